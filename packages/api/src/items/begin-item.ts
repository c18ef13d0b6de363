import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { itemInput } from './shapes.ts'
import { customFields } from './shared-shapes.ts'

export const beginItem = defineCall({
  name: 'beginItem',
  summary:
    'Opens a new item to be written on its page. It is in no list until something of it is saved, and goes after a week without that.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/collections/:collectionId/items/begin',
  params: siteParams.extend({ collectionId: id }),
  input: z.object({
    recordType: itemInput.shape.recordType,
    /** One of the theme's `customTypes`; empty for none. */
    customType: customFields.shape.customType,
  }),
  output: z.object({ itemId: id }),
})
