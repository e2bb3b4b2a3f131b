// No text for people is hard-coded: all of it comes from the catalogues.
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

// file names, keys, a move, selectors, and the languages by their own names
const OTHERS =
  'Arrow|Page|Escape|Esc|Tab|Shift|Control|Alt|Meta|pick godcat|input, select, textarea, dialog|button, a, summary|English|Español|Português|Deutsch'
const GENERATED = ['export default ', "'\nexport default ", "import keys from '"] // code that the build writes
const NOT_TEXT = new Set([...OTHERS.split('|'), 'Content-Type', ...GENERATED])

/** Whether a string looks like text for people: it begins with a capital, or has several words. */
const isText = (text: string): boolean =>
  /^[\p{L}\s\d,;:.!?…’'·%-]+$/u.test(text) &&
  (/^\s*\p{Lu}\p{Ll}+/u.test(text) || /\p{L}[\p{L}’',;:.!?…]* +\p{L}/u.test(text)) &&
  !NOT_TEXT.has(text)

/** The strings in some code, except those that are thrown or compared. */
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

/** The literals in a component's markup. */
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

it.each(sources)('%s has no hard-coded text', (path) => {
  expect(code(path).flatMap(strings).filter(isText)).toEqual([])
})
