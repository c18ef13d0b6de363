import { linkReference } from '@sitewright/core/links/link-address'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { searched, siteParams } from '../fields.ts'

const MAX_REFERENCES = 12

/** Links as they are stored, separated by commas. */
const references = z
  .string()
  .max(2000)
  .transform((list) => list.split(',').filter((href) => href !== ''))
  .pipe(z.array(z.string().refine(linkReference)).max(MAX_REFERENCES))

/** Named sections: those that answer to the words, all of the site (once for a search that goes on), or none of them. */
export const LINK_SECTIONS = ['asked', 'all', 'none'] as const

export const LINK_TARGET_KINDS = ['page', 'section', 'item', 'product', 'file'] as const

export const linkTarget = z.object({
  /** The link as it is stored: it goes on working when the address changes. */
  href: z.string(),
  kind: z.enum(LINK_TARGET_KINDS),
  title: z.string(),
  /** Path on the site; of a section, with its anchor. */
  path: z.string(),
  /** Whether visitors can open it now, or will with the next publish. */
  isShown: z.boolean(),
})
export type LinkTarget = z.output<typeof linkTarget>

export const listLinkTargets = defineCall({
  name: 'listLinkTargets',
  summary: `What links can lead to on the site: pages, named sections, items, products and files, the best matches first. \`references\` asks for these links too, at most ${MAX_REFERENCES}.`,
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/link-targets',
  params: siteParams,
  query: z.object({
    /** Part of a name or a path, ignoring case. */
    search: searched.default(''),
    references: references.default([]),
    /** Which named sections: they stand in the bodies of pages, so that a search that goes on asks for `all` once. */
    sections: z.enum(LINK_SECTIONS).default('asked'),
  }),
  output: z.object({ targets: z.array(linkTarget) }),
})
