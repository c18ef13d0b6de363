import * as z from 'zod'
import { defineCall } from '../call.ts'
import { account, email } from './shapes.ts'

export const signIn = defineCall({
  name: 'signIn',
  summary: 'Opens a session.',
  audience: 'guest',
  method: 'POST',
  path: '/api/sign-in',
  input: z.object({
    email,
    password: z.string().min(1, 'Please enter your password.').max(256),
    rememberMe: z.boolean().default(false),
  }),
  output: z.object({ account }),
})
