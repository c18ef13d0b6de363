import { describe } from 'vitest'
import { renders } from '../test-template.ts'
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
