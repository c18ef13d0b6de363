import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { formSummary } from './site-form-shape.ts'

export const listForms = defineCall({
  name: 'listForms',
  summary: 'Every form of the site, newest first, with how many answers it has.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/forms',
  params: siteParams,
  output: z.object({ forms: z.array(formSummary) }),
})
