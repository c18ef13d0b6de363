import { MAX_ANSWERS } from '@sitewright/core/forms/form'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { cart, cartEntry } from './shapes.ts'

export const updateEntryFields = defineCall({
  name: 'updateEntryFields',
  summary:
    'Replaces the answers of an entry to its product’s own form. One that becomes equal to another entry is merged into that one.',
  audience: 'visitor',
  flag: 'commerce',
  method: 'PUT',
  path: '/api/commerce/shopping-cart/entries/:entryId/additionalFields',
  params: z.object({ entryId: id }),
  input: z.object({
    /** Product of the entry, which never changes. */
    itemId: id,
    /** Variant of the entry, which never changes; null leaves it unsaid. */
    sku: z.string().max(60).nullable().default(null),
    /** Answers as JSON text: texts by field id, lists of texts for checkboxes. */
    additionalFields: z.string().max(MAX_ANSWERS).nullable().default(null),
  }),
  output: z.object({ shoppingCart: cart, updatedEntry: cartEntry }),
})
