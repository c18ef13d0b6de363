import * as z from 'zod'
import { defineCall } from '../call.ts'
import { session } from './shapes.ts'

export const listSessions = defineCall({
  name: 'listSessions',
  summary: 'Where the account is signed in, the latest used first.',
  audience: 'account',
  method: 'GET',
  path: '/api/sessions',
  output: z.object({ sessions: z.array(session) }),
})
