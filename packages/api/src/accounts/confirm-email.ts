import * as z from 'zod'
import { defineCall } from '../call.ts'
import { token } from './shapes.ts'

export const confirmEmail = defineCall({
  name: 'confirmEmail',
  summary: 'Gives an account the new address that a link was sent to, and tells the old one.',
  audience: 'guest',
  method: 'POST',
  path: '/api/confirm-email',
  input: z.object({ token }),
  output: z.object({ email: z.string() }),
})
