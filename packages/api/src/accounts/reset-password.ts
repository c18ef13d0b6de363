import * as z from 'zod'
import { defineCall } from '../call.ts'
import { letIn, password, token } from './shapes.ts'

export const resetPassword = defineCall({
  name: 'resetPassword',
  summary: 'Takes a new password by a link, ends every session, and signs in.',
  audience: 'guest',
  method: 'POST',
  path: '/api/reset-password',
  input: z.object({ token, password }),
  output: letIn,
})
