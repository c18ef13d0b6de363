import * as z from 'zod'
import { defineCall } from '../call.ts'
import { siteParams } from '../fields.ts'
import { navigationItems } from './site-draft.ts'

export const getSiteLayout = defineCall({
  name: 'getSiteLayout',
  summary: 'The navigations of the draft, the main one first, each with its links.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/commondata/GetSiteLayout',
  params: siteParams,
  output: z.object({
    layout: z.array(
      z.object({
        /** The `fieldName` that UpdateNavigation takes for it. */
        identifier: z.string(),
        links: navigationItems,
      }),
    ),
  }),
})
