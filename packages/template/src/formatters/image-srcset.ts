import { STORED_WIDTHS } from '../content/dimensions.ts'
import { child } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const TIERS = STORED_WIDTHS.map((width) => `${width}w`)

export const imageSrcset: Formatter = {
  name: 'image-srcset',
  summary: 'The `srcset` of an image: every stored width, then the original.',
  examples: [
    {
      input: { assetUrl: '/a', systemDataVariants: '100x75,100w,300w' },
      output: ' srcset="/a?format=100w 100w,/a?format=300w 300w,/a?format=original 500w"',
    },
    { input: {}, output: '' },
  ],
  format(value) {
    const url = asString(child(value, 'assetUrl'))
    const variants = asString(child(value, 'systemDataVariants'))
    const widths = variants.split(',').filter((variant) => variant.endsWith('w'))
    if (widths.length === 0) return value
    const sources = widths.map((width) => `${url}?format=${width} ${width}`)
    const tier = TIERS.indexOf(widths.at(-1) ?? '')
    const next = tier < 0 ? undefined : TIERS[tier + 1]
    if (next) sources.push(`${url}?format=original ${next}`)
    return ` srcset="${sources.join(',')}"`
  },
}
