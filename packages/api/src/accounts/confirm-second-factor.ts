import * as z from 'zod'
import { defineCall } from '../call.ts'
import { signInCode } from './shapes.ts'

export const confirmSecondFactor = defineCall({
  name: 'confirmSecondFactor',
  summary:
    'Turns the second factor on by a first code of the app, ends every other session and answers with recovery codes.',
  audience: 'account',
  method: 'POST',
  path: '/api/confirm-second-factor',
  input: z.object({ code: signInCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})
