import * as z from 'zod'
import { defineCall } from '../call.ts'
import { done } from '../fields.ts'
import { currentPassword, signInCode } from './shapes.ts'

export const removeSecondFactor = defineCall({
  name: 'removeSecondFactor',
  summary: 'Turns the second factor off, by the password and a code, and ends every other session.',
  audience: 'account',
  method: 'POST',
  path: '/api/remove-second-factor',
  input: z.object({ currentPassword, code: signInCode }),
  output: done,
})
