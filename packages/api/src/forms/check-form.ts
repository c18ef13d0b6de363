import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id } from '../fields.ts'
import { FORM_REFUSALS } from './form-refusals.ts'

export const checkForm = defineCall({
  name: 'checkForm',
  summary: 'Says what is wrong with answers to a form before they are sent, by field id.',
  audience: 'visitor',
  ...FORM_REFUSALS,
  method: 'POST',
  path: '/api/rest/forms/validate/:formId',
  params: z.object({ formId: id }),
  keepsUnknown: 'The body has the answers by field id.',
  input: z.looseObject({}),
  output: z.object({ ok: z.literal(true) }),
})
