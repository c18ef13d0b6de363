import * as z from 'zod'
import { defineCall } from '../call.ts'
import { id, siteParams } from '../fields.ts'
import { collectionKindName } from './shapes.ts'

export const listTemplatePages = defineCall({
  name: 'listTemplatePages',
  summary:
    'Navigations, pages, layouts and types of collections that the theme of the site brings, to choose from.',
  audience: 'owner',
  needs: 'content.view',
  method: 'GET',
  path: '/s/:siteId/api/template-pages',
  params: siteParams,
  output: z.object({
    /** In the theme's order, with the key under which each is stored. */
    navigations: z.array(z.object({ key: z.string(), title: z.string() })),
    /** Collections whose items or products have block fields on their own pages. */
    pagesWithItemFields: z.array(id),
    /** File names of pages, without their ending. */
    names: z.array(z.string()),
    /** The first one is used by pages that choose none. */
    layouts: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Types of items that the theme adds, with their fields. */
    customTypes: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        base: z.enum(['image', 'text', 'video', 'event', 'audio']),
        fields: z.array(
          z.object({
            name: z.string(),
            title: z.string(),
            type: z.enum(['text', 'wysiwyg', 'image', 'checkbox', 'gallery']),
          }),
        ),
      }),
    ),
    /** Item types that can be added to collections, by collection type. */
    accepts: z.record(z.string(), z.array(z.string())),
    /** Types of collections beside those of the kinds; `kind` is that of the pages that can have the type. */
    types: z.array(z.object({ name: z.string(), title: z.string(), kind: collectionKindName })),
  }),
})
