import * as z from 'zod'
import { defineCall } from '../call.ts'
import { requestAnswer } from './passkey-shapes.ts'
import { account } from './shapes.ts'

export const signInByPasskey = defineCall({
  name: 'signInByPasskey',
  summary: 'Opens a session for the answer of a passkey, which stands for password and code.',
  audience: 'guest',
  method: 'POST',
  path: '/api/sign-in-by-passkey',
  input: requestAnswer.extend({ rememberMe: z.boolean().default(false) }),
  output: z.object({ account }),
})
