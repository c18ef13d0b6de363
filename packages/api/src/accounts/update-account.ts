import * as z from 'zod'
import { defineCall } from '../call.ts'
import { account, accountName } from './shapes.ts'

export const updateAccount = defineCall({
  name: 'updateAccount',
  summary: 'Changes the name of the account.',
  audience: 'account',
  method: 'PUT',
  path: '/api/account',
  input: z.object({ name: accountName }),
  output: z.object({ account }),
})
