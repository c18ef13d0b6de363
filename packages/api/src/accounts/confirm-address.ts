import * as z from 'zod'
import { defineCall } from '../call.ts'
import { account, token } from './shapes.ts'

export const confirmAddress = defineCall({
  name: 'confirmAddress',
  summary: 'Opens the account that a link in a mail is about, and signs it in.',
  audience: 'guest',
  method: 'POST',
  path: '/api/confirm-address',
  input: z.object({
    token,
    /** The password from sign-up; needed if that was in another browser. */
    password: z.string().max(256).optional(),
  }),
  output: z.object({ account }),
})
