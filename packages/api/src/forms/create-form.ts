import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { savedForm, siteForm } from './site-form-shape.ts'

export const createForm = defineCall({
  name: 'createForm',
  summary: 'Adds a form, which blocks on any page can show.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/forms',
  params: siteParams,
  input: siteForm,
  output: z.object({ form: savedForm }),
})
