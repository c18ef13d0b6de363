import { signInByCode as contract } from '@sitewright/api/accounts/sign-in-by-code'
import { guestCall } from '../../platform/http/route.ts'
import { fail } from './errors.ts'
import { requireCode } from './second-factor.ts'
import { openSession } from './session.ts'
import { findStep, takeWaitingStep } from './sign-in-step.ts'

export const signInByCode = guestCall(contract, async ({ step, code }, { app, cookies, raw }) => {
  const db = app.database.global
  const waiting = await findStep(db, step, app.clock.now())
  if (!waiting) throw fail('signInTooOld')
  await requireCode({ app, cookies, raw }, waiting.account, code)
  if (!(await takeWaitingStep(db, step))) throw fail('signInTooOld')
  await openSession({ app, cookies, raw }, waiting.account, waiting.remember)
  return { account: waiting.account }
})
