import { describe } from 'vitest'
import { renders } from '../test-template.ts'

const colorData = {
  topLeftAverage: '111111',
  topRightAverage: '222222',
  bottomLeftAverage: '333333',
  bottomRightAverage: '444444',
  centerAverage: '555555',
}
const attributes = (colors: readonly string[]) =>
  ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center']
    .map((corner, index) => `data-color-${corner}="#${colors[index] ?? ''}" `)
    .join('')

describe('without arguments: every colour as an attribute', () => {
  renders('{a|image-color}', { a: { colorData } }, attributes(Object.values(colorData)))
  renders('{a|image-color}', { a: { colorData: { topLeftAverage: 0 } } }, attributes(['0']))
  renders('{a|image-color}', { a: { colorData: {} } }, attributes([]))
  renders('{a|image-color}', { a: { colorData: null } }, attributes([]))
  renders('{a|image-color}', { a: { colorData: 'text' } }, attributes([]))
})

describe('with a name: that colour', () => {
  renders('{a|image-color center}', { a: { colorData } }, '#555555')
  renders('{a|image-color bottomRight}', { a: { colorData } }, '#444444')
  renders('{a|image-color center}', { a: { colorData: { centerAverage: 12 } } }, '#12')
  renders('{a|image-color own}', { a: { colorData: { ownAverage: 'abc' } } }, '#abc')
})

describe('with a property: a declaration', () => {
  renders(
    '{a|image-color center background-color}',
    { a: { colorData } },
    'background-color: #555555',
  )
  renders('{a|image-color:topLeft:color:x}', { a: { colorData } }, 'color: #111111')
  renders('{a|image-color center }', { a: { colorData } }, ': #555555')
})

describe('a name without a colour is told', () => {
  renders('{a|image-color middle}', { a: { colorData } }, '"middle" not found.')
  renders('{a|image-color Center color}', { a: { colorData } }, '"Center" not found.')
  renders('{a|image-color }', { a: { colorData } }, '"" not found.')
  renders(
    '{a|image-color center}',
    { a: { colorData: { centerAverage: '' } } },
    '"center" not found.',
  )
  renders(
    '{a|image-color center}',
    { a: { colorData: { centerAverage: null } } },
    '"center" not found.',
  )
  renders('{a|image-color center}', { a: { colorData: null } }, '"center" not found.')
})

describe('a picture without colours gives nothing', () => {
  renders('[{a|image-color|json}]', { a: {} }, '[]')
  renders('[{a|image-color center|json}]', { a: { assetUrl: '/a' } }, '[]')
  renders('[{a|image-color|json}]', { a: 'text' }, '[]')
  renders('[{a|image-color|json}]', { a: null }, '[]')
  renders('[{a|image-color|json}]', {}, '[]')
})
