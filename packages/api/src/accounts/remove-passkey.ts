import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { passkeyParams } from './passkey-shapes.ts'
import { currentPassword } from './shapes.ts'

export const removePasskey = defineCall({
  name: 'removePasskey',
  summary: 'Removes a passkey, by the password, and ends every other session.',
  audience: 'account',
  method: 'POST',
  path: '/api/passkeys/:passkeyId/remove',
  params: passkeyParams,
  input: z.object({ currentPassword }),
  output: done,
})
