import { defineCall } from '../call.ts'
import { done } from '../fields.ts'

export const signOut = defineCall({
  name: 'signOut',
  summary: 'Ends the session on the server.',
  audience: 'account',
  method: 'POST',
  path: '/api/sign-out',
  output: done,
})
