import { COLLECTION_KINDS } from '@sitewright/core/content/collection-kinds'
import * as z from 'zod'
import { id } from '../fields.ts'

const KINDS = COLLECTION_KINDS.map(({ name }) => name)

/** A name that an owner gives to a template. */
export const templateName = z.string().trim().min(1, 'Give the template a name.').max(100)

/** A page that is kept for the site, to begin others with. */
export const pageTemplate = z.object({
  id,
  name: z.string(),
  kind: z.enum(KINDS),
  /** Words for the first of its sections: a heading, or the kind of a block. */
  sections: z.array(z.string()),
})

export type PageTemplate = z.output<typeof pageTemplate>
