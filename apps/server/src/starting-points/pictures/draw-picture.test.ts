import { describe, expect, it } from 'vitest'
import { paint } from '../paint.ts'
import { drawPicture, PICTURE_KINDS } from './draw-picture.ts'

const request = { palette: 'clay', seed: 7, width: 300, height: 200 } as const

describe('drawPicture', () => {
  it('draws the same picture for the same request, and another for another seed', () => {
    const mug = drawPicture({ kind: 'mug', ...request })
    expect(drawPicture({ kind: 'mug', ...request })).toBe(mug)
    expect(drawPicture({ kind: 'mug', ...request, seed: 8 })).not.toBe(mug)
  })

  it.each(PICTURE_KINDS)('draws %s with numbers only, and in the size asked for', async (kind) => {
    expect(drawPicture({ kind, ...request })).not.toMatch(/NaN|undefined|Infinity/)
    const { facts } = await paint({ kind, ...request })
    expect(facts).toMatchObject({ width: 300, height: 200 })
  })
})
