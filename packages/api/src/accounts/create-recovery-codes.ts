import * as z from 'zod'
import { defineCall } from '../call.ts'
import { currentPassword, signInCode } from './shapes.ts'

export const createRecoveryCodes = defineCall({
  name: 'createRecoveryCodes',
  summary:
    'Makes new recovery codes, by the password and a code of the app; those before them end.',
  audience: 'account',
  method: 'POST',
  path: '/api/recovery-codes',
  input: z.object({ currentPassword, code: signInCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
})
