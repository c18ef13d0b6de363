import * as z from 'zod'
import { defineCall } from '../call.ts'

export const createSubmissionKey = defineCall({
  name: 'createSubmissionKey',
  summary: 'A key with which this visitor can send one form once, within an hour.',
  audience: 'visitor',
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  dropsUnknown: 'Scripts of themes written for the old platform send an empty body of any kind.',
  input: z.looseObject({}).nullish(),
  output: z.object({ key: z.string() }),
})
