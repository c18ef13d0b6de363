import * as z from 'zod'
import { defineCall } from '../call.ts'
import { account, signInCode, token } from './shapes.ts'

export const signInByCode = defineCall({
  name: 'signInByCode',
  summary: 'Second step of signing in: opens a session for a code of the app, or a recovery code.',
  audience: 'guest',
  method: 'POST',
  path: '/api/sign-in-by-code',
  input: z.object({ step: token, code: signInCode }),
  output: z.object({ account }),
})
