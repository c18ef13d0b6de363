import * as z from 'zod'
import { defineCall } from '../call.ts'
import { requestOptions } from './passkey-shapes.ts'
import { token } from './shapes.ts'

export const createSignInChallenge = defineCall({
  name: 'createSignInChallenge',
  summary: 'The question that a passkey answers to sign in; it says nothing about any account.',
  audience: 'guest',
  method: 'POST',
  path: '/api/sign-in-challenge',
  output: z.object({ token, options: requestOptions }),
})
