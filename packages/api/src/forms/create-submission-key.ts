import * as z from 'zod'
import { defineCall } from '../call.ts'
import { FORM_REFUSALS } from './form-refusals.ts'

export const createSubmissionKey = defineCall({
  name: 'createSubmissionKey',
  summary: 'A key with which this visitor can send one form once, within an hour.',
  audience: 'visitor',
  ...FORM_REFUSALS,
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  dropsUnknown: 'Scripts of themes written for the old platform send an empty body of any kind.',
  input: z.looseObject({}).nullish(),
  output: z.object({ key: z.string() }),
})
