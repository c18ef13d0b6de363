import { describe, expect, it } from 'vitest'
import { renders, run } from '../test-template.ts'
import { fails, holds } from './test-predicate.ts'

const CHOICES = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': [
    ...['top', 'top-left', 'top-right', 'center'],
    ...['bottom', 'bottom-left', 'bottom-right'],
  ],
  'active-alignment': ['center', 'left', 'right'],
}
const SWITCHES = [
  ...['autoplay', 'auto-crop', 'controls', 'lightbox', 'square-thumbs'],
  ...['show-meta', 'show-meta-on-hover', 'thumbnails'],
]

it.each([
  ['3.gallery-options.24', 'grid'],
  ['3.gallery-options.25', 'slideshow'],
  ['3.gallery-options.26', 'slider'],
  ['3.gallery-options.27', 'stacked'],
])('fact %s: templates know the design %s', (_, design) => {
  const asked = CHOICES.design.map((each) => `{.gallery-design-${each}?}${each}{.end}`).join('')
  expect(run(asked, { options: { design } }).output).toBe(design)
})

describe('options with a choice', () => {
  for (const [option, values] of Object.entries(CHOICES)) {
    for (const value of values) {
      holds(`gallery-${option}-${value}?`, { options: { [option]: value } })
      fails(`gallery-${option}-${value}?`, { options: { [option]: value.toUpperCase() } })
      fails(`gallery-${option}-${value}?`, { options: {} })
    }
  }
})

describe('options that are on or off', () => {
  for (const option of SWITCHES) {
    holds(`gallery-${option}?`, { options: { [option]: 'true' } })
    fails(`gallery-${option}?`, { options: { [option]: false } })
    fails(`gallery-${option}?`, { options: { [option]: 'on' } })
    fails(`gallery-${option}?`, {})
  }
})

describe('gallery-meta?', () => {
  holds('gallery-meta?', { options: { indicators: 'yes' } })
  fails('gallery-meta?', { options: { controls: false, indicators: '' } })
  fails('gallery-meta?', { options: null })
  fails('gallery-meta?', {})
})

describe('the options may be further out', () => {
  const options = { design: 'grid', lightbox: true, controls: true }
  for (const name of ['gallery-design-grid?', 'gallery-lightbox?', 'gallery-meta?']) {
    renders(`{.section a}{.${name}}yes{.end}{.end}`, { options, a: [1] }, 'yes')
  }
})
