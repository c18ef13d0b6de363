import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { author } from './shapes.ts'

export const createAuthor = defineCall({
  name: 'createAuthor',
  summary: 'Adds somebody whose name can stand on items.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/authors',
  params: siteParams,
  input: author.omit({ id: true }),
  output: z.object({ author }),
})
