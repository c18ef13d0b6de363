import { describe, expect, it } from 'vitest'
import { cleanDrawing } from './clean-drawing.ts'

const isDrawable = (inside: string) =>
  cleanDrawing(`<svg xmlns:xlink="x">${inside}</svg>`)?.isDrawable

/** A part that is used ten times in the next, and so on: 10 to the power of `levels`. */
function nested(levels: number, part: (inside: string, level: number) => string): string {
  return Array.from({ length: levels }, (_, level) =>
    part(`<use href="#p${level}"/>`.repeat(10), level + 1),
  ).join('')
}
const START = '<rect id="p0" width="9" height="9"/>'
const CHAIN = (name: string, property: string) =>
  START +
  Array.from(
    { length: 5 },
    (_, level) =>
      `<${name} id="q${level}">${`<rect ${property}="url(#q${level - 1})"/>`.repeat(10)}</${name}>`,
  ).join('') +
  `<rect ${property}="url(#q4)"/>`

describe('what people draw can be shown', () => {
  it.each([
    [
      'a gradient on every shape',
      `<linearGradient id="g"><stop/></linearGradient>${'<path fill="url(#g)"/>'.repeat(10_000)}`,
    ],
    [
      'a symbol used 2,000 times',
      `<symbol id="s"><path/><path/></symbol>${'<use xlink:href="#s"/>'.repeat(2_000)}`,
    ],
    [
      'a shadow of a design program',
      '<filter id="f" x="-20" y="-20" width="900" height="700" filterUnits="userSpaceOnUse"><feFlood/><feOffset dy="4"/><feGaussianBlur stdDeviation="100"/><feBlend/></filter><g filter="url(#f)"><path/></g>',
    ],
    [
      'classes with clips',
      `<style>.a{clip-path:url(#c)} .b{fill:red}</style><clipPath id="c"><rect/></clipPath>${'<g class="a"/><path class="b"/>'.repeat(500)}`,
    ],
    [
      'a mask within a mask',
      '<mask id="m"><rect/></mask><mask id="n" mask="url(#m)"><rect/></mask><g mask="url(#n)"/>',
    ],
    ['a reference to nothing', '<use href="#gone"/><rect fill="url(#gone)"/>'],
  ])('%s', (_what, inside) => {
    expect(isDrawable(inside)).toBe(true)
  })
})

describe('what multiplies itself cannot', () => {
  it.each([
    ['use in use', START + nested(8, (inside, level) => `<g id="p${level}">${inside}</g>`)],
    ['symbols', START + nested(8, (inside, level) => `<symbol id="p${level}">${inside}</symbol>`)],
    [
      'the finding: use and a blur',
      `<filter id="b"><feGaussianBlur stdDeviation="90"/></filter>${START}${nested(8, (inside, level) => `<g id="p${level}" filter="url(#b)">${inside}</g>`)}`,
    ],
    ['patterns', CHAIN('pattern', 'fill')],
    ['masks', CHAIN('mask', 'mask')],
    ['clips', CHAIN('clipPath', 'clip-path')],
    ['markers', CHAIN('marker', 'marker-end')],
    [
      'a marker at each corner',
      `<marker id="m">${'<path/>'.repeat(100)}</marker><path marker-mid="url(#m)" d="${'M1 1'.repeat(500)}"/>`,
    ],
    [
      'a pattern that all inherit',
      `<pattern id="p">${'<path/>'.repeat(100)}</pattern><g fill="url(#p)">${'<path/>'.repeat(500)}</g>`,
    ],
    [
      'effects on effects',
      `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(50)}</filter>${'<g filter="url(#f)"/>'.repeat(50)}`,
    ],
    [
      'effects by a class',
      `<style>g .e , x{filter:url(#f)}</style><filter id="f"><feFlood/></filter>${'<g class="d e"/>'.repeat(600)}`,
    ],
    [
      'effects by a style',
      `<filter id="f"><feFlood/></filter>${'<g style="filter : url( \'#f\' )"/>'.repeat(600)}`,
    ],
    [
      'effects in rules in rules',
      `<style>g { filter:url(#f); .b { fill: red } }</style><filter id="f"><feFlood/></filter>${'<g/>'.repeat(600)}`,
    ],
    ['effects without a filter', '<g style="filter:blur(4px) blur(4px)"/>'.repeat(400)],
    ['a part of itself', '<g id="a"><use href="#a"/></g>'],
    [
      'a long chain',
      START +
        Array.from({ length: 5_000 }, (_, n) => `<use id="p${n + 1}" href="#p${n}"/>`).join(''),
    ],
    ['a blur without an end', '<filter id="f"><feGaussianBlur stdDeviation="1e6"/></filter>'],
    ['a blur in a style sheet', '<style>g{filter:blur(9999px)}</style>'],
    ['a spread without an end', '<filter id="f"><feMorphology radius="5000"/></filter>'],
    [
      'a region without an end',
      '<filter id="f" width="100000%" height="100000%"><feFlood/></filter>',
    ],
    ['a square of cells', '<filter id="f"><feConvolveMatrix order="100"/></filter>'],
    ['layers of noise', '<filter id="f"><feTurbulence numOctaves="9999"/></filter>'],
  ])('%s', (_what, inside) => {
    expect(isDrawable(inside)).toBe(false)
  })
})

describe('no text takes longer to judge than its length', () => {
  it.each([
    ['spaces', `<g style="fill:url(${' '.repeat(300_000)}#a)"/>`],
    ['comments without an end', `<style>${'/*'.repeat(150_000)}</style>`],
    ['selectors without rules', `<style>${'a '.repeat(150_000)}</style>`],
    ['blurs without an end', `<style>${'blur('.repeat(60_000)}</style>`],
    ['words', `<g style="filter:${'a-'.repeat(150_000)}"/>`],
    [
      'rules for every element',
      `<style>${'*{fill:url(#a)}'.repeat(5_000)}</style>${'<g/>'.repeat(5_000)}`,
    ],
    [
      'rules for one class',
      `<style>${'.a{fill:url(#a)}'.repeat(5_000)}</style>${'<g class="a"/>'.repeat(5_000)}`,
    ],
  ])('%s', (_what, inside) => {
    // Any answer will do: quadratic work would not end before the test's time limit.
    expect(isDrawable(inside)).toBeTypeOf('boolean')
  })
})
