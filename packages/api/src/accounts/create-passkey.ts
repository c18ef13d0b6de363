import * as z from 'zod'
import { defineCall } from '../call.ts'
import { creationAnswer, passkey } from './passkey-shapes.ts'

export const createPasskey = defineCall({
  name: 'createPasskey',
  summary: 'Adds the passkey that an authenticator made, named after the browser.',
  audience: 'account',
  method: 'POST',
  path: '/api/passkeys',
  input: creationAnswer,
  output: z.object({ passkey }),
})
