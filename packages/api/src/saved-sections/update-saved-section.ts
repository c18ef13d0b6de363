import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done, id, siteParams } from '../fields.ts'
import { sectionName } from './shapes.ts'

export const updateSavedSection = defineCall({
  name: 'updateSavedSection',
  summary: 'Gives a section that is kept another name.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'PUT',
  path: '/s/:siteId/api/saved-sections/:savedSectionId',
  params: siteParams.extend({ savedSectionId: id }),
  input: z.object({ name: sectionName }),
  output: done,
})
