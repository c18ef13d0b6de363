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
    /** In the order the theme has them, with the key under which each is kept. */
    navigations: z.array(z.object({ key: z.string(), title: z.string() })),
    /** Collections on whose items' or products' own pages the theme has places for blocks. */
    pagesWithItemFields: z.array(id),
    /** File names of pages, without their ending. */
    names: z.array(z.string()),
    /** The first one listed is what pages get that choose none. */
    layouts: z.array(z.object({ id: z.string(), name: z.string() })),
    /** Beside those that kinds have anyway; `kind` is that of the pages that can be of the type. */
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
    /** What may be added to collections, by their type. */
    accepts: z.record(z.string(), z.array(z.string())),
    types: z.array(z.object({ name: z.string(), title: z.string(), kind: collectionKindName })),
  }),
})
