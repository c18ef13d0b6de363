import { getEditingEvents as contract } from '@sitewright/api/editing/get-editing-events'
import { ownerCall } from '../../platform/http/route.ts'
import { roomsOf } from './rooms.ts'

export const getEditingEvents = ownerCall(
  contract,
  async ({ tab, pageId }, { app, siteId, account, session }) => {
    // Calls that listen take no keys.
    if (!session) throw new Error('An editor listens without a session')
    return roomsOf(app).open(siteId, {
      tab,
      pageId,
      accountId: account.id,
      sessionId: session.id,
    })
  },
)
