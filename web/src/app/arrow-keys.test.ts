import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { moveByPlace } from './arrow-keys'

/** Two rows of buttons, named by their place; the test page has no layout of its own. */
beforeEach(() => {
  document.body.innerHTML = '<a href="/" id="out"></a><main></main>'
  for (const [id, x, y] of [
    ['a1', 0, 0],
    ['a2', 100, 0],
    ['b1', 0, 50],
    ['b2', 100, 50],
  ] as const) {
    const button = document.createElement('button')
    button.id = id
    button.getBoundingClientRect = () => new DOMRect(x, y, 80, 30)
    button.checkVisibility = () => true
    button.scrollIntoView = () => undefined
    document.querySelector('main')?.append(button)
  }
})
afterEach(() => (document.body.innerHTML = ''))

function press(key: string, more: KeyboardEventInit = {}): string | undefined {
  const target = document.activeElement ?? document.body
  const root = document.querySelector('main') as HTMLElement
  const listen = (event: Event): void => moveByPlace(event as KeyboardEvent, root, '#a1')
  document.addEventListener('keydown', listen, { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  return document.activeElement?.id
}

describe('an arrow key', () => {
  it('begins at the first control and goes to the nearest one in its direction', () => {
    expect(press('ArrowDown')).toBe('a1')
    expect(press('ArrowRight')).toBe('a2')
    expect(press('ArrowDown')).toBe('b2')
    expect(press('ArrowLeft')).toBe('b1')
    expect(press('ArrowLeft')).toBe('b1')
    expect(press('ArrowUp')).toBe('a1')
  })

  it('does nothing in a field, with another key held, or behind a dialog', () => {
    expect(press('ArrowDown', { ctrlKey: true })).toBe('')
    document.body.insertAdjacentHTML('beforeend', '<input id="field" />')
    document.querySelector<HTMLElement>('#field')?.focus()
    expect(press('ArrowDown')).toBe('field')
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    document.querySelector<HTMLElement>('#a2')?.focus()
    expect(press('ArrowDown')).toBe('a2')
  })
})
