import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { author } from './shapes.ts'

export const updateAuthor = defineCall({
  name: 'updateAuthor',
  summary: 'Replaces what is said of an author.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PUT',
  path: '/s/:siteId/api/authors/:authorId',
  params: siteParams.extend({ authorId: id }),
  input: author.omit({ id: true }),
  output: z.object({ author }),
})
