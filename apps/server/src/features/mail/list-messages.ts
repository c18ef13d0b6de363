import { listMessages as contract } from '@sitewright/api/mail/list-messages'
import { isId } from '@sitewright/core/id'
import { ownerCall } from '../../platform/http/route.ts'
import { messagesBefore } from './message-table.ts'
import { presentSummary } from './present-message.ts'

/** Page size: messages in one answer. */
const PAGE = 50

export const listMessages = ownerCall(contract, async ({ cursor }, { inSite }) => {
  const before = isId(cursor) ? cursor : undefined
  const found = await inSite((site) => messagesBefore(site, before, PAGE + 1))
  const page = found.slice(0, PAGE)
  return {
    items: page.map(presentSummary),
    nextCursor: found.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
})
