import { COLLECTION_KINDS } from '@sitewright/core/content/collection-kinds'
import { NEW_PAGE_PLACES } from '@sitewright/core/content/navigations'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { filled, siteParams } from '../fields.ts'
import { pageSummary } from './shapes.ts'

const CREATABLE = COLLECTION_KINDS.filter(({ canCreate }) => canCreate).map(({ name }) => name)

export const createPage = defineCall({
  name: 'createPage',
  summary:
    'Adds a page, store, blog or any other kind of collection as a draft, to the main navigation.',
  audience: 'owner',
  needs: 'content.edit',
  method: 'POST',
  path: '/s/:siteId/api/pages',
  params: siteParams,
  input: z.object({
    title: filled('Please enter a title.').max(200),
    kind: z.enum(CREATABLE).default('page'),
    /** Its place in the main navigation. */
    navigation: z.enum(NEW_PAGE_PLACES).default('last'),
  }),
  output: z.object({ page: pageSummary }),
})
