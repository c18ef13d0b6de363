import * as z from 'zod'
import { defineCall } from '../call.ts'
import { creationOptions } from './passkey-shapes.ts'
import { currentPassword, signInCode, token } from './shapes.ts'

export const createPasskeyChallenge = defineCall({
  name: 'createPasskeyChallenge',
  summary:
    'Asks for the password, and for a code where two-factor sign-in is on, and answers with the question that makes a passkey.',
  audience: 'account',
  method: 'POST',
  path: '/api/passkey-challenge',
  input: z.object({ currentPassword, code: signInCode.optional() }),
  output: z.object({ token, options: creationOptions }),
})
