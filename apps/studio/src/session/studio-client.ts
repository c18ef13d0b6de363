import { getSession } from '@sitewright/api/accounts/get-session'
import { CallFailure, type Client, type ClientOptions, createClient } from '@sitewright/api/client'
import type { SignInGate } from './sign-in-gate.ts'

/** Calls after which the anti-forgery value belongs to another session. */
const SESSION_CHANGES: ReadonlySet<string> = new Set([
  'signIn',
  'signUp',
  'signOut',
  'confirmAddress',
  'resetPassword',
  'changePassword',
])

/**
 * The studio's way to the server. A call that meets an ended session waits until the person has signed
 * in again and is then sent once more as it was, so that nothing on the screen is lost.
 */
export function createStudioClient(
  gate: Pick<SignInGate, 'ask'>,
  options: Pick<ClientOptions, 'fetch'> = {},
): Client {
  let crumb: Promise<string> | undefined
  const client: Client = createClient({
    ...options,
    crumb(fresh) {
      if (fresh || !crumb) {
        crumb = client(getSession, {}).then((session) => session.crumb)
        crumb.catch(() => {
          crumb = undefined
        })
      }
      return crumb
    },
  })

  return async (call, input, request) => {
    try {
      const answer = await client(call, input, request)
      if (SESSION_CHANGES.has(call.name)) crumb = undefined
      return answer
    } catch (error) {
      // Signing in with a wrong password is a 401 too, and an answer in itself.
      if (call.audience === 'guest' || !isSignedOut(error)) throw error
      if (!(await gate.ask())) throw error
      return client(call, input, request)
    }
  }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401
}
