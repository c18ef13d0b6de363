import { defineCall } from '../call.ts'
import { done } from '../fields.ts'

export const signOutEverywhere = defineCall({
  name: 'signOutEverywhere',
  summary: 'Ends every session of the account, this one too, and sign-ins that wait for a code.',
  audience: 'account',
  method: 'POST',
  path: '/api/sign-out-everywhere',
  output: done,
})
