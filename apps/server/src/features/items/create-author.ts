import { createAuthor as contract } from '@sitewright/api/items/create-author'
import { newId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { keepAuthor } from './keep-author.ts'

export const createAuthor = ownerCall(contract, async ({ siteId: _, ...said }, { inSite }) =>
  inSite((site) => keepAuthor(site, { id: newId(), ...said })),
)
