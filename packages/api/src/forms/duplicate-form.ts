import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { savedForm } from './site-form-shape.ts'

export const duplicateForm = defineCall({
  name: 'duplicateForm',
  summary: 'Makes another form of the same fields and settings, without answers.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/forms/:formId/duplicate',
  params: siteParams.extend({ formId: id }),
  output: z.object({ form: savedForm }),
})
