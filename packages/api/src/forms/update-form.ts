import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { savedForm, siteForm } from './site-form-shape.ts'

export const updateForm = defineCall({
  name: 'updateForm',
  summary: 'Changes a form, live at once; answers keep their questions as they were asked.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'PUT',
  path: '/s/:siteId/api/forms/:formId',
  params: siteParams.extend({ formId: id }),
  input: z.object({
    form: siteForm,
    /** Revision that the change was made from: another one is refused, so that nobody's change is lost. */
    revision: z.number().int(),
  }),
  output: z.object({ form: savedForm }),
})
