import { signUpForList as contract } from '@sitewright/api/lists/sign-up-for-list'
import { visitorCall } from '../../platform/http/route.ts'
import { ageOfKey, failForm } from '../forms/index.ts'
import { keepSignUp } from './keep-sign-up.ts'

export const signUpForList = visitorCall(contract, async (sent, request) => {
  const { app, siteId, visitor } = request
  const { key, website, captchaKey, ...given } = sent
  const now = app.clock.now()
  const tookMs =
    visitor === undefined ? undefined : ageOfKey(app.keys, { siteId, visitor }, key, now)
  if (tookMs === undefined) throw failForm('keyUnknown')
  await keepSignUp(request, given, {
    hasFilledHoneypot: website !== '',
    tookMs,
    hasScript: true,
    captcha: captchaKey,
  })
  return { ok: true as const }
})
