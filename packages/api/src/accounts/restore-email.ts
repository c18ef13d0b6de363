import * as z from 'zod'
import { defineCall } from '../call.ts'
import { password, token } from './shapes.ts'

export const restoreEmail = defineCall({
  name: 'restoreEmail',
  summary:
    'Takes back a change of address by the link to the old one: with a new password, and every session ended.',
  audience: 'guest',
  method: 'POST',
  path: '/api/restore-email',
  input: z.object({ token, password }),
  output: z.object({ email: z.string() }),
})
