import { describe, expect, it } from 'vitest'
import { actionOf } from './grid-keys.ts'

const size = { lines: 100, columns: 6, page: 10 }
const at = { line: 50, column: 2 }
const press = (key: string, more: object = {}) =>
  actionOf(
    { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more },
    at,
    size,
  )

describe('keys of the grid', () => {
  it.each([
    ['ArrowDown', {}, { line: 51, column: 2 }],
    ['PageUp', {}, { line: 40, column: 2 }],
    ['Home', {}, { line: 50, column: 0 }],
    ['End', { ctrlKey: true }, { line: 99, column: 5 }],
    ['Home', { metaKey: true }, { line: 0, column: 0 }],
  ])('%s with %j moves to %j', (key, more, to) => {
    expect(press(key, more)).toEqual({ kind: 'move', to, extends: false })
  })

  it('stay within the grid, and extend the selection with Shift', () => {
    const lastCell = { line: 99, column: 5 }
    const pressed = {
      key: 'ArrowDown',
      ctrlKey: false,
      metaKey: false,
      shiftKey: true,
      altKey: false,
    }
    expect(actionOf(pressed, lastCell, size)).toEqual({ kind: 'move', to: lastCell, extends: true })
  })

  it.each([
    ['Enter', {}, { kind: 'edit', typed: undefined }],
    ['7', {}, { kind: 'edit', typed: '7' }],
    ['+', { shiftKey: true }, { kind: 'edit', typed: '+' }],
    [' ', {}, { kind: 'select' }],
    ['Delete', {}, { kind: 'clear' }],
    ['d', { ctrlKey: true }, { kind: 'fillDown' }],
    ['z', { metaKey: true }, { kind: 'undo' }],
    ['c', { ctrlKey: true }, undefined],
    ['Tab', {}, undefined],
    ['x', { altKey: true }, undefined],
  ])('%j with %j is %j', (key, more, action) => {
    expect(press(key, more)).toEqual(action)
  })
})
