import * as z from 'zod'
import { defineCall } from '../call.ts'
import { accountEmail, currentPassword, linkComesBy } from './shapes.ts'

export const changeEmail = defineCall({
  name: 'changeEmail',
  summary:
    'Sends a link to a new address of the account, and answers alike where that address has an account.',
  audience: 'account',
  method: 'POST',
  path: '/api/change-email',
  input: z.object({ email: accountEmail, currentPassword }),
  output: z.object({ linkComesBy }),
})
