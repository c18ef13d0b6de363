import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { passkeyName, passkeyParams } from './passkey-shapes.ts'

export const updatePasskey = defineCall({
  name: 'updatePasskey',
  summary: 'Renames a passkey.',
  audience: 'account',
  method: 'PUT',
  path: '/api/passkeys/:passkeyId',
  params: passkeyParams,
  input: z.object({ name: passkeyName }),
  output: done,
})
