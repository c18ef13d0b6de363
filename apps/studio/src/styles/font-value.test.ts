import { describe, expect, it } from 'vitest'
import { familyList, firstFamily, readFont, weightsOf, withFontProperty } from './font-value.ts'

describe('a font', () => {
  it('is read and written by its properties', () => {
    const font = "font-family: 'Work Sans', serif; font-weight: 600"
    expect([...readFont(font)]).toEqual([
      ['font-family', "'Work Sans', serif"],
      ['font-weight', '600'],
    ])
    expect(withFontProperty(font, 'font-weight', '400')).toBe(
      "font-family: 'Work Sans', serif; font-weight: 400;",
    )
    expect(withFontProperty(font, 'line-height', '1.5')).toMatch(/ line-height: 1.5;$/)
  })

  it('has a family, and one for when that is not there', () => {
    expect(firstFamily("'Work Sans', serif")).toBe('Work Sans')
    expect(firstFamily('Georgia')).toBe('Georgia')
    expect(familyList({ family: 'Inter', kind: 'sans' })).toBe("'Inter', sans-serif")
  })

  it.each([
    ['200 800', [200, 300, 400, 500, 600, 700, 800]],
    ['400', [400]],
  ])('of weights %s', (weights, expected) => {
    expect(weightsOf({ weights })).toEqual(expected)
  })

  it('that is not known here may have any weight', () => {
    expect(weightsOf(undefined)).toHaveLength(9)
  })
})
