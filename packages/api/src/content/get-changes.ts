import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'

export const getChanges = defineCall({
  name: 'getChanges',
  summary: 'What publishing would change on the live site.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/changes',
  params: siteParams,
  output: z.object({
    changes: z.array(
      z.object({
        /** Page id, or `header`, `footer`, `fields`, `navigation`, `style`. */
        key: z.string(),
        title: z.string(),
        kind: z.enum(['added', 'changed', 'removed']),
        /** True for things on every page: header, footer, block fields of the theme, navigation and style. */
        isSiteWide: z.boolean(),
      }),
    ),
  }),
})
