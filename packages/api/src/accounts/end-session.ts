import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done, id } from '../fields.ts'

export const endSession = defineCall({
  name: 'endSession',
  summary: 'Ends one session of the account, wherever it is.',
  audience: 'account',
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  params: z.object({ sessionId: id }),
  output: done,
})
