import { SECTION_LIBRARY } from '@sitewright/blocks/section-library'
import { describe, expect, it } from 'vitest'
import { drawSection } from './section-drawing.ts'
import { textLines } from './text-drawing.ts'

const LAYOUTS = SECTION_LIBRARY.flatMap(({ layouts }) => layouts)

describe('the drawing of a section', () => {
  it.each(LAYOUTS.map((layout) => [layout.name, layout] as const))(
    'shows every part of %s, as wide as the section at most',
    (_name, layout) => {
      for (const part of layout.parts) {
        const { shapes } = drawSection({ ...layout, parts: [part] })
        expect(shapes.length).toBeGreaterThan(0)
        const beyond = shapes.filter(
          (shape) =>
            shape.kind === 'rect' &&
            !layout.hasBackground &&
            (shape.x < -0.01 || shape.x + shape.w > 24.01),
        )
        expect(beyond).toEqual([])
      }
    },
  )

  it('has a picture of its own for each block that the library uses', () => {
    const parts = LAYOUTS.flatMap((layout) =>
      layout.parts.map((part) => ({ ...layout, parts: [part] })),
    )
    const plain = parts.filter((layout) => {
      const { shapes } = drawSection({ ...layout, settings: {} })
      return shapes.length === 1 && shapes[0]?.tone === 'surface'
    })
    expect(plain.map(({ parts: [part] }) => part?.block)).toEqual([])
  })
})

describe('lines of words', () => {
  const box = { x: 0, y: 0, w: 10, h: 4 }
  it.each([
    ['short words', 1],
    ['words that go on until one line is not enough for them any more', 2],
  ])('%s take %i', (text, count) => {
    const lines = textLines(text, box, { height: 0.4, align: 'left', tone: 'faint' })
    expect(lines).toHaveLength(count)
    expect(lines.every(({ x, w }) => x >= 0 && x + w <= 10)).toBe(true)
  })
})
