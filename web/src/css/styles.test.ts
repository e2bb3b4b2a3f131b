import { readdirSync, readFileSync } from 'node:fs'
import { parse, parseCss, type AST } from 'svelte/compiler'
import { expect, test } from 'vitest'

// The sheets that several components share. A rule for one component stands in that component.
const SHARED = [
  'css/base.css',
  'css/card.css',
  'css/controls.css',
  'css/families.css',
  'css/fonts.css',
  'css/notice.css',
  'css/settings.css',
  'css/table.css',
  'css/tokens.css',
]
const IN_A_GAME = /^games\/\w+\/prompt\.css$/ // what its prompts share
const LINES = 11495 // of styles, in sheets and components; fewer is better

// Breakpoints, as docs/design/styles.md lists them.
const WIDTHS = [380, 560, 700, 1000, 1200]
const HEIGHTS = [380, 500, 720, 840]
const DEVICE = ['(prefers-reduced-motion: reduce)', '(hover: none)', 'print']
const CONTAINERS = ['dialog', 'page', 'room'] // shared by components
const OWN_SIZES: Record<string, readonly string[]> = { tank: ['(width < 230px)'], reef: ['(height < 180px)'] }

interface Config {
  default: { compilerOptions: { cssHash: (component: { filename: string }) => string } }
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
const read = (name: string): string => readFileSync(`src/${name}`, 'utf8')
const components = files.filter((name) => name.endsWith('.svelte')).sort()
const sheets = files.filter((name) => name.endsWith('.css')).sort()
const styleOf = (name: string): AST.CSS.StyleSheet | null => parse(read(name), { modern: true }).css

/** Every rule of a style sheet, those in at-rules and in other rules too, but no keyframes. */
function rulesOf(nodes: readonly AST.CSS.Node[]): AST.CSS.Rule[] {
  return nodes.flatMap((node) => {
    if (node.type === 'Rule') return [node, ...rulesOf(node.block.children)]
    return node.type === 'Atrule' && node.block && !node.name.endsWith('keyframes') ? rulesOf(node.block.children) : []
  })
}

/** Whether some part of a selector is the component's own. */
const isScoped = ({ children }: AST.CSS.ComplexSelector): boolean =>
  children.some(({ selectors }) => {
    const first = selectors[0]
    return first?.type !== 'PseudoClassSelector' || first.name !== 'global'
  })

const selectorsOf = (rules: readonly AST.CSS.Rule[]): AST.CSS.ComplexSelector[] =>
  rules.flatMap((rule) => rule.prelude.children)

/** The classes that selectors name, in their arguments too. */
function classesOf(selectors: readonly AST.CSS.ComplexSelector[]): string[] {
  const parts = selectors.flatMap(({ children }) => children.flatMap((relative) => relative.selectors))
  return parts.flatMap((part) => {
    if (part.type === 'ClassSelector') return [part.name]
    return part.type === 'PseudoClassSelector' && part.args ? classesOf(part.args.children) : []
  })
}

test('there are no style sheets but the few that components share', () => {
  expect(sheets.filter((name) => !IN_A_GAME.test(name))).toEqual(SHARED)
  expect(sheets.length - SHARED.length).toBeLessThanOrEqual(1)
})

test.each(components)('every rule of %s styles an element of that component or one inside it', (name) => {
  const rules = rulesOf(styleOf(name)?.children ?? [])
  const globals = selectorsOf(rules).filter((selector) => !isScoped(selector))
  expect(globals.map(({ start, end }) => read(name).slice(start, end))).toEqual([])
})

test('a class that only one component has is not in a shared sheet by itself', () => {
  const owners = (name: string): string[] =>
    components.filter((component) => new RegExp(`class(=|:)[^>]*\\b${name}\\b`).test(read(component)))
  const lonely = sheets
    .filter((sheet) => sheet !== 'css/card.css')
    .flatMap((sheet) => {
      const classes = selectorsOf(rulesOf(parseCss(read(sheet)).children)).map((selector) => classesOf([selector]))
      const single = classes.filter((names) => names.length > 0 && names.every((name) => owners(name).length === 1))
      return single.map((names) => `${sheet}: .${names.join(' .')}`)
    })
  expect(lonely).toEqual([])
})

/** The at-rules of these names in all styles. */
function atrulesOf(...names: string[]): AST.CSS.Atrule[] {
  const inside = (nodes: readonly AST.CSS.Node[]): AST.CSS.Atrule[] =>
    nodes.flatMap((node) => {
      const children = node.type === 'Rule' || node.type === 'Atrule' ? inside(node.block?.children ?? []) : []
      return node.type === 'Atrule' && names.includes(node.name) ? [node, ...children] : children
    })
  const parts = [...sheets.map((name) => parseCss(read(name))), ...components.map((name) => styleOf(name))]
  return parts.flatMap((sheet) => inside(sheet?.children ?? []))
}

/** Whether a part of a query, such as `(width < 700px)`, asks for a breakpoint. */
function isBreakpoint(part: string): boolean {
  const [, axis, pixels] = /^\((width|height) (?:<|>=) (\d+)px\)$/.exec(part) ?? []
  return (axis === 'width' ? WIDTHS : HEIGHTS).includes(Number(pixels))
}
const partsOf = (condition: string): string[] => condition.match(/\([^()]+\)/g) ?? ['none']

test('media queries ask only for the device and for breakpoints of the page', () => {
  const queries = atrulesOf('media').map(({ prelude }) => prelude)
  expect(queries.length).toBeGreaterThan(10)
  const others = queries.filter((query) => !DEVICE.includes(query) && !partsOf(query).every(isBreakpoint))
  expect(others).toEqual([])
})

test('container queries name their container and ask only for breakpoints', () => {
  const queries = atrulesOf('container').map(({ prelude }) => prelude)
  expect(queries.length).toBeGreaterThan(100)
  const others = queries.filter((query) => {
    const name = query.split(' ')[0] ?? ''
    const own = OWN_SIZES[name]
    return !partsOf(query).every((part) => (own ? own.includes(part) : CONTAINERS.includes(name) && isBreakpoint(part)))
  })
  expect(others).toEqual([])
})

test('docs/design/styles.md lists every breakpoint', () => {
  const page = readFileSync('../docs/design/styles.md', 'utf8')
  const listed = [...page.matchAll(/^\| (\d+)px/gm)].map(([, pixels]) => Number(pixels))
  expect(listed).toEqual([...WIDTHS, ...HEIGHTS])
})

test('styles stay within their budget of lines', () => {
  const lines = (text: string): number => text.split('\n').length - 1
  const styles = components.map((name) => {
    const { content } = styleOf(name) ?? { content: { styles: '' } }
    return lines(content.styles.trimEnd())
  })
  const all = [...sheets.map((name) => lines(read(name))), ...styles].reduce((sum, count) => sum + count, 0)
  expect(all).toBeLessThanOrEqual(LINES)
  expect(all).toBeGreaterThan(LINES / 2) // the count finds them
})

test('no two components have the same scope', async () => {
  const file: string = '../../svelte.config.js' // not typed
  const { default: config } = (await import(file)) as Config
  const scopes = components.map((filename) => config.compilerOptions.cssHash({ filename: `src/${filename}` }))
  expect(scopes.filter((scope, at) => scopes.indexOf(scope) !== at)).toEqual([])
})
