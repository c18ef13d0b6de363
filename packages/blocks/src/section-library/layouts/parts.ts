/** Parts that several sections are made of. */

import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { JsonObject } from '@sitewright/core/json'
import { initialValues } from '../../fields/index.ts'
import { PICTURE_FIELDS } from '../../gallery/pictures.ts'
import { type RichTextNode, textDocument } from '../../rich-text/index.ts'
import type { LayoutPart, LayoutPlace } from '../section-layout.ts'

export const CENTERED = { align: 'center' } as const

export const words = (at: LayoutPlace, ...content: readonly RichTextNode[]): LayoutPart => ({
  block: 'html',
  at,
  props: { text: textDocument(...content) as unknown as JsonObject },
})

/** A button in the site's own words, which leads nowhere until its owner says where to. */
export const button = (at: LayoutPlace, props: JsonObject = {}): LayoutPart => ({
  block: 'button',
  at,
  props,
})

export const picture = (at: LayoutPlace, props: JsonObject = {}): LayoutPart => ({
  block: 'image',
  at,
  props,
  fill: (site) => ({ assetId: site.picture() }),
})

const EMPTY_ENTRY = initialValues(PICTURE_FIELDS)

/** A gallery of as many of the site's pictures as there are, up to a number. */
export const gallery = (at: LayoutPlace, most: number, props: JsonObject): LayoutPart => ({
  block: 'gallery',
  at,
  props,
  fill: (site) => ({
    pictures: site.pictures(most).map((assetId) => ({ ...EMPTY_ENTRY, assetId })),
  }),
})

/** A block that lists what is on the first page of a kind. */
export const listOfPage = (
  kind: CollectionKindName,
  part: Pick<LayoutPart, 'block' | 'at' | 'props'>,
): LayoutPart => ({ ...part, fill: (site) => ({ collectionId: site.page(kind) }) })
