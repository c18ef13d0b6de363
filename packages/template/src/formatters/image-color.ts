import { colorAttributes } from '../content/image.ts'
import { child } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

export const imageColor: Formatter = {
  name: 'image-color',
  summary: 'The colours of an image: all as attributes, or one, alone or as a CSS declaration.',
  section: 'content',
  usage: '[key] [property]',
  examples: [
    {
      input: {
        colorData: {
          topLeftAverage: '102030',
          topRightAverage: '203040',
          bottomLeftAverage: '304050',
          bottomRightAverage: '405060',
          centerAverage: 'aabbcc',
        },
      },
      output:
        'data-color-topLeft="#102030" data-color-topRight="#203040" data-color-bottomLeft="#304050" data-color-bottomRight="#405060" data-color-center="#aabbcc" ',
    },
    { input: { colorData: { centerAverage: 'aabbcc' } }, args: ['center'], output: '#aabbcc' },
    {
      input: { colorData: { centerAverage: 'aabbcc' } },
      args: ['center', 'color'],
      output: 'color: #aabbcc',
    },
    { input: { colorData: {} }, args: ['center'], output: '"center" not found.' },
    { input: {}, output: '' },
  ],
  format(value, [key, property]) {
    const colors = child(value, 'colorData')
    if (colors === undefined) return undefined
    if (key === undefined) return colorAttributes(colors)
    const color = asString(child(colors, `${key}Average`))
    if (color === '') return `"${key}" not found.`
    return property === undefined ? `#${color}` : `${property}: #${color}`
  },
}
