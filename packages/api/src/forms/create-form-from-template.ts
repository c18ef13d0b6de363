import { FORM_TEMPLATES } from '@sitewright/core/forms/form-templates'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { savedForm } from './site-form-shape.ts'

export const createFormFromTemplate = defineCall({
  name: 'createFormFromTemplate',
  summary: 'Adds a form that asks what forms of its kind mostly ask, in the language of the site.',
  audience: 'owner',
  needs: 'forms.edit',
  method: 'POST',
  path: '/s/:siteId/api/forms/from-template',
  params: siteParams,
  input: z.object({ template: z.enum(FORM_TEMPLATES) }),
  output: z.object({ form: savedForm }),
})
