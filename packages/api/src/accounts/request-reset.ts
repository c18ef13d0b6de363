import * as z from 'zod'
import { defineCall } from '../call.ts'
import { email } from './shapes.ts'

export const requestReset = defineCall({
  name: 'requestReset',
  summary: 'Sends a link to choose a new password by, and answers alike where there is no account.',
  audience: 'guest',
  method: 'POST',
  path: '/api/request-reset',
  input: z.object({ email }),
  /** The way the link reaches the person: by mail, or by the operator of a server that sends none. */
  output: z.object({ linkComesBy: z.enum(['mail', 'operator']) }),
})
