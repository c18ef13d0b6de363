import { describe, expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

describe('the size of a file, in units of 1024', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 * 1024 - 1, '1 MB'],
    [20 * 1024 * 1024, '20 MB'],
    [1024 ** 3 * 5.25, '5.3 GB'],
    [1024 ** 8, '1 YB'],
    [1024 ** 9, '1024 YB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(fileSize(bytes)).toBe(text)
  })
})
