import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { currentPassword, password } from './shapes.ts'

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Takes a new password from whoever knows the current one, and ends every other session.',
  audience: 'account',
  method: 'POST',
  path: '/api/change-password',
  input: z.object({
    currentPassword,
    newPassword: password,
  }),
  output: done,
})
