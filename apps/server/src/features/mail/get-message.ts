import { getMessage as contract } from '@sitewright/api/mail/get-message'
import { ownerCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { findMessage } from './message-table.ts'
import { presentSummary } from './present-message.ts'
import { rendition } from './send-message.ts'

export const getMessage = ownerCall(contract, async ({ messageId }, { inSite }) => {
  const message = await inSite((site) => findMessage(site, messageId))
  if (!message) throw fail('messageMissing')
  return { message: { ...presentSummary(message), ...rendition(message) } }
})
