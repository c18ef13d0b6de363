import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { savedStyle } from '../themes/shapes.ts'
import { siteDraft, siteOperation } from './site-draft.ts'

export const saveSiteOperations = defineCall({
  name: 'saveSiteOperations',
  summary:
    'Saves edits of the site’s draft header, look, navigations and page settings, made on the revision named.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/site-draft/operations',
  params: siteParams,
  input: z.object({
    baseRevision: z.number().int().min(0),
    /**
     * Idempotency key, made by the client once per batch: the same batch sent again is answered, not applied again.
     */
    batchId: z.string().min(8).max(64),
    operations: z.array(siteOperation).min(1).max(500),
  }),
  batch: 'operations',
  output: z.object({
    revision: z.number().int(),
    /** Present when someone else saved first and the edits were applied on top of theirs. */
    rebased: siteDraft.optional(),
    /** Present when the look was changed: how it is compiled now. */
    look: savedStyle.optional(),
  }),
})
