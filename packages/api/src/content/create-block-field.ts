import { MAX_FIELD_LENGTH } from '@sitewright/core/content/block-fields'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

export const createBlockField = defineCall({
  name: 'createBlockField',
  summary:
    'Gives a block field of the theme a document of its own, to be edited like a page; the one it has where it has one.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/block-fields',
  params: siteParams,
  input: z.object({
    /** Id of the field in the theme, such as `sidebar` or `item-…_intro`. */
    field: z
      .string()
      .min(1)
      .max(MAX_FIELD_LENGTH)
      .regex(/^[\w .:-]+$/, 'Use letters, digits, hyphens and underscores.'),
  }),
  output: z.object({ documentId: id }),
})
