import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'

export const updateNavigation = defineCall({
  name: 'updateNavigation',
  summary:
    'Sets the order of the main navigation and what is in its folders; pages left out are not linked (spec §7).',
  audience: 'owner',
  needs: 'navigation.edit',
  method: 'POST',
  path: '/s/:siteId/api/widget/UpdateNavigation',
  params: siteParams,
  input: z.object({
    fieldName: z.literal('mainNavigation').default('mainNavigation'),
    templateId: z.string().optional(),
    navigation: z.object({
      items: z
        .array(
          z.object({
            collectionId: id,
            /** Pages of a folder or index, in order. */
            items: z
              .array(z.object({ collectionId: id }))
              .max(250)
              .default([]),
          }),
        )
        .max(250),
    }),
  }),
  output: z.object({ pages: z.array(pageSummary) }),
})
