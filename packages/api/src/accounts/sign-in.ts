import * as z from 'zod'
import { defineCall } from '../call.ts'
import { letIn } from './shapes.ts'

export const signIn = defineCall({
  name: 'signIn',
  summary: 'Opens a session.',
  audience: 'guest',
  method: 'POST',
  path: '/api/sign-in',
  input: z.object({
    /** Checked for length only: an account keeps the address it was opened with. */
    email: z
      .string()
      .trim()
      .min(1, 'Please enter a valid email')
      .max(256, 'Please enter a valid email'),
    password: z.string().min(1, 'Please enter your password.').max(256),
    rememberMe: z.boolean().default(false),
  }),
  output: letIn,
})
