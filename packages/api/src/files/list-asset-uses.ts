import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

/** Kinds of things that can show an upload. */
export const ASSET_USES = [
  'page',
  'field',
  'footer',
  'header',
  'site',
  'item',
  'author',
  'product',
] as const

export const assetUse = z.object({
  kind: z.enum(ASSET_USES),
  /** Id of the page, item, author or product, or of the site for a use on the whole site. */
  id,
  title: z.string(),
})
export type AssetUse = z.infer<typeof assetUse>

export const listAssetUses = defineCall({
  name: 'listAssetUses',
  summary: 'Where an upload is shown or linked to, on the live site or in drafts.',
  audience: 'owner',
  needs: 'files.view',
  method: 'GET',
  path: '/s/:siteId/api/assets/:assetId/uses',
  params: siteParams.extend({ assetId: id }),
  output: z.object({ uses: z.array(assetUse) }),
})
