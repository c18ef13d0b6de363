import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { siteForm } from './site-form-shape.ts'

export const renderForm = defineCall({
  name: 'renderForm',
  summary:
    'The HTML of a form as it is in the builder now, as visitors would get it; saves nothing.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/forms/:formId/render',
  params: siteParams.extend({ formId: id }),
  input: z.object({ form: siteForm }),
  output: z.object({ html: z.string() }),
})
