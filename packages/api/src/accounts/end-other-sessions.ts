import { defineCall } from '../call.ts'
import { done } from '../fields.ts'

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  summary: 'Ends every session of the account but this one.',
  audience: 'account',
  method: 'DELETE',
  path: '/api/sessions',
  output: done,
})
