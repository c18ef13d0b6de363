import * as z from 'zod'
import { defineCall } from '../call.ts'
import { passkey } from './passkey-shapes.ts'

export const listPasskeys = defineCall({
  name: 'listPasskeys',
  summary: 'Passkeys of the account, the oldest first.',
  audience: 'account',
  method: 'GET',
  path: '/api/passkeys',
  output: z.object({ passkeys: z.array(passkey) }),
})
