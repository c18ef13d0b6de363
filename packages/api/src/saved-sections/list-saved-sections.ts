import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { savedSection } from './shapes.ts'

export const listSavedSections = defineCall({
  name: 'listSavedSections',
  summary: 'The sections that are kept for the site, by their names.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/saved-sections',
  params: siteParams,
  output: z.object({ saved: z.array(savedSection) }),
})
