import { duplicatePage as contract } from '@sitewright/api/content/duplicate-page'
import { announceChange } from '../../platform/events.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { copyPage, presentPage } from '../content/index.ts'
import { copyLock } from './lock-table.ts'

/** A copy is shut as its original is, so that publishing it shows nobody more. */
export const duplicatePage = ownerCall(contract, async ({ pageId }, { account, inSite }) =>
  inSite(async (site) => {
    const { id, title } = await copyPage(site, pageId)
    await copyLock(site, pageId, id)
    await noteActivity(site, { kind: 'pageAdded', by: account.id, about: title })
    await announceChange(site)
    return { page: await presentPage(site, id) }
  }),
)
