import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findFontFile } from './find-font-file.ts'
import { FONT_FAMILIES } from './font-table.ts'
import { fontPath, withFonts } from './with-fonts.ts'

/** The families that get rules, stand-ins not counted. */
function familiesOf(css: string): string[] {
  const added = withFonts(css).css.slice(css.length)
  const names = [...added.matchAll(/@font-face\{font-family:"([^"]+)"/g)].map(([, name]) => name)
  return [...new Set(names)].filter((name) => !name?.includes('Fallback')) as string[]
}

describe('the families that a style sheet names', () => {
  it.each([
    ['with quotes', `body{font-family:"Source Serif 4",serif}`, ['Source Serif 4']],
    ['without', 'body { font-family: Work Sans, sans-serif }', ['Work Sans']],
    ['in any case', 'body{FONT-FAMILY:inter}', ['Inter']],
    ['with comments', 'p{font-family:/* b */"Lora"/* c */,serif}', ['Lora']],
    ['with escapes', String.raw`p{font-family:"\4c ora"}`, ['Lora']],
    ['in a shorthand', 'p{font:italic 600 1rem/1.5 DM Sans,serif}', ['DM Sans']],
    ['behind a size in words', 'p{font:bold large Inter,serif}', ['Inter']],
    ['in a custom property', ':root{--text:Karla,sans-serif;--width:3rem}', ['Karla']],
    ['as what a variable falls back to', 'p{font-family:var(--text, Manrope), serif}', ['Manrope']],
    ['with !important', 'p{font-family:Fraunces!important}', ['Fraunces']],
    ['several', 'h1{font-family:"Lora",Inter}p{font-family:Inter}', ['Lora', 'Inter']],
    ['inside conditions', '@media print{h1{font-family:Lora}}', ['Lora']],
    ['before a hover', 'a:hover{color:red}h1{font-family:Lora}', ['Lora']],
    ['in a part of a longer name', 'p{font-family:"Inter Tight",Interval}', []],
    ['in a comment or a text', '/*font-family:Lora*/p{content:"font-family:Lora"}', []],
    ['as something else', '.lora{animation:Inter 2s}', []],
  ])('are found %s', (_name, css, families) => {
    expect(familiesOf(css)).toEqual(families)
  })

  it('keep what a theme defines by itself', () => {
    const css = '@font-face{font-family:Lora;src:url(/assets/lora.woff2)}p{font-family:Lora,serif}'
    expect(withFonts(css)).toEqual({ css, preloads: [] })
  })

  it('get stand-ins behind them', () => {
    const { css } = withFonts('p{font-family:"Inter",sans-serif}')
    expect(css).toContain('p{font-family:"Inter","Inter Fallback","Inter Fallback Android",sans-')
    expect(css).toMatch(
      /font-family:"Inter Fallback";src:local\("Arial"\).*size-adjust:107.12%;ascent-override:90.44%;descent-override:22.52%/,
    )
  })
})

describe('the rules of a font', () => {
  it('are one for each alphabet and style, at an address of their bytes', () => {
    const rules = withFonts('p{font-family:Karla}').css.match(/@font-face\{[^}]+\.woff2[^}]+\}/g)
    expect(rules).toHaveLength(4)
    expect(rules?.[0]).toMatch(
      /^@font-face\{font-family:"Karla";font-style:normal;font-weight:200 800;font-display:swap;src:url\(\/universal\/fonts\/karla-latin-wght-normal\.[0-9a-f]{12}\.woff2\) format\("woff2"\);unicode-range:U\+0000-00FF,/,
    )
  })

  it('are not added to a sheet that names none', () => {
    const css = 'p{font-family:Georgia,serif}'
    expect(withFonts(css)).toEqual({ css, preloads: [] })
  })
})

describe('the fonts that are fetched early', () => {
  it('are those of text and headings', () => {
    const css = ':root{--sw-font-heading:Instrument Serif;--sw-font-body:"Inter";--other:Lora}'
    expect(withFonts(css).preloads).toEqual([
      expect.stringMatching(/^\/universal\/fonts\/inter-latin-wght-normal\./),
      expect.stringMatching(/^\/universal\/fonts\/instrument-serif-latin-400-normal\./),
    ])
  })

  it('are one where both are the same', () => {
    const css = ':root{--sw-font-heading:Inter;--sw-font-body:Inter}'
    expect(withFonts(css).preloads).toHaveLength(1)
  })
})

it('takes time in line with a sheet’s length', { timeout: 120_000 }, () => {
  // Some megabytes take a second in linear time. In quadratic time they would not end within the hour.
  const times = 150_000
  const hostile = `${'--a:Inter Inter Inter '.repeat(times)}${'font:('.repeat(times)}${'/*'.repeat(times)}`
  expect(withFonts(hostile).css.length).toBeGreaterThanOrEqual(hostile.length)
})

describe('the table of fonts', () => {
  it('is of the files that are installed: after a new version, run `npm run fonts`', () => {
    for (const file of FONT_FAMILIES.flatMap(({ files }) => files)) {
      const bytes = readFileSync(findFontFile(fontPath(file)) ?? '')
      const hash = createHash('sha256').update(bytes).digest('hex')
      expect(hash.slice(0, file.hash.length), file.file).toBe(file.hash)
    }
  })

  it('leads nowhere else', () => {
    for (const path of [
      '/universal/fonts/inter-latin-wght-normal.000000000000.woff2',
      '/universal/fonts/../../package.json',
      'constructor',
    ]) {
      expect(findFontFile(path)).toBeUndefined()
    }
  })

  it('is of the packages that are installed', () => {
    const { dependencies } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    )
    const installed = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'))
    expect(FONT_FAMILIES.map((font) => font.package).sort()).toEqual(installed.sort())
  })
})
