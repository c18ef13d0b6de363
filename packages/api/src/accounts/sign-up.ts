import * as z from 'zod'
import { defineCall } from '../call.ts'
import { account, email, password } from './shapes.ts'

export const signUp = defineCall({
  name: 'signUp',
  summary: 'Opens an account and signs it in.',
  audience: 'guest',
  method: 'POST',
  path: '/api/sign-up',
  input: z.object({
    name: z.string().trim().min(1, 'Please enter your name.').max(100),
    email,
    password,
  }),
  output: z.object({ account }),
})
