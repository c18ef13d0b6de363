import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { siteSummary } from './shapes.ts'

export const createSite = defineCall({
  name: 'createSite',
  summary: 'Makes a site with a free identifier derived from its title.',
  audience: 'account',
  method: 'POST',
  path: '/api/sites',
  input: z.object({
    title: filled('Please enter a title.').max(100, 'Use at most 100 characters.'),
    startingPointId: z.string().max(50),
    /** The founder's, for the site's clock; one that the server does not know, or none, leaves the usual one. */
    timeZone: z.string().max(64).optional(),
  }),
  output: z.object({ site: siteSummary }),
})
