import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  allPlatformStyles,
  platformStylesAt,
  platformStylesOn,
  withPlatformStyles,
} from './platform-styles.ts'
import { STYLE_PARTS } from './style-parts.ts'

const native = { isNative: true, needsAllStyles: false }
const foreign = { isNative: false, needsAllStyles: false }
const cssOn = (html: string, theme = foreign) =>
  platformStylesAt(platformStylesOn(html, theme))?.css ?? ''

/** Most bytes of the platform's styles on any page, gzipped, beside those of the types of block and looks of sections on it. */
const MOST = 10_000

/** Most bytes of the styles of one type of block, or of one look of sections, gzipped. */
const MOST_OF_BLOCK = 1_500

const isOfBlock = ({ name }: { name: string }) => / (?:block|of a section)$/.test(name)

/** Parts for pages of one kind: no page has two of them. */
const OF_ONE_KIND = ['album', 'blog', 'course', 'events', 'gallery', 'videos', 'index', 'lock']

/** Selectors of CSS, without those of at-rules and of steps of animations. */
function selectorsIn(css: string): string[] {
  const rules = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .matchAll(/([^{}]+)\{/g)
  return [...rules].map(([, selector = '']) => selector.trim()).filter((one) => one[0] !== '@')
}

describe('the platform’s styles', () => {
  it.each(STYLE_PARTS.filter(({ marks, name }) => marks !== 'always' && !isOfBlock({ name })))(
    'of the part $name are for nothing but what it is known by',
    ({ marks, css }) => {
      const names = [...marks].map((mark) => `.${mark.trim()}`)
      expect(
        selectorsIn(css).filter(
          (one) => one.includes('.') && !names.some((name) => one.includes(name)),
        ),
      ).toEqual([])
    },
  )

  it('are sent for what is on the page alone', () => {
    const store = cssOn('<ul class="ProductList-grid"></ul>')
    expect(store).toContain('.ProductList-grid{')
    expect(store).not.toMatch(/eventlist|sw-lock|variant-radiobtn\{|\.sw-grid/)
    expect(cssOn('<p>sw-lock ProductList</p>').length).toBeLessThan(1_000)
  })

  it('have the styles of a block where one of its type is', () => {
    const html =
      '<div class="sw-document"><div class="sqs-block image-block sqs-block-image" id="a">'
    expect(cssOn(html)).toContain('.sw-image-frame{')
    expect(cssOn(html)).not.toContain('.sw-search-block')
  })

  it('come to at most 10 KB on a page that has everything, and what its types of block have', () => {
    const marksOf = (parts: typeof STYLE_PARTS) =>
      parts.flatMap(({ marks }) => (marks === 'always' ? [] : marks)).join(' ')
    const withoutBlocks = marksOf(STYLE_PARTS.filter((part) => !isOfBlock(part)))
    for (const theme of [native, foreign]) {
      expect(gzipSync(cssOn(`<p class="${withoutBlocks} ">`, theme)).length).toBeLessThan(MOST)
      expect(cssOn(`<p class="${marksOf(STYLE_PARTS)}">`, theme)).toBe(
        platformStylesAt(allPlatformStyles(theme))?.css,
      )
    }
  })

  it.each(OF_ONE_KIND)(
    'come to at most 10 KB on a page of the kind %s, with all looks of its sections',
    (kind) => {
      const others = OF_ONE_KIND.filter((one) => one !== kind)
      const parts = STYLE_PARTS.filter(
        ({ name }) => !name.endsWith(' block') && !others.includes(name),
      )
      const marks = parts.flatMap((part) => (part.marks === 'always' ? [] : part.marks)).join(' ')
      for (const theme of [native, foreign]) {
        expect(gzipSync(cssOn(`<p class="${marks} ">`, theme)).length).toBeLessThan(MOST)
      }
    },
  )

  it.each(STYLE_PARTS.filter(isOfBlock))('of the part $name come to at most 1.5 KB', ({ css }) => {
    expect(gzipSync(css).length).toBeLessThan(MOST_OF_BLOCK)
  })

  it('leave buttons to themes that know the platform', () => {
    const button = '<a class="sqs-block-button-element">'
    expect(cssOn(button)).toContain('large-button-style-outline')
    expect(cssOn(button, native)).not.toContain('large-button-style-outline')
  })

  it('are all there where scripts put the next page into this one', () => {
    expect(cssOn('', { isNative: false, needsAllStyles: true })).toContain('.ProductList-grid')
  })

  it('go before the site’s own, once, whatever the page says', () => {
    const link = '<link rel="stylesheet" href="/site.0.css">'
    const html = `<head>${link}</head><p>&lt;link rel="stylesheet" $& ${link}`
    const made = withPlatformStyles(html, '/site.0.css', '/platform.1.css')
    expect(made).toBe(html.replace(link, `<link rel="stylesheet" href="/platform.1.css">\n${link}`))
  })

  it.each([
    '/platform.0.css',
    `/platform.${'z'.repeat(40)}.000000000000.css`,
    '/platform.-1.000000000000.css',
  ])('are not at %s', (path) => expect(platformStylesAt(path)).toBeUndefined())

  it('are given for an address of another version, and not kept', () => {
    expect(platformStylesAt('/platform.1.000000000000.css')).toMatchObject({ isCurrent: false })
    expect(platformStylesAt(platformStylesOn('', foreign))).toMatchObject({ isCurrent: true })
  })
})
