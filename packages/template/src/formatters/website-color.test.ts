import { describe } from 'vitest'
import { holdsFact, renders } from '../test-template.ts'

const color = { hue: 200, saturation: 0.5, lightness: 0.25 }

const TEMPLATE = '{a|website-color}'
const outside = (parts: object, problem: string) =>
  [TEMPLATE, { a: { ...color, ...parts } }, problem] as const

holdsFact(
  'fact 5.colour.01: hue goes from 0 to 360, all else from 0 to 1',
  [TEMPLATE, { a: { hue: 0, saturation: 0, lightness: 0, alpha: 0 } }, 'hsla(0, 0%, 0%, 0)'],
  [
    TEMPLATE,
    { a: { hue: 360, saturation: 1, lightness: 1, alpha: 1 } },
    'hsla(360, 100%, 100%, 1)',
  ],
)

holdsFact(
  'fact 5.colour.02: a hue beyond that is told',
  outside({ hue: -1 }, 'Hue out of bounds. '),
  outside({ hue: 361 }, 'Hue out of bounds. '),
)

holdsFact(
  'fact 5.colour.03: a saturation beyond that is told',
  outside({ saturation: -0.1 }, 'Saturation out of bounds. '),
  outside({ saturation: 1.1 }, 'Saturation out of bounds. '),
)

holdsFact(
  'fact 5.colour.04: a lightness beyond that is told',
  outside({ lightness: -0.1 }, 'Lightness out of bounds. '),
  outside({ lightness: 1.1 }, 'Lightness out of bounds. '),
)

holdsFact(
  'fact 5.colour.05: an alpha beyond that is told',
  outside({ alpha: -0.1 }, 'Alpha out of bounds.'),
  outside({ alpha: 1.1 }, 'Alpha out of bounds.'),
)

holdsFact(
  'fact 5.colour.06: a part that is missing is told',
  outside({ hue: undefined }, 'Missing an H/S/L value.'),
  outside({ saturation: undefined }, 'Missing an H/S/L value.'),
  outside({ lightness: undefined }, 'Missing an H/S/L value.'),
)

describe('hue, saturation and lightness', () => {
  renders('{a|website-color}', { a: color }, 'hsl(200, 50%, 25%)')
  renders('{a|website-color}', { a: { hue: 0, saturation: 0, lightness: 0 } }, 'hsl(0, 0%, 0%)')
  renders(
    '{a|website-color}',
    { a: { hue: 360, saturation: 1, lightness: 1 } },
    'hsl(360, 100%, 100%)',
  )
})

describe('with alpha', () => {
  renders('{a|website-color}', { a: { ...color, alpha: 0.5 } }, 'hsla(200, 50%, 25%, 0.5)')
  renders('{a|website-color}', { a: { ...color, alpha: 1 } }, 'hsla(200, 50%, 25%, 1)')
  renders('{a|website-color}', { a: { ...color, alpha: null } }, 'hsla(200, 50%, 25%, 0)')
})

describe('two decimals at most', () => {
  renders(
    '{a|website-color}',
    { a: { hue: 12.345, saturation: 0.12345, lightness: 0.1 } },
    'hsl(12.35, 12.35%, 10%)',
  )
  renders(
    '{a|website-color}',
    { a: { hue: 2.675, saturation: 1 / 3, lightness: 0.5, alpha: 2 / 3 } },
    'hsla(2.67, 33.33%, 50%, 0.67)',
  )
  renders(
    '{a|website-color}',
    { a: { hue: 1e-7, saturation: 0.07, lightness: 0.29 } },
    'hsl(0, 7%, 29%)',
  )
})

describe('parts are read as numbers', () => {
  renders(
    '{a|website-color}',
    { a: { hue: '200', saturation: '0.5', lightness: true } },
    'hsl(200, 50%, 100%)',
  )
  renders('{a|website-color}', { a: { ...color, hue: null } }, 'hsl(0, 50%, 25%)')
  renders('{a|website-color}', { a: { ...color, hue: [1] } }, 'hsl(0, 50%, 25%)')
})

describe('a missing part is told', () => {
  const missing = 'Missing an H/S/L value.'
  renders('{a|website-color}', { a: { saturation: 0, lightness: 0 } }, missing)
  renders('{a|website-color}', { a: { hue: 0, lightness: 0 } }, missing)
  renders('{a|website-color}', { a: { hue: 999, saturation: 0 } }, missing)
  renders('{a|website-color}', { a: {} }, missing)
  renders('{a|website-color}', { a: 'blue' }, missing)
  renders('{a|website-color}', { a: null }, missing)
  renders('{a|website-color}', {}, missing)
})

describe('every part beyond its range is told', () => {
  renders('{a|website-color}', { a: { ...color, hue: 361 } }, 'Hue out of bounds. ')
  renders('{a|website-color}', { a: { ...color, hue: -0.001 } }, 'Hue out of bounds. ')
  renders('{a|website-color}', { a: { ...color, saturation: 1.001 } }, 'Saturation out of bounds. ')
  renders('{a|website-color}', { a: { ...color, lightness: -1 } }, 'Lightness out of bounds. ')
  renders('{a|website-color}', { a: { ...color, alpha: 2 } }, 'Alpha out of bounds.')
  renders(
    '{a|website-color}',
    { a: { hue: -1, saturation: 2, lightness: 2, alpha: -1 } },
    'Hue out of bounds. Saturation out of bounds. Lightness out of bounds. Alpha out of bounds.',
  )
})

describe('what is no number is noticed in saturation and lightness only', () => {
  renders('{a|website-color}', { a: { ...color, saturation: 'x' } }, 'Saturation out of bounds. ')
  renders('{a|website-color}', { a: { ...color, lightness: '' } }, 'Lightness out of bounds. ')
  renders('{a|website-color}', { a: { ...color, hue: 'x' } }, 'hsl(NaN, 50%, 25%)')
  renders('{a|website-color}', { a: { ...color, alpha: 'x' } }, 'hsla(200, 50%, 25%, NaN)')
})
