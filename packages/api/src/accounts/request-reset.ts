import * as z from 'zod'
import { defineCall } from '../call.ts'
import { email, linkComesBy } from './shapes.ts'

export const requestReset = defineCall({
  name: 'requestReset',
  summary: 'Sends a link to choose a new password by, and answers alike where there is no account.',
  audience: 'guest',
  method: 'POST',
  path: '/api/request-reset',
  input: z.object({ email }),
  output: z.object({ linkComesBy }),
})
