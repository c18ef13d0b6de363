import { PICTURE_WIDTHS } from '@sitewright/core/files/picture-widths'
import { objectOf } from '../values/property.ts'
import { asString } from '../values/value.ts'
import type { Formatter } from './formatter.ts'

const TIERS = PICTURE_WIDTHS.map((width) => `${width}w`)

export const imageSrcset: Formatter = {
  name: 'image-srcset',
  summary: 'The `srcset` of an image: every stored width, then the original.',
  section: 'content',
  usage: '',
  examples: [
    {
      input: { assetUrl: '/a', systemDataVariants: '100x75,100w,300w' },
      output: ' srcset="/a?format=100w 100w,/a?format=300w 300w,/a?format=original 500w"',
    },
    { input: {}, output: '' },
  ],
  format(value) {
    const url = asString(objectOf(value).assetUrl)
    const variants = asString(objectOf(value).systemDataVariants)
    let sources = ''
    let last = ''
    for (const width of variants.split(',')) {
      if (!width.endsWith('w')) continue
      sources += `${url}?format=${width} ${width},`
      last = width
    }
    if (last === '') return value
    const tier = TIERS.indexOf(last)
    const next = tier < 0 ? undefined : TIERS[tier + 1]
    return next === undefined
      ? ` srcset="${sources.slice(0, -1)}"`
      : ` srcset="${sources}${url}?format=original ${next}"`
  },
}
