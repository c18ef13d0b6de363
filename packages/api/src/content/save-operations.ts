import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { operation, pageDocument } from './shapes.ts'

export const saveOperations = defineCall({
  name: 'saveOperations',
  summary: 'Saves edits of one document’s draft, made on the revision named.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/documents/:documentId/operations',
  params: siteParams.extend({ documentId: id }),
  input: z.object({
    baseRevision: z.number().int().min(0),
    /**
     * Idempotency key, made by the client once per batch: the same batch sent again is answered, not applied again.
     */
    batchId: z.string().min(8).max(64),
    operations: z.array(operation).min(1).max(500),
  }),
  batch: 'operations',
  output: z.object({
    revision: z.number().int(),
    /** Present when another editor saved first and the edits were applied on top of theirs. */
    rebased: pageDocument.optional(),
  }),
})
