import * as z from 'zod'
import { defineCall } from '../call.ts'
import { startingPoint } from './shapes.ts'

export const listStartingPoints = defineCall({
  name: 'listStartingPoints',
  summary: 'What a new site can begin with.',
  audience: 'account',
  method: 'GET',
  path: '/api/starting-points',
  output: z.object({ startingPoints: z.array(startingPoint) }),
})
