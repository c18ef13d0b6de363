import { MAX_REPORTED } from '@sitewright/core/site/script-errors'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { reportedError } from './shapes.ts'

export const recordJavascriptErrors = defineCall({
  name: 'recordJavascriptErrors',
  summary: 'Takes errors of scripts of a page, which its owner sees.',
  audience: 'visitor',
  method: 'POST',
  path: '/api/events/RecordJavascriptErrors',
  dropsUnknown: 'Reporters of themes for the old platform send more than is read.',
  input: z
    .array(z.object({ event: z.string().max(100), data: reportedError, timestamp: z.number() }))
    .max(MAX_REPORTED)
    // The body is the list itself; a handler gets fields.
    .transform((events) => ({ events })),
  output: z.object({}),
})
