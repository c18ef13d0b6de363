import { listSessions as contract } from '@sitewright/api/accounts/list-sessions'
import { accountCall } from '../../platform/http/route.ts'
import { isAlive, sessionsOf } from './session.ts'

export const listSessions = accountCall(contract, async (_input, { app, account, session }) => {
  const rows = await sessionsOf(app.database.global, account.id)
  const sessions = rows
    .filter((row) => isAlive(row, app.clock.now()))
    .map(({ id, browser, created_at, seen_at }) => ({
      id,
      browser,
      createdAt: created_at.getTime(),
      seenAt: seen_at.getTime(),
      isCurrent: id === session.id,
    }))
  return { sessions }
})
