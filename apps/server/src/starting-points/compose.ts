/** Builds documents by hand: blocks on a section's 24 columns, sections one under the other. Ids are new each time. */

import { blockOfType } from '@sitewright/blocks/registry'
import { type RichTextNode, textDocument } from '@sitewright/blocks/rich-text'
import {
  DEFAULT_SECTION_SETTINGS,
  type PageDocument,
  type Section,
  type SectionSettings,
} from '@sitewright/core/document/page-document'
import { BLOCK_TYPES, type BlockTypeName } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'

/** Column and row, counted from 0, then width and height in columns and rows. */
export type Place = readonly [x: number, y: number, w: number, h: number]

export interface PlacedBlock {
  readonly type: number
  readonly place: Place
  /** Replaces the type's defaults. */
  readonly props: JsonObject
}

export function document(...sections: readonly Section[]): PageDocument {
  return {
    version: 1,
    sectionOrder: sections.map(({ id }) => id),
    sections: Object.fromEntries(sections.map((section) => [section.id, section])),
  }
}

export function section(
  settings: Partial<SectionSettings>,
  ...blocks: readonly PlacedBlock[]
): Section {
  const placed = blocks.map((block) => ({ ...block, id: newId() }))
  return {
    id: newId(),
    settings: { ...DEFAULT_SECTION_SETTINGS, ...settings },
    blocks: Object.fromEntries(
      placed.map(({ id, type, props }) => {
        const definition = blockOfType(type)
        if (!definition) throw new Error(`There is no block type ${type}`)
        const all = { ...definition.defaults(), ...props }
        return [id, { id, type, version: definition.version, props: all }]
      }),
    ),
    desktop: Object.fromEntries(
      placed.map(({ id, place: [x, y, w, h] }) => [id, { x, y, w, h, z: 1 }]),
    ),
    phone: { auto: true },
  }
}

/** A block of any type, with what its settings are besides their defaults. */
export function block(place: Place, name: BlockTypeName, props: JsonObject = {}): PlacedBlock {
  return { type: BLOCK_TYPES[name], place, props }
}

export function text(place: Place, ...nodes: readonly RichTextNode[]): PlacedBlock {
  return { type: BLOCK_TYPES.html, place, props: { text: textDocument(...nodes) } }
}

export function image(
  place: Place,
  assetId: Id,
  props: { caption?: string; shape?: 'square' | 'rounded' | 'circle'; href?: string } = {},
): PlacedBlock {
  const { href, ...rest } = props
  return {
    type: BLOCK_TYPES.image,
    place,
    props: { assetId, ...rest, ...(href !== undefined && { link: linkTo(href) }) },
  }
}

export function button(
  place: Place,
  label: string,
  href: string,
  props: {
    style?: 'primary' | 'secondary' | 'tertiary'
    size?: 'small' | 'medium' | 'large'
    alignment?: 'left' | 'center' | 'right'
  } = {},
): PlacedBlock {
  return { type: BLOCK_TYPES.button, place, props: { label, link: linkTo(href), ...props } }
}

export function product(place: Place, productId: Id): PlacedBlock {
  return { type: BLOCK_TYPES.product, place, props: { productId } }
}

export function rule(place: Place, style: 'line' | 'dots' = 'line'): PlacedBlock {
  return { type: BLOCK_TYPES['horizontal-rule'], place, props: { style, width: 100 } }
}

/** A search block for the items of one page. */
export function search(place: Place, collectionId: Id, placeholder: string): PlacedBlock {
  return { type: BLOCK_TYPES.search, place, props: { collectionId, placeholder } }
}

function linkTo(href: string) {
  return { href, newWindow: false }
}
