import * as z from 'zod'
import { defineCall } from '../call.ts'
import { section } from '../content/shapes.ts'
import { siteParams } from '../fields.ts'
import { savedSection, sectionName } from './shapes.ts'

export const createSavedSection = defineCall({
  name: 'createSavedSection',
  summary: 'Keeps a section under a name, to be put on any page of the site.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/saved-sections',
  params: siteParams,
  input: z.object({ name: sectionName, section }),
  output: z.object({ saved: savedSection }),
})
