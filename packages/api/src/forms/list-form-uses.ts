import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'

const formUse = z.object({
  formId: id,
  kind: z.enum(['page', 'field', 'footer', 'item', 'product', 'popup']),
  /** Id of the page, item or product, or of the site for a part that every page shares. */
  id,
  title: z.string(),
})
export type FormUse = z.infer<typeof formUse>

export const listFormUses = defineCall({
  name: 'listFormUses',
  summary: 'Where each form of the site stands, on the live site or in drafts.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/form-uses',
  params: siteParams,
  output: z.object({ uses: z.array(formUse) }),
})
