import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { assetUse } from './list-asset-uses.ts'
import { someIds } from './some-ids.ts'

export const listAssetsUses = defineCall({
  name: 'listAssetsUses',
  summary: 'Where any of several uploads is shown or linked to, on the live site or in drafts.',
  audience: 'owner',
  needs: 'files.view',
  method: 'GET',
  path: '/s/:siteId/api/assets-uses',
  params: siteParams,
  query: z.object({ ids: someIds }),
  output: z.object({ uses: z.array(assetUse) }),
})
