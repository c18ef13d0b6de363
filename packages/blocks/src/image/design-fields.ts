/** The designs of pictures: where their words stand, and what lies over the picture (specification §3 "Block variants"). */

import { BLOCK_VARIANTS } from '@sitewright/core/enumerations'
import {
  alignment,
  choice,
  initialValues,
  is,
  isNot,
  lines,
  number,
  text,
  toggle,
} from '../fields/index.ts'

export type ImageDesign = keyof typeof BLOCK_VARIANTS.image

/** Designs with a title, a text and a button of their own. */
const WITH_WORDS = { design: isNot('inline') }

/** Least strength of a shade behind words, in percent: with it they are readable over any picture, at 4.5 to 1. */
const LEAST_BEHIND_WORDS = 60

export const DESIGN_FIELDS = {
  design: choice({
    label: 'Design',
    options: {
      inline: 'Picture with a caption',
      poster: 'Poster: words over the picture',
      card: 'Card: words beside it',
      overlap: 'Overlap: words reach into it',
      collage: 'Collage: words at a corner',
      stack: 'Stack: words below it',
    },
    initial: 'inline',
  }),
  title: text({ label: 'Title', isOptional: true, maxLength: 300, shownWhen: WITH_WORDS }),
  body: lines({
    label: 'Text',
    hint: '**bold**, *italic*, [words](https://example.com), - list',
    isOptional: true,
    maxLength: 2000,
    rows: 4,
    shownWhen: WITH_WORDS,
  }),
  buttonLabel: text({
    label: 'Button',
    hint: 'It leads where the picture links to.',
    isOptional: true,
    maxLength: 100,
    shownWhen: WITH_WORDS,
  }),
  side: choice({
    label: 'Side of the picture',
    options: { start: 'Before the words', end: 'Behind them' },
    initial: 'start',
    shownWhen: { design: is('card', 'overlap', 'collage') },
  }),
  textAlignment: alignment({ label: 'Alignment', initial: 'left', shownWhen: WITH_WORDS }),
}

export const FRAME_FIELDS = {
  overlay: choice({
    label: 'Shade over the picture',
    options: { none: 'None', dark: 'Dark', light: 'Light' },
    initial: 'none',
  }),
  overlayStrength: number({
    label: 'Strength of the shade, in percent',
    hint: `Behind the words of a poster it is at least ${LEAST_BEHIND_WORDS}, so that they can be read.`,
    min: 0,
    max: 100,
    step: 5,
    initial: 40,
    shownWhen: { overlay: isNot('none') },
  }),
  opensLarge: toggle({
    label: 'Open large above the page',
    hint: 'The link is the button’s alone then.',
    initial: false,
  }),
  motion: choice({
    label: 'Movement',
    options: { none: 'None', zoom: 'Grows when pointed at', reveal: 'Opens when scrolled to' },
    initial: 'none',
  }),
}

/** Settings that the first version of the block did not have, as they change nothing. */
export const FIRST_DESIGN = { ...initialValues(DESIGN_FIELDS), ...initialValues(FRAME_FIELDS) }

interface Shaded {
  readonly design: ImageDesign
  readonly overlay: 'none' | 'dark' | 'light'
  readonly overlayStrength: number
}

/** The shade over a picture; words of a poster always have one behind them. */
export function shadeOf(
  { design, overlay, overlayStrength }: Shaded,
  hasWords: boolean,
): { readonly overlay: 'dark' | 'light'; readonly strength: number } | undefined {
  const isBehindWords = design === 'poster' && hasWords
  if (overlay === 'none') {
    return isBehindWords ? { overlay: 'dark', strength: LEAST_BEHIND_WORDS } : undefined
  }
  const strength = isBehindWords ? Math.max(overlayStrength, LEAST_BEHIND_WORDS) : overlayStrength
  return { overlay, strength }
}

export function variantOf(design: ImageDesign): number {
  return BLOCK_VARIANTS.image[design]
}
