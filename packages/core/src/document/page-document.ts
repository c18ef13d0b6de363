/**
 * The one shape of authored content: a page body, an item body and the footer are each a document of
 * sections, whose blocks sit on a grid. Flat maps and explicit order arrays; ids are never reused.
 */

import type { Id } from '../id.ts'
import type { JsonObject } from '../json.ts'
import type { BlockLook } from './block-look.ts'
import type { SectionTheme } from './section-theme.ts'

export interface PageDocument {
  /** Schema version of the document itself; blocks carry versions of their own. */
  readonly version: 1
  readonly sectionOrder: readonly Id[]
  readonly sections: Readonly<Record<Id, Section>>
}

export interface Section {
  readonly id: Id
  readonly settings: SectionSettings
  readonly blocks: Readonly<Record<Id, Block>>
  readonly desktop: Layout
  readonly phone: PhoneLayout
}

export const SECTION_HEIGHTS = ['small', 'medium', 'large'] as const
export type SectionHeight = (typeof SECTION_HEIGHTS)[number]

/** Shapes of a section's lower edge; a straight one without a line is the one that it has anyway. */
export const SECTION_DIVIDERS = ['line', 'slant', 'curve', 'wave'] as const
export type SectionDivider = (typeof SECTION_DIVIDERS)[number]

export interface SectionSettings {
  readonly theme: SectionTheme
  readonly height: SectionHeight
  /** Name that links can point at (`#prices`); empty for none. */
  readonly anchor: string
  /** Uploaded picture behind the section, as stored before `background`, which goes before it. */
  readonly backgroundId?: Id
  /** Background, in the settings that `packages/blocks` describes; absent for the colour of its theme. */
  readonly background?: JsonObject
  /** Absent for a straight edge. */
  readonly divider?: SectionDivider
}

export interface Block {
  readonly id: Id
  /** Block type number of the specification. */
  readonly type: number
  /** Version of `props`, raised by the block type's migrations. */
  readonly version: number
  readonly props: JsonObject
  /** Views in which visitors do not see it, each with the rows that were closed where it was; absent while all show it. */
  readonly hidden?: Hidden
  /** How the box around its content looks; absent for the theme's own look. */
  readonly look?: BlockLook
  /** Kept from being moved, resized or removed by hand until it is unlocked. */
  readonly locked?: true
  /** Blocks of a section with the same one are selected and moved as one: `groups.ts`. Visitors never see it. */
  readonly group?: Id
}

export type Hidden = Readonly<Partial<Record<View, number>>>

/** Cells from 0, `w` and `h` at least 1. `z` orders what overlaps, higher in front. */
export interface Placement {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly z: number
  /** As high as its content, whatever the phone's width: `h` only keeps rows free for it. Nobody chose its height. */
  readonly autoHeight?: true
}

export type Layout = Readonly<Record<Id, Placement>>

/** `auto` follows the desktop's reading order until someone arranges the phone view by hand. */
export type PhoneLayout = { readonly auto: true } | { readonly auto: false; readonly items: Layout }

export const VIEWS = ['desktop', 'phone'] as const
export type View = (typeof VIEWS)[number]

/** Columns of each view's grid. */
export const GRID_COLUMNS: Readonly<Record<View, number>> = { desktop: 24, phone: 8 }

/** The most blocks in the layout of one view (specification §9). */
export const MAX_BLOCKS_PER_LAYOUT = 60

export const EMPTY_DOCUMENT: PageDocument = { version: 1, sectionOrder: [], sections: {} }

export const DEFAULT_SECTION_SETTINGS: SectionSettings = {
  theme: 'light',
  height: 'medium',
  anchor: '',
}
