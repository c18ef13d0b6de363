import * as z from 'zod'
import { defineCall } from '../call.ts'
import { account } from './shapes.ts'

export const getSession = defineCall({
  name: 'getSession',
  summary: 'Who is signed in, if anyone, and a fresh crumb for calls that write.',
  audience: 'guest',
  method: 'GET',
  path: '/api/session',
  output: z.object({
    account: account.nullable(),
    /** Whether the account is one of the operators of this server. */
    isOperator: z.boolean(),
    crumb: z.string(),
  }),
})
