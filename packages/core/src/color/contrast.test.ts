import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BLACK,
  type Color,
  contrast,
  LEAST_CONTRAST,
  nearestReadable,
  over,
  parseColor,
  WHITE,
  writeColor,
} from './contrast.ts'

const color = (text: string) => parseColor(text) ?? expect.fail(`${text} is no colour`)

describe('a colour that is read', () => {
  it.each([
    ['#fff', WHITE],
    ['#000000', BLACK],
    ['#0f08', { red: 0, green: 255, blue: 0, alpha: 136 / 255 }],
    ['#11223380', { red: 17, green: 34, blue: 51, alpha: 128 / 255 }],
    ['rgb(1, 2, 3)', { red: 1, green: 2, blue: 3, alpha: 1 }],
    ['rgba(1, 2, 3, 0.5)', { red: 1, green: 2, blue: 3, alpha: 0.5 }],
    ['rgb(1 2 3 / 50%)', { red: 1, green: 2, blue: 3, alpha: 0.5 }],
    ['transparent', { red: 0, green: 0, blue: 0, alpha: 0 }],
  ])('%s', (text, expected) => {
    expect(parseColor(text)).toEqual(expected)
  })

  it.each(['red', '#12', 'rgb(1, 2)', 'rgb(a, b, c)', 'var(--x)', 'oklch(0.5 0.1 20)', ''])(
    'is none in %j',
    (text) => {
      expect(parseColor(text)).toBeUndefined()
    },
  )
})

describe('contrast', () => {
  // From the examples of WCAG and of the tools that people check with.
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#eeeeee', '#fbfaf7', 1.11],
    ['#ff0000', '#ffffff', 4],
  ])('of %s and %s is %d', (a, b, expected) => {
    expect(contrast(color(a), color(b))).toBeCloseTo(expected, 2)
    expect(contrast(color(b), color(a))).toBeCloseTo(expected, 2)
  })
})

it('sees what is below through what covers it in part', () => {
  expect(writeColor(over(color('#ffffff80'), BLACK))).toBe('#808080')
  expect(over({ ...WHITE, alpha: 0 }, { ...BLACK, alpha: 0 }).alpha).toBe(0)
})

describe('the nearest colour that can be read', () => {
  it('is the colour itself where that can be read', () => {
    expect(nearestReadable(color('#123456'), WHITE, LEAST_CONTRAST.text)).toEqual(color('#123456'))
  })

  it('keeps as much of a colour as it can', () => {
    expect(writeColor(nearestReadable(color('#eeeeee'), WHITE, LEAST_CONTRAST.text))).toBe(
      '#767676',
    )
  })

  it('can be read on anything, as it is written', () => {
    const part = fc.integer({ min: 0, max: 255 })
    const colors = fc.record<Color>({ red: part, green: part, blue: part, alpha: fc.constant(1) })
    fc.assert(
      fc.property(colors, colors, (text, background) => {
        const found = nearestReadable(text, background, LEAST_CONTRAST.text)
        expect(contrast(color(writeColor(found)), background)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})
