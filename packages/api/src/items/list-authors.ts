import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { author } from './shapes.ts'

export const listAuthors = defineCall({
  name: 'listAuthors',
  summary: 'Everybody whose name stands on items of the site.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/authors',
  params: siteParams,
  output: z.object({ authors: z.array(author) }),
})
