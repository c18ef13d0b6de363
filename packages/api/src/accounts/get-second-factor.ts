import * as z from 'zod'
import { defineCall } from '../call.ts'
import { time } from '../fields.ts'

export const getSecondFactor = defineCall({
  name: 'getSecondFactor',
  summary: 'Whether signing in asks for a code of an app, and how many recovery codes are left.',
  audience: 'account',
  method: 'GET',
  path: '/api/second-factor',
  output: z.object({
    /** The time from which an app is asked for; null while none is. */
    since: time.nullable(),
    recoveryCodesLeft: z.int(),
  }),
})
