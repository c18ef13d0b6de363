import { createSignInChallenge as contract } from '@sitewright/api/accounts/create-sign-in-challenge'
import { guestCall } from '../../platform/http/route.ts'
import { askForPasskey } from './passkey.ts'
import { insertChallenge } from './passkey-table.ts'

export const createSignInChallenge = guestCall(contract, async (_input, { app }) => {
  const options = await askForPasskey(app.config)
  const question = { challenge: options.challenge, now: app.clock.now() }
  return { token: await insertChallenge(app.database.global, question), options }
})
