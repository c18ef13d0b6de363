import * as z from 'zod'
import { id } from '../fields.ts'
import { pageDocument, siteHeader } from './shapes.ts'

/** A site's header and footer; what reading answers is what saving takes. */
export const headerFooter = z.object({
  header: siteHeader,
  footer: z.object({
    /** Which document it is, for edits and uploads that name one. It cannot be changed. */
    documentId: id,
    document: pageDocument,
  }),
})
