import { describe, expect, it } from 'vitest'
import { hardToRead } from './declared-pairs.ts'

const sheet = (text: string, background: string) =>
  `:root { --sw-color-text: ${text}; --sw-color-background: ${background} }`

describe('what a style sheet declares for words', () => {
  it('is hard to read where it is too much alike, in every section that has it', () => {
    const found = hardToRead(sheet('#eeeeee', '#fbfaf7'))
    expect(found.map(({ section }) => section)).toEqual(['light', 'soft', 'accent', 'dark'])
    expect(found[0]).toMatchObject({
      front: 'color-text',
      back: 'color-background',
      frontColor: '#eeeeee',
      backColor: '#fbfaf7',
      least: 4.5,
    })
    expect(found[0]?.ratio).toBeCloseTo(1.11, 2)
  })

  it('is told of the sections that have colours of their own', () => {
    const dark =
      "[data-section-theme='dark'], .footer { --sw-color-text: #222; --sw-color-background: #000 }"
    const soft = '[data-section-theme=soft]{--sw-color-text:#333;--sw-color-background:#222}'
    const found = hardToRead(`${sheet('#000', '#fff')}\n${dark}\n${soft}`)
    expect(found.map(({ section }) => section)).toEqual(['soft', 'dark'])
  })

  it('is told of the dark version, too, each pair once', () => {
    const night = `@media screen and (prefers-color-scheme: dark) { ${sheet('#333', '#222')} }`
    const found = hardToRead(`${sheet('#000', '#fff')}\n${night}`)
    expect(found.map(({ section, backColor }) => `${section} ${backColor}`)).toEqual([
      'light #222',
      'soft #222',
      'accent #222',
      'dark #222',
    ])
  })

  it('begins with text on the background, which other colours follow from', () => {
    const quiet = '[data-section-theme=light] { --sw-color-muted: #fbfaf7 }'
    const [first, ...others] = hardToRead(`${sheet('#eeeeee', '#fbfaf7')} ${quiet}`)
    expect(first).toMatchObject({ front: 'color-text', back: 'color-background' })
    expect(others.map(({ front }) => front)).toContain('color-muted')
  })

  it.each([
    ['can be read', '#000000', '#ffffff'],
    ['lets something through', '#eeeeee80', '#ffffff'],
    ['is no plain colour', 'var(--x)', '#ffffff'],
    ['is no plain colour', '#eeeeee', 'linear-gradient(#fff, #000)'],
  ])('is not warned of where it %s', (_why, text, background) => {
    expect(hardToRead(sheet(text, background))).toEqual([])
  })

  it('is nothing in a theme with other names', () => {
    expect(hardToRead('body { color: #fff; background: #fff }')).toEqual([])
  })
})
