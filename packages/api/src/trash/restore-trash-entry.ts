import { TRASH_KIND_NAMES } from '@sitewright/core/trash'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const restored = z.object({
  kind: z.enum(TRASH_KIND_NAMES),
  /** Id of the page, item, product or file, which is the one it had. */
  thingId: id,
  title: z.string(),
  /** Whether visitors see it at once, or still; a draft has to be published first. */
  isLive: z.boolean(),
  /** The next free address, where something else has taken its own; otherwise null. */
  newAddress: z.string().nullable(),
  /** SKUs that other products had taken, with the ones that its variants have now. */
  newSkus: z.array(z.object({ before: z.string(), now: z.string() })),
})
export type RestoredThing = z.infer<typeof restored>

export const restoreTrashEntry = defineCall({
  name: 'restoreTrashEntry',
  summary: 'Puts something back from the trash, as it was.',
  audience: 'owner',
  needs: 'site.view',
  method: 'POST',
  path: '/s/:siteId/api/trash/:entryId/restore',
  params: siteParams.extend({ entryId: id }),
  output: z.object({ restored }),
})
