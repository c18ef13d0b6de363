/** Ready-made sections: blocks in places that look right at once, with what the site already has where they show some of it. */

import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { BlockLook } from '@sitewright/core/document/block-look'
import { phoneInOrder } from '@sitewright/core/document/layout'
import {
  type Block,
  DEFAULT_SECTION_SETTINGS,
  type Placement,
  type Section,
  type SectionSettings,
} from '@sitewright/core/document/page-document'
import type { BlockTypeName } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { BLOCKS, type BlockWords } from '../registry.ts'

export interface SectionLayout {
  readonly name: string
  readonly label: string
  readonly summary: string
  readonly settings?: Partial<SectionSettings>
  /** Whether a picture of the site's stands behind it. */
  readonly hasBackground?: true
  /**
   * Whether phones and screen readers have the parts in the order of this list, for columns of several parts. Otherwise it is
   * row by row.
   */
  readonly isInColumns?: true
  readonly parts: readonly LayoutPart[]
}

/** Column and row on the 24 columns of desktops, counted from 0, then width and height. */
export type LayoutPlace = readonly [x: number, y: number, w: number, h: number]

export interface LayoutPart {
  readonly block: BlockTypeName
  readonly at: LayoutPlace
  /** Replaces some of the block's defaults. */
  readonly props?: JsonObject
  readonly look?: BlockLook
  /** Settings that name something of the site. */
  readonly fill?: (site: SiteSupply) => JsonObject
}

/** Parts of a site that sections can begin with: newest pictures and products first, and the first page of each kind. */
export interface SiteParts {
  readonly pictures: readonly Id[]
  readonly products: readonly Id[]
  /** The form that visitors write by; empty for none. */
  readonly form: Id
  readonly pages: Readonly<Partial<Record<CollectionKindName, Id>>>
}

export const NO_PARTS: SiteParts = { pictures: [], products: [], form: '', pages: {} }

/** Hands out a site's parts, each picture and product once before any comes again. An empty id means that there is none. */
export class SiteSupply {
  readonly #parts: SiteParts
  #pictures = 0
  #products = 0

  constructor(parts: SiteParts) {
    this.#parts = parts
  }

  picture(): Id {
    const { pictures } = this.#parts
    return pictures[this.#pictures++ % pictures.length] ?? ''
  }

  /** As many different pictures as there are, up to a number. */
  pictures(most: number): readonly Id[] {
    const count = Math.min(most, this.#parts.pictures.length)
    return Array.from({ length: count }, () => this.picture())
  }

  product(): Id {
    const { products } = this.#parts
    return products[this.#products++ % products.length] ?? ''
  }

  form(): Id {
    return this.#parts.form
  }

  page(kind: CollectionKindName): Id {
    return this.#parts.pages[kind] ?? ''
  }
}

/** Whether the section begins with something of the site, so that this has to be known first. */
export function asksForParts({ hasBackground, parts }: SectionLayout): boolean {
  return hasBackground === true || parts.some(({ fill }) => fill !== undefined)
}

/** A section of its own from a layout. Settings that the layout leaves alone begin in the words of the site. */
export function sectionFrom(
  layout: SectionLayout,
  { parts = NO_PARTS, words }: { parts?: SiteParts; words?: BlockWords } = {},
): Section {
  const supply = new SiteSupply(parts)
  const background = layout.hasBackground ? supply.picture() : ''
  const blocks: Record<Id, Block> = {}
  const desktop: Record<Id, Placement> = {}
  const order: Id[] = []
  for (const part of layout.parts) {
    const block = blockFrom(part, supply, words)
    const [x, y, w, h] = part.at
    blocks[block.id] = block
    order.push(block.id)
    desktop[block.id] = { x, y, w, h, z: 1 }
  }
  return {
    id: newId(),
    settings: {
      ...DEFAULT_SECTION_SETTINGS,
      ...layout.settings,
      ...(background && { backgroundId: background }),
    },
    blocks,
    desktop,
    phone: layout.isInColumns
      ? { auto: false, items: phoneInOrder(order, { blocks, desktop }) }
      : { auto: true },
  }
}

function blockFrom(
  { block: name, props, look, fill }: LayoutPart,
  supply: SiteSupply,
  words: BlockWords | undefined,
): Block {
  const definition = BLOCKS.find((block) => block.name === name)
  if (!definition) throw new Error(`There is no block called ${name}`)
  return {
    id: newId(),
    type: definition.type,
    version: definition.version,
    props: { ...definition.defaults(words), ...props, ...fill?.(supply) },
    ...(look && { look }),
  }
}
