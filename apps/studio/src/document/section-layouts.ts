/** Ready-made sections: blocks of the palette in places that look right at once. */

import {
  type Block,
  DEFAULT_SECTION_SETTINGS,
  type Placement,
  type Section,
  type SectionSettings,
} from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'

export interface SectionLayout {
  readonly name: string
  readonly label: string
  readonly summary: string
  readonly settings?: Partial<SectionSettings>
  readonly parts: readonly LayoutPart[]
}

/** A block by its palette name; `props` replace some of its defaults. */
export interface LayoutPart {
  readonly block: string
  readonly at: Omit<Placement, 'z'>
  readonly props?: JsonObject
}

const heading = (text: string, level = 2, align?: 'center') => ({
  type: 'heading',
  attrs: { level, ...(align && { align }) },
  content: [{ type: 'text', text }],
})
const paragraph = (text: string, align?: 'center') => ({
  type: 'paragraph',
  ...(align && { attrs: { align } }),
  content: [{ type: 'text', text }],
})
const words = (...content: JsonObject[]): JsonObject => ({ text: { type: 'doc', content } })

const column = (x: number, title: string): LayoutPart[] => [
  {
    block: 'html',
    at: { x, y: 0, w: 6, h: 6 },
    props: words(heading(title, 3), paragraph('Say in a sentence or two what this is about.')),
  },
]

export const SECTION_LAYOUTS: readonly SectionLayout[] = [
  { name: 'blank', label: 'Blank', summary: 'An empty section to fill yourself.', parts: [] },
  {
    name: 'text-picture',
    label: 'Text and picture',
    summary: 'Words on the left, a picture on the right.',
    parts: [
      {
        block: 'html',
        at: { x: 1, y: 2, w: 10, h: 8 },
        props: words(
          heading('A heading that invites'),
          paragraph('Tell the story behind what you do. Two or three sentences are enough.'),
        ),
      },
      { block: 'image', at: { x: 13, y: 0, w: 10, h: 12 } },
    ],
  },
  {
    name: 'heading-button',
    label: 'Heading and button',
    summary: 'A centred heading with one thing to do.',
    settings: { theme: 'soft' },
    parts: [
      {
        block: 'html',
        at: { x: 4, y: 0, w: 16, h: 5 },
        props: words(
          heading('Say the most important thing', 2, 'center'),
          paragraph('Then say why it matters.', 'center'),
        ),
      },
      { block: 'button', at: { x: 9, y: 6, w: 6, h: 2 } },
    ],
  },
  {
    name: 'three-columns',
    label: 'Three columns',
    summary: 'Three short texts side by side.',
    parts: [...column(1, 'First'), ...column(9, 'Second'), ...column(17, 'Third')],
  },
  {
    name: 'product',
    label: 'Product',
    summary: 'One product of your store with a few words beside it.',
    parts: [
      { block: 'product', at: { x: 1, y: 0, w: 10, h: 14 } },
      {
        block: 'html',
        at: { x: 13, y: 3, w: 10, h: 7 },
        props: words(
          heading('Why people love it'),
          paragraph('What makes this product special, in your own words.'),
        ),
      },
    ],
  },
]

/** A block of the registry as layouts need it. */
export interface LayoutBlock {
  readonly type: number
  readonly version: number
  readonly props: JsonObject
}

/** A section of its own from a layout; parts whose block does not exist are left out. */
export function sectionFrom(
  layout: SectionLayout,
  blockNamed: (name: string) => LayoutBlock | undefined,
): Section {
  const blocks: Record<string, Block> = {}
  const desktop: Record<string, Placement> = {}
  for (const { block: name, at, props } of layout.parts) {
    const found = blockNamed(name)
    if (!found) continue
    const id = newId()
    blocks[id] = { id, ...found, props: { ...found.props, ...props } }
    desktop[id] = { ...at, z: 1 }
  }
  return {
    id: newId(),
    settings: { ...DEFAULT_SECTION_SETTINGS, ...layout.settings },
    blocks,
    desktop,
    phone: { auto: true },
  }
}
