import { describe, expect, it } from 'vitest'
import type { Selection } from '../document/selection.ts'
import { keyDeed } from './keyboard.ts'

const section = (sectionId: string): Selection => ({ kind: 'section', documentId: 'd', sectionId })
const block = (sectionId: string, blockId: string): Selection => ({
  kind: 'block',
  documentId: 'd',
  sectionId,
  blockId,
})
const page = [section('1'), block('1', 'a'), block('1', 'b'), section('2'), block('2', 'c')]
const none: Selection = { kind: 'none' }

/** How often the order of the whole page was asked for. */
let measured = 0

const press = (keys: string, selection: Selection) => {
  const parts = keys.split('-')
  const has = (name: string) => parts.includes(name)
  const key = parts.at(-1) ?? ''
  const targets = () => {
    measured += 1
    return page
  }
  return keyDeed({ key, shift: has('Shift'), alt: has('Alt'), mod: has('Mod') }, selection, targets)
}

describe('the keyboard', () => {
  it.each(['ArrowDown', 'Shift-ArrowDown', 'Delete', 'Enter', 'Escape', 'Mod-z', 'x'])(
    '%s on a block measures no other',
    (keys) => {
      measured = 0
      press(keys, block('1', 'a'))
      expect(measured).toBe(0)
    },
  )

  it.each([
    ['Tab', none, page[0]],
    ['Tab', page[0], page[1]],
    ['Tab', page[2], page[3]],
    ['Shift-Tab', page[3], page[2]],
    ['Enter', page[3], page[4]],
    ['ArrowDown', page[0], page[3]],
    ['ArrowUp', page[3], page[0]],
  ] as const)('%s selects', (keys, from, target) => {
    expect(press(keys, from ?? none)).toEqual({ kind: 'select', target })
  })

  it.each([
    ['ArrowRight', { dx: 1, dy: 0, dw: 0, dh: 0, isFree: false }],
    ['ArrowUp', { dx: 0, dy: -1, dw: 0, dh: 0, isFree: false }],
    ['Shift-ArrowDown', { dx: 0, dy: 0, dw: 0, dh: 1, isFree: false }],
    ['Alt-ArrowUp', { dx: 0, dy: -1, dw: 0, dh: 0, isFree: true }],
  ])('%s moves or resizes the block', (keys, by) => {
    expect(press(keys, block('1', 'a'))).toEqual({ kind: 'nudge', by })
  })

  it.each([
    ['Delete', 'remove'],
    ['Mod-d', 'duplicate'],
    ['Mod-z', 'undo'],
    ['Mod-Shift-z', 'redo'],
    ['Enter', 'type'],
    ['Escape', 'leave'],
    ['/', 'palette'],
  ])('%s asks for %s', (keys, name) => {
    expect(press(keys, block('1', 'a'))).toEqual({ kind: 'command', name })
  })

  it('goes through the items of a list, moves them with Alt, and opens one', () => {
    const item = (itemId: string): Selection => ({ kind: 'item', itemId })
    const list = () => [item('a'), item('b'), section('1')]
    const onItem = (key: string, from: Selection, alt = false) =>
      keyDeed({ key, shift: false, alt, mod: false }, from, list)
    expect(onItem('Tab', none)).toEqual({ kind: 'select', target: item('a') })
    expect(onItem('ArrowRight', item('a'))).toEqual({ kind: 'select', target: item('b') })
    expect(onItem('ArrowUp', item('b'))).toEqual({ kind: 'select', target: item('a') })
    expect(onItem('ArrowDown', item('b'))).toBeUndefined()
    expect(onItem('ArrowLeft', item('b'), true)).toEqual({ kind: 'command', name: 'itemBack' })
    expect(onItem('ArrowDown', item('a'), true)).toEqual({ kind: 'command', name: 'itemOn' })
    expect(onItem('Enter', item('a'))).toEqual({ kind: 'command', name: 'openItem' })
  })

  describe('in groups', () => {
    // Two groups, of which one has a block between its own.
    const groups = [
      ['a', 'c'],
      ['d', 'e'],
    ]
    const groupOf = (id: string) => groups.find((group) => group.includes(id)) ?? [id]
    const all = [section('1'), ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => block('1', id))]
    const group = (...blockIds: string[]): Selection => ({
      ...{ kind: 'blocks', documentId: 'd', sectionId: '1' },
      blockIds,
    })
    const tab = (from: Selection, shift = false) =>
      keyDeed({ key: 'Tab', shift, alt: false, mod: false }, from, () => all, groupOf)

    it.each([
      ['a section', section('1'), group('a', 'c')],
      ['a group', group('a', 'c'), block('1', 'b')],
      ['what stands between', block('1', 'b'), group('d', 'e')],
      ['a block in a group', block('1', 'a'), block('1', 'c')],
      ['the last block of a group', block('1', 'c'), block('1', 'b')],
      ['the last group', block('1', 'e'), block('1', 'f')],
    ])('Tab goes on from %s', (_what, from, target) => {
      expect(tab(from)).toEqual({ kind: 'select', target })
    })

    it.each([
      ['a block behind a group', block('1', 'f'), group('d', 'e')],
      ['a group', group('d', 'e'), block('1', 'b')],
      ['a block in a group', block('1', 'e'), block('1', 'd')],
      ['the first block of a group', block('1', 'd'), block('1', 'b')],
    ])('Shift+Tab goes back from %s', (_what, from, target) => {
      expect(tab(from, true)).toEqual({ kind: 'select', target })
    })
  })

  it('is no trap: Tab leaves at both ends', () => {
    expect(press('Tab', block('2', 'c'))).toBeUndefined()
    expect(press('Shift-Tab', section('1'))).toEqual({ kind: 'command', name: 'leaveBack' })
  })

  it('leaves every other key to the browser', () => {
    expect(press('Mod-r', none)).toBeUndefined()
    expect(press('a', none)).toBeUndefined()
  })
})
