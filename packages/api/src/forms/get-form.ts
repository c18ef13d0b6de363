import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { savedForm } from './site-form-shape.ts'

export const getForm = defineCall({
  name: 'getForm',
  summary: 'A form with its fields and settings.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'GET',
  path: '/s/:siteId/api/forms/:formId',
  params: siteParams.extend({ formId: id }),
  output: z.object({ form: savedForm }),
})
