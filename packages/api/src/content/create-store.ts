import { NEW_PAGE_PLACES } from '@sitewright/core/content/navigations'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled, id, siteParams } from '../fields.ts'
import { collectionSettings } from './shapes.ts'

export const createStore = defineCall({
  name: 'createStore',
  summary:
    'Adds a store page as a draft, with the root of its categories. The site needs a main navigation; `navigation` says whether the store is put into it.',
  audience: 'owner',
  needs: 'content.edit',
  flag: 'commerce',
  method: 'POST',
  path: '/s/:siteId/api/content-service/product/1.1/websites/:websiteId/products',
  params: siteParams.extend({ websiteId: id }),
  input: z.object({
    title: filled('Please enter a title.').max(200),
    /** Title in navigations; the title by default. */
    navigationTitle: filled('Please enter a title.').max(100).optional(),
    /** Address of the store; made from its title by default. */
    urlId: z.string().trim().max(200).optional(),
    description: collectionSettings.shape.description.default(''),
    enabled: z.boolean().default(true),
    navigation: z.enum(NEW_PAGE_PLACES).default('none'),
  }),
  output: z.object({
    id,
    navigationTitle: z.string(),
    title: z.string(),
    urlId: z.string(),
    description: z.string(),
    enabled: z.boolean(),
  }),
})
