import { endSession as contract } from '@sitewright/api/accounts/end-session'
import { fail } from '../../platform/http/problems.ts'
import { accountCall } from '../../platform/http/route.ts'
import { removeSession } from './session.ts'

export const endSession = accountCall(
  contract,
  async ({ sessionId }, { app, account, session, cookies }) => {
    const wasThere = await removeSession(app.database.global, account.id, sessionId)
    if (!wasThere) throw fail('notFound')
    if (sessionId === session.id) {
      cookies.clear('session')
      cookies.clear('crumb')
    }
    return { ok: true } as const
  },
)
