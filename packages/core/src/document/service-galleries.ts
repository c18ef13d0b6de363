/** Galleries of photo services on a page: blocks with pictures from Instagram, 500px and Flickr (specification §9). */

import { BLOCK_TYPES } from '../enumerations.ts'
import type { PageDocument } from './page-document.ts'

/** The most galleries of photo services on one page. */
export const MAX_SERVICE_GALLERIES = 20

const SERVICES: ReadonlySet<number> = new Set([
  BLOCK_TYPES.instagram,
  BLOCK_TYPES.fivehundredpix,
  BLOCK_TYPES.flickr,
])

/** Whether a page has more of them than it may. */
export function hasTooManyServiceGalleries({ sections }: PageDocument): boolean {
  const blocks = Object.values(sections).flatMap((section) => Object.values(section.blocks))
  return blocks.filter(({ type }) => SERVICES.has(type)).length > MAX_SERVICE_GALLERIES
}
