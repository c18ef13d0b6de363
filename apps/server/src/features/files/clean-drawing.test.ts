import { describe, expect, it } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const clean = (inside: string, attributes = '') =>
  cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`)?.svg
const drawing = (inside: string, attributes = '') => `${OPEN}${attributes}>${inside}</svg>`

describe('what is drawn stays', () => {
  it.each([
    '<path d="M0 0h4v4z" fill="#c0643c"></path>',
    '<g id="a" class="b" transform="scale(2)"><circle r="3"></circle></g>',
    '<style>.a{fill:url(#g)}</style><linearGradient id="g"><stop offset="0"></stop></linearGradient>',
    '<text x="1">Clay &amp; Co</text>',
    '<use href="#a"></use><use xlink:href="#a"></use>',
    '<rect style="fill:red" filter="url(#f)"></rect>',
  ])('%s', (inside) => {
    expect(clean(inside)).toBe(drawing(inside))
  })
})

describe('what runs, loads or hides is left out', () => {
  it.each([
    ['scripts', '<script>alert(1)</script>', ''],
    ['scripts by another name', '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script>', ''],
    ['what stands in something left out', '<a href="#"><g><script/></g>x</a>', ''],
    ['handlers', '<g onclick="alert(1)" onload="1"/>', '<g></g>'],
    ['pages', '<foreignObject><body xmlns="x" onload="1"/></foreignObject>', ''],
    ['other addresses', '<use href="https://evil.example/x.svg#a"/>', '<use></use>'],
    ['addresses that are scripts', '<use xlink:href=" javascript:alert(1)"/>', '<use></use>'],
    ['pictures from elsewhere', '<image href="http://evil.example/beacon"/>', ''],
    ['styles that load', '<style>@import "//evil.example"</style>', '<style></style>'],
    ['styles that hide it', '<style>a{b:u\\72l(x)}</style>', '<style></style>'],
    ['fills from elsewhere', '<g fill="url(//evil.example#x)"/>', '<g></g>'],
    [
      'fills in quotes from elsewhere',
      `<g style="fill:url( 'https://evil.example/')"/>`,
      '<g></g>',
    ],
    ['animations that set addresses', '<set attributeName="href" to="javascript:1"/>', ''],
    ['comments and instructions', '<!-- x --><?php 1 ?><g/>', '<g></g>'],
    ['text where none is drawn', '<g>]]><b>x</b></g>', '<g></g>'],
    [
      'markup in text',
      '<text><![CDATA[<script>1</script>]]></text>',
      '<text>&lt;script&gt;1&lt;/script&gt;</text>',
    ],
    [
      'a way out of an attribute',
      `<g id='"&gt;&lt;script&gt;'/>`,
      '<g id="&quot;&gt;&lt;script&gt;"></g>',
    ],
  ])('%s', (_what, inside, left) => {
    expect(clean(inside)).toBe(drawing(left))
  })

  it('leaves out entities of a document type', () => {
    const text = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg><text>&a;</text></svg>'
    expect(cleanDrawing(text)?.svg ?? '').not.toContain('aaaa')
  })
})

describe('what is no drawing', () => {
  it.each([
    ['a page', '<html><svg/></html>'],
    ['nothing', ''],
    ['a drawing cut off', '<svg><g><path d="M0'],
    ['a drawing that is not closed', '<svg><g></g>'],
    ['more nested than anyone draws', `<svg>${'<g>'.repeat(100)}${'</g>'.repeat(100)}</svg>`],
    ['more parts than anyone draws', `<svg>${'<g/>'.repeat(20_001)}</svg>`],
  ])('is refused: %s', (_what, text) => {
    expect(cleanDrawing(text)).toBeUndefined()
  })
})

describe('its size', () => {
  it.each([
    [' width="40" height="30px"', 40, 30],
    [' viewBox="0 0 120 60"', 120, 60],
    [' width="60" viewBox="0,0,120,60"', 60, 30],
    [' width="100%" height="100%" viewBox="0 0 8.2 0.1"', 8, 1],
    ['', 300, 150],
    [' width="1e9" height="-4"', 300, 150],
  ])('of <svg%s> is %i × %i', (attributes, width, height) => {
    expect(cleanDrawing(`<svg${attributes}><g/></svg>`)).toMatchObject({ width, height })
  })
})
