import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { comparedChange, newerVersion, olderVersion } from './comparison.ts'

const frame = z.object({
  /** Signed address, valid for five minutes. A section of the page is at its fragment `#section-<id>`. */
  url: z.string(),
})

export const openComparison = defineCall({
  name: 'openComparison',
  summary:
    'One page in two versions side by side: what differs, and addresses of frames in which nothing can be pressed.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/comparison/page',
  params: siteParams,
  query: z.object({
    before: olderVersion.default('live'),
    /** One version is looked at alone where this names the same as `before`. */
    after: newerVersion.default('draft'),
    /** By default the first page that differs, or else the home page. */
    pageId: id.optional(),
    /** An item or product of the page, whose own page is meant. */
    itemId: id.optional(),
  }),
  output: z.object({
    pageId: id,
    title: z.string(),
    /** Differences of the page, or of the item's body; null for none. */
    change: comparedChange.nullable(),
    /** Differences that are on every page. */
    shared: z.array(comparedChange),
    /** Null for a version without the page, and for one that visitors cannot open. */
    before: frame.nullable(),
    after: frame.nullable(),
    /** Pages of both versions that can be looked at. */
    pages: z.array(z.object({ id, title: z.string(), isChanged: z.boolean() })),
  }),
})
