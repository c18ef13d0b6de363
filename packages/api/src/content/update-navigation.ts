import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'

export const updateNavigation = defineCall({
  name: 'updateNavigation',
  summary:
    'Sets the order of a navigation and what is in its folders; pages come out of others for it, and those left out are not linked.',
  audience: 'owner',
  needs: 'navigation.edit',
  method: 'POST',
  path: '/s/:siteId/api/widget/UpdateNavigation',
  params: siteParams,
  input: z.object({
    /**
     * Name that a theme declares: `footerNav` is the same as `footerNavigation`, the main one is always
     * `mainNavigation`.
     */
    fieldName: z
      .string()
      .regex(/^[a-z][\w -]{0,49}$/i, 'Name a navigation of a theme, such as footerNavigation.')
      .default('mainNavigation'),
    /** The theme of the navigation; any but the draft's own is refused. */
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
