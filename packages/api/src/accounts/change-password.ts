import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { password } from './shapes.ts'

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Takes a new password from whoever knows the current one, and ends every other session.',
  audience: 'account',
  method: 'POST',
  path: '/api/change-password',
  input: z.object({
    currentPassword: z.string().min(1, 'Please enter your password.').max(256),
    newPassword: password,
  }),
  output: done,
})
