import { getCaptchaChallenge as contract } from '@sitewright/api/spam-protection/get-captcha-challenge'
import { visitorCall } from '../../platform/http/route.ts'
import { newChallenge } from './altcha.ts'

export const getCaptchaChallenge = visitorCall(contract, async (_input, { app, siteId }) =>
  newChallenge(app.keys, siteId, app.clock.now()),
)
