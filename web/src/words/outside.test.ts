// No sentence is written in the code itself: whatever is said comes from a catalogue.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { parse } from 'svelte/compiler'
import ts from 'typescript'
import { expect, it } from 'vitest'

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return statSync(path).isDirectory() ? files(path) : [path]
  })
const sources = files('src').filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|wire\.ts$/.test(path))

// the end of file names, a key, a move, selectors, and each language by its own name
const OTHERS =
  'Page|Escape|Esc|pick godcat|input, select, textarea, dialog|button, a, summary|English|Español|Português|Deutsch'
const NOT_SAID = new Set([...OTHERS.split('|'), 'Content-Type', 'export default '])

/** Words for people: a capital first, or more than one. */
const speaks = (text: string): boolean =>
  /^[\p{L}\s\d,;:.!?…’'·%-]+$/u.test(text) &&
  (/^\s*\p{Lu}\p{Ll}+/u.test(text) || /\p{L}[\p{L}’',;:.!?…]* +\p{L}/u.test(text)) &&
  !NOT_SAID.has(text)

/** The text of every string in some code, but for what is thrown and what is only compared. */
function strings(code: string): string[] {
  const found: string[] = []
  const walk = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && /^(\w*Error|Refusal)$/.test(node.expression.getText())) return
    if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) found.push(node.text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile('code.ts', code, ts.ScriptTarget.Latest, true))
  return found
}

/** The pieces of code in a component's markup. */
function pieces(node: unknown, text: string): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => pieces(one, text))
  if (node === null || typeof node !== 'object') return []
  const { type, start, end } = node as { type?: string; start?: number; end?: number }
  if (type === 'Literal' || type === 'TemplateLiteral') return [text.slice(start, end)]
  return Object.values(node).flatMap((value) => pieces(value, text))
}

function code(path: string): string[] {
  const text = readFileSync(path, 'utf8')
  if (path.endsWith('.ts')) return [text]
  const { fragment, instance, module } = parse(text, { modern: true })
  const scripts = [instance, module].flatMap((script) => (script ? [script.content] : []))
  const written = scripts.map((script) => {
    const { start, end } = script as unknown as { start: number; end: number }
    return text.slice(start, end)
  })
  return [...written, ...pieces(fragment, text)]
}

it.each(sources)('nothing is said by %s itself', (path) => {
  expect(code(path).flatMap(strings).filter(speaks)).toEqual([])
})
