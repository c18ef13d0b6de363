import * as z from 'zod'
import { defineCall } from '../call.ts'

export const getCrumb = defineCall({
  name: 'getCrumb',
  summary:
    'A fresh anti-forgery value, also set as the cookie `crumb`, before a script’s first write.',
  audience: 'visitor',
  method: 'GET',
  path: '/api/crumb',
  output: z.object({ crumb: z.string() }),
})
