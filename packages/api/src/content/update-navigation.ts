import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'
import { externalLink, MAX_NAVIGATION_ITEMS, navigations } from './site-draft.ts'

const link = externalLink.extend({ newWindow: externalLink.shape.newWindow.default(false) })

/** Targets of an item. Links and member areas that are there keep their ids, and new ones get one. */
const ofPage = { collectionId: id }
const ofLink = { id: id.optional(), externalLink: link }
const ofMemberArea = { id: id.optional(), memberAreaId: id }

const below = z
  .array(z.union([z.object(ofPage), z.object(ofLink), z.object(ofMemberArea)]))
  .max(MAX_NAVIGATION_ITEMS)
  .default([])

const item = z.union([
  z.object({ ...ofPage, items: below }),
  z.object({ ...ofLink, items: below }),
  z.object({ ...ofMemberArea, items: below }),
])
export type NavigationItemInput = z.output<typeof item>

export const updateNavigation = defineCall({
  name: 'updateNavigation',
  summary:
    'Sets the items of a navigation, in order: pages, links and member areas, each with items below it. Pages come out of others for it, and those left out are not linked.',
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
    /** Each item is a page, a link or a member area; those below it, such as the pages of a folder, stand in its `items`. */
    navigation: z.object({ items: z.array(item).max(MAX_NAVIGATION_ITEMS) }),
  }),
  output: z.object({ pages: z.array(pageSummary), navigations }),
})
