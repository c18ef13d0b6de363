import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  allPlatformStyles,
  platformStylesAt,
  platformStylesOn,
  withPlatformStyles,
} from './platform-styles.ts'
import type { StylePart } from './style-part.ts'
import { STYLE_PARTS } from './style-parts.ts'

const native = { isNative: true, needsAllStyles: false }
const foreign = { isNative: false, needsAllStyles: false }
const cssOn = (html: string, theme = foreign) =>
  platformStylesAt(platformStylesOn(html, theme))?.css ?? ''

/** Most bytes of the platform's styles on any page besides those of its blocks, gzipped. */
const MOST = 9_100

/** Most bytes that a type of block adds to them. */
const MOST_OF_BLOCK = 400

/** Selectors of CSS, without those of at-rules and of steps of animations. */
function selectorsIn(css: string): string[] {
  const rules = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .matchAll(/([^{}]+)\{/g)
  return [...rules].map(([, selector = '']) => selector.trim()).filter((one) => one[0] !== '@')
}

describe('the platform’s styles', () => {
  it.each(STYLE_PARTS.filter(({ marks, name }) => marks !== 'always' && !name.endsWith(' block')))(
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
    expect(store).toContain('.ProductList-grid {')
    expect(store).not.toMatch(/eventlist|sw-lock|variant-radiobtn \{|\.sw-grid/)
    expect(cssOn('<p>sw-lock ProductList</p>').length).toBeLessThan(1_000)
  })

  it('have the styles of a block where one of its type is', () => {
    const html =
      '<div class="sw-document"><div class="sqs-block image-block sqs-block-image" id="a">'
    expect(cssOn(html)).toContain('.sw-image-frame {')
    expect(cssOn(html)).not.toContain('.sw-search-block')
  })

  it('come to at most 9.1 KB on a page that has everything, and 400 bytes for each type of block on it', () => {
    const marksOf = (parts: readonly StylePart[]) =>
      parts.flatMap(({ marks }) => (marks === 'always' ? [] : marks)).join(' ')
    const [blocks, others] = [true, false].map((isBlock) =>
      STYLE_PARTS.filter(({ name }) => name.endsWith(' block') === isBlock),
    ) as [StylePart[], StylePart[]]
    for (const theme of [native, foreign]) {
      const without = cssOn(`<p class="${marksOf(others)} ">`, theme)
      const css = cssOn(`<p class="${marksOf(STYLE_PARTS)} ">`, theme)
      expect(css).toBe(platformStylesAt(allPlatformStyles(theme))?.css)
      expect(gzipSync(without).length).toBeLessThan(MOST)
      expect(gzipSync(css).length).toBeLessThan(MOST + blocks.length * MOST_OF_BLOCK)
    }
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
    '/platform.zzzzzzzzzz.000000000000.css',
    '/platform.-1.000000000000.css',
  ])('are not at %s', (path) => expect(platformStylesAt(path)).toBeUndefined())

  it('are given for an address of another version, and not kept', () => {
    expect(platformStylesAt('/platform.1.000000000000.css')).toMatchObject({ isCurrent: false })
    expect(platformStylesAt(platformStylesOn('', foreign))).toMatchObject({ isCurrent: true })
  })
})
