/** Settings that all blocks have alike: how the box around a block's content looks. Every value absent is the theme's own look. */

import { SECTION_THEMES, type SectionTheme } from './section-theme.ts'

export const LOOK_SIZES = ['small', 'medium', 'large'] as const
export type LookSize = (typeof LOOK_SIZES)[number]

/** Places of the content in a block that is higher than it, besides the top. */
export const LOOK_ALIGNMENTS = ['middle', 'bottom'] as const

/** Ways in which a block comes into sight. Visitors who ask for less motion see none of it. */
export const LOOK_ANIMATIONS = ['fade', 'rise', 'grow'] as const

export interface BlockLook {
  /** The colours of its text and of what is behind it. */
  readonly colors?: SectionTheme
  /** Space between the edge of the block and its content. */
  readonly padding?: LookSize
  readonly corners?: LookSize
  readonly align?: (typeof LOOK_ALIGNMENTS)[number]
  readonly animation?: (typeof LOOK_ANIMATIONS)[number]
  /** Name that links can point at (`#prices`). */
  readonly anchor?: string
  /** A class for the owner's own style sheet. */
  readonly className?: string
}

/** The settings that are a choice among a few, with their values. */
export const LOOK_CHOICES = {
  colors: SECTION_THEMES,
  padding: LOOK_SIZES,
  corners: LOOK_SIZES,
  align: LOOK_ALIGNMENTS,
  animation: LOOK_ANIMATIONS,
} as const
export type LookChoice = keyof typeof LOOK_CHOICES

/** Letters, digits and hyphens, beginning with a letter. */
export const LOOK_NAME = /^[a-z][a-z0-9-]{0,49}$/i

/** The look without what says nothing; undefined if nothing is left. */
export function tidyLook(look: BlockLook): BlockLook | undefined {
  const said = Object.entries(look).filter(([, value]) => value !== undefined && value !== '')
  return said.length === 0 ? undefined : Object.fromEntries(said)
}
