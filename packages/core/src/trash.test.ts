import { describe, expect, it } from 'vitest'
import { ROLES } from './roles.ts'
import { nextFreeAddress, trashKindsOf } from './trash.ts'

describe('nextFreeAddress', () => {
  it.each([
    ['is the former one where that is free', 'about', [], 'about'],
    ['counts on where it is taken', 'about', ['about', 'about-1'], 'about-2'],
    ['keeps the part before the last slash', '2026/3/a-post', ['2026/3/a-post'], '2026/3/a-post-1'],
  ])('%s', (_case, address, taken, free) => {
    expect(nextFreeAddress(address, (candidate) => taken.includes(candidate))).toBe(free)
  })
})

describe('the next free SKU', () => {
  it('is as long as SKUs may be, at its end as well', () => {
    const long = 'X'.repeat(60)
    const free = nextFreeAddress(long, (candidate) => candidate === long, 60)
    expect(free).toBe(`${'X'.repeat(58)}-1`)
  })
})

describe('trashKindsOf', () => {
  it.each([
    ['editor', ROLES.editor, ['page', 'item', 'file']],
    ['storeManager', ROLES.storeManager, ['product', 'file']],
    ['draftEditor', ROLES.draftEditor, ['page', 'file']],
    ['viewer', ROLES.viewer, []],
    ['nobody', 99, []],
  ])('gives the role %s what it may remove', (_name, role, kinds) => {
    expect(trashKindsOf(role)).toEqual(kinds)
  })
})
