import { describe, expect, it } from 'vitest'
import { readRange } from './byte-range.ts'

describe('readRange in a file of 100 bytes', () => {
  it.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, undefined],
    ['bytes=-', undefined],
    ['bytes=9-3', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
    ['bytes=0x1-5', undefined],
  ])('reads %s', (header, range) => {
    expect(readRange(header, 100)).toEqual(range)
  })
})
