/** The styles of galleries: those of `block.css`, and what follows from the table of options. */

import {
  GALLERY_ASPECT_RATIOS,
  SLIDER_ASPECT_RATIO,
} from '@sitewright/core/content/gallery-options'
import css from './block.css'
import extras from './extras.css'

const RATIOS = Object.entries(GALLERY_ASPECT_RATIOS).map(
  ([name, [width, height]]) =>
    `.sqs-gallery-aspect-ratio-${name} { --gallery-ratio: ${width} / ${height}; }`,
)

const SLIDER = `.sqs-gallery-block-slider .image-slide-anchor { height: ${SLIDER_ASPECT_RATIO}cqw; min-width: ${SLIDER_ASPECT_RATIO / 2}cqw; }`

export const GALLERY_STYLES = [...RATIOS, SLIDER, css].join('\n')

/** Styles of what only some galleries have: words over pictures, small pictures below, and buttons. */
export const GALLERY_EXTRA_STYLES = extras
