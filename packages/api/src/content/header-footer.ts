import * as z from 'zod'
import { id } from '../fields.ts'
import { pageDocument, siteHeader } from './shapes.ts'

/** A site's header and footer; reading returns the form that saving takes. */
export const headerFooter = z.object({
  header: siteHeader,
  footer: z.object({
    /** Id of the document, for edits and uploads that name one. Read-only. */
    documentId: id,
    document: pageDocument,
  }),
})
