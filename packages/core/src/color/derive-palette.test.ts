import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Color, parseColor, writeColor } from './contrast.ts'
import { derivePalette, MOST_COLORS } from './derive-palette.ts'
import { fromOklch, toOklch } from './oklch.ts'
import { hardPairs, type PaletteColors, paletteColors } from './palette-colors.ts'

const color = (text: string) => parseColor(text) ?? expect.fail(`${text} is no colour`)
const derive = (...texts: string[]) => derivePalette(texts.map(color))
const written = (colors: PaletteColors) =>
  Object.fromEntries(Object.entries(colors).map(([name, one]) => [name, writeColor(one)]))

const channel = fc.integer({ min: 0, max: 255 })
const anyColor = fc.record<Color>({
  red: channel,
  green: channel,
  blue: channel,
  alpha: fc.constant(1),
})
const anyColors = fc.array(anyColor, { minLength: 1, maxLength: MOST_COLORS })

describe('a palette', () => {
  it('can be read in every section, whatever colours it is made of', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { darkAccent, ...plain } = derivePalette(colors)
        expect(hardPairs({ ...plain, darkAccent })).toEqual([])
        expect(hardPairs(plain)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  it('stays as it is when it is made of its own colours', () => {
    const once = written(derive('#1c4f9c', '#f4f1ea', '#d9e4ee', '#e8a33d', '#14202b'))
    expect(once).toMatchObject({
      accent: '#1c4f9c',
      accentBackground: '#e8a33d',
      lightBackground: '#f4f1ea',
      darkBackground: '#14202b',
    })
    const { accent, accentBackground, lightBackground, softBackground, darkBackground } = once
    expect(
      written(
        derive(
          ...[accent, accentBackground, lightBackground, softBackground, darkBackground].map(
            String,
          ),
        ),
      ),
    ).toEqual(once)
  })

  it('keeps a strong colour where it fills a section, and darkens it where it is read', () => {
    const { accentBackground, accent, accentText } = written(derive('#ffd400'))
    expect(accentBackground).toBe('#ffd400')
    expect(accentText).not.toBe('#ffffff')
    expect(toOklch(color(accent ?? '')).lightness).toBeLessThan(0.6)
  })

  it('has light sections that are light, and dark ones that are dark', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const { lightBackground, softBackground, darkBackground } = derivePalette(colors)
        expect(toOklch(lightBackground).lightness).toBeGreaterThan(0.85)
        expect(toOklch(softBackground).lightness).toBeGreaterThan(0.8)
        expect(toOklch(darkBackground).lightness).toBeLessThan(0.33)
      }),
      { numRuns: 100 },
    )
  })
})

it('says which choices cannot be read together', () => {
  const values = { ...written(derive('#1c4f9c')), lightText: '#9aa0a6' }
  const colors = paletteColors(values) ?? expect.fail('no palette')
  expect(hardPairs(colors)[0]).toMatchObject({
    section: 'light',
    part: 'text',
    front: 'lightText',
    back: 'lightBackground',
    least: 4.5,
  })
})

it('knows no palette where a theme has other choices', () => {
  const { softText: _gone, ...rest } = written(derive('#1c4f9c'))
  expect(paletteColors(rest)).toBeUndefined()
})

describe('OKLCH', () => {
  // From the examples of CSS Color 4.
  it.each([
    ['#ffffff', 1, 0],
    ['#ff0000', 0.628, 0.258],
    ['#008000', 0.52, 0.177],
    ['#0000ff', 0.452, 0.313],
  ])('of %s has lightness %d and chroma %d', (text, lightness, chroma) => {
    const found = toOklch(color(text))
    expect(found.lightness).toBeCloseTo(lightness, 2)
    expect(found.chroma).toBeCloseTo(chroma, 2)
  })

  it('gives every colour back', () => {
    fc.assert(
      fc.property(anyColor, (one) => {
        expect(fromOklch(toOklch(one))).toEqual(one)
      }),
    )
  })
})
