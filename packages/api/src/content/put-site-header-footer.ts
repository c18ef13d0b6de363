import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { headerFooter } from './header-footer.ts'
import { pageDocument, siteHeader } from './shapes.ts'

export const putSiteHeaderFooter = defineCall({
  name: 'putSiteHeaderFooter',
  summary: 'Saves the draft header, the draft footer or both, each as a whole.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PUT',
  path: '/s/:siteId/api/site-header-footer',
  params: siteParams,
  input: z
    .object({
      header: siteHeader.optional(),
      footer: z.object({ documentId: id.optional(), document: pageDocument }).optional(),
    })
    .refine(({ header, footer }) => header !== undefined || footer !== undefined, {
      message: 'Send a header, a footer or both.',
    }),
  output: headerFooter,
})
