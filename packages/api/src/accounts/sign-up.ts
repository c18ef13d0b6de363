import * as z from 'zod'
import { defineCall } from '../call.ts'
import { account, accountEmail, accountName, password } from './shapes.ts'

export const signUp = defineCall({
  name: 'signUp',
  summary:
    'Opens an account and signs it in; where mail can be sent, sends a link first, and `account` is null.',
  audience: 'guest',
  method: 'POST',
  path: '/api/sign-up',
  input: z.object({
    name: accountName,
    email: accountEmail,
    password,
  }),
  output: z.object({ account: account.nullable() }),
})
