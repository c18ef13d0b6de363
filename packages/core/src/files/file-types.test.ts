import { describe, expect, it } from 'vitest'
import { extensionOf, MAX_UPLOAD_BYTES, maxBytesOf, uploadProblem } from './file-types.ts'

describe('extensionOf', () => {
  it.each([
    ['Blue Bowl.JPG', 'jpg'],
    ['bowl.jpeg', 'jpg'],
    ['menu.final.pdf', 'pdf'],
    ['menu.pdf.exe', undefined],
    ['page.html', undefined],
    ['x.constructor', undefined],
    ['pdf', undefined],
    ['', undefined],
  ])('reads %j as %s', (name, extension) => {
    expect(extensionOf(name)).toBe(extension)
  })
})

describe('maxBytesOf', () => {
  it('gives pictures 20 MB, drawings 1 MB, and films the most', () => {
    expect([maxBytesOf('jpg'), maxBytesOf('svg')]).toEqual([20_000_000, 1_000_000])
    expect(maxBytesOf('mp4')).toBe(MAX_UPLOAD_BYTES)
  })
})

describe('messages', () => {
  it.each([
    [{ name: 'a.exe', size: 1 }, undefined, 'does not appear to be a supported file.'],
    [{ name: 'a.png', size: 0 }, undefined, 'does not appear to be a supported file.'],
    [{ name: 'a.pdf', size: 1 }, 'image', 'does not appear to be a supported image file.'],
  ] as const)('of %j where %s is wanted', (file, kind, words) => {
    expect(uploadProblem(file, kind)).toBe(`The file ${file.name} ${words}`)
  })

  it('names the largest size that fits', () => {
    expect(uploadProblem({ name: 'a.png', size: 20_000_001 })).toBe(
      'The file a.png is too large. The maximum allowed file size is 20 MB.',
    )
    expect(uploadProblem({ name: 'a.png', size: 20_000_000 })).toBeUndefined()
  })
})
