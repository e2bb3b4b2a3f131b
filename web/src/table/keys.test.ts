// Shortcuts click their buttons, and nothing behind a dialog.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pressKey } from './keys'

const draw = vi.fn()

const press = (key: string, more: KeyboardEventInit = {}): void =>
  pressKey(new KeyboardEvent('keydown', { key, ...more }))

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<button data-key="d"></button>'
  document.querySelector('button')?.addEventListener('click', draw)
})

afterEach(() => {
  document.body.innerHTML = ''
})

describe('a key', () => {
  it('clicks its button', () => {
    press('d')
    press('D')
    expect(draw).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['n', 'n'],
    ['N', 'n'],
    ['p', 'p'],
    ['l', 'l'],
    ['Escape', 'escape'],
  ])('%s clicks the element with that data-key', (key, mark) => {
    const pressed = vi.fn()
    document.body.insertAdjacentHTML('beforeend', `<i data-key="${mark}"></i>`)
    document.querySelector('i')?.addEventListener('click', pressed)
    press(key)
    expect(pressed).toHaveBeenCalledTimes(1)
    expect(draw).not.toHaveBeenCalled()
  })

  it('does nothing in a text field', () => {
    document.body.insertAdjacentHTML('beforeend', '<input />')
    document.body.addEventListener('keydown', pressKey, { once: true })
    document.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }))
    expect(draw).not.toHaveBeenCalled()
  })

  it('does nothing while a dialog is open', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>')
    press('d')
    expect(draw).not.toHaveBeenCalled()
  })

  it('that is held down acts once', () => {
    press('d')
    press('d', { repeat: true })
    expect(draw).toHaveBeenCalledTimes(1)
  })
})
