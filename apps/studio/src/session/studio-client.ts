import { getSession } from '@sitewright/api/accounts/get-session'
import type { Call } from '@sitewright/api/call'
import { CallFailure, type Client, type ClientOptions, createClient } from '@sitewright/api/client'
import type { SignInGate } from './sign-in-gate.ts'

/** Calls after which the anti-forgery value belongs to another session. */
const SESSION_CHANGES: ReadonlySet<string> = new Set([
  'signIn',
  'signInByCode',
  'signInByPasskey',
  'signUp',
  'signOut',
  'signOutEverywhere',
  'confirmAddress',
  'resetPassword',
  'restoreEmail',
  'changePassword',
])

export interface StudioClientOptions extends Pick<ClientOptions, 'fetch'> {
  /** Hears of every call that changed something about a site. */
  onWritten?(siteId: string): void
}

/**
 * The studio's way to the server. A call that meets an ended session waits until the person has signed
 * in again and is then sent once more as it was, so that nothing on the screen is lost.
 */
export function createStudioClient(
  gate: Pick<SignInGate, 'ask'>,
  { onWritten, ...options }: StudioClientOptions = {},
): Client {
  let crumb: string | Promise<string> | undefined
  const client: Client = createClient({
    ...options,
    crumb(fresh) {
      if (!fresh && crumb !== undefined) return crumb
      const asked = client(getSession, {}).then((session) => session.crumb)
      const keep = (value: string | undefined) => {
        if (crumb === asked) crumb = value
      }
      crumb = asked
      asked.then(keep, () => keep(undefined))
      return asked
    },
  })

  const told: Client = async (call, input, request) => {
    const answer = await client(call, input, request)
    const { siteId } = (input ?? {}) as { siteId?: unknown }
    if (isWriting(call) && typeof siteId === 'string') onWritten?.(siteId)
    return answer
  }

  return async (call, input, request) => {
    try {
      const answer = await told(call, input, request)
      if (SESSION_CHANGES.has(call.name)) crumb = undefined
      return answer
    } catch (error) {
      // Signing in with a wrong password is a 401 too, and an answer in itself.
      if (call.audience === 'guest' || !isSignedOut(error)) throw error
      if (!(await gate.ask())) throw error
      return told(call, input, request)
    }
  }
}

/** Drawing unsaved sections is a POST for its length alone, as what it needs tells. */
function isWriting({ audience, method, needs }: Call): boolean {
  return audience === 'owner' && method !== 'GET' && needs?.endsWith('.view') !== true
}

function isSignedOut(error: unknown): boolean {
  return error instanceof CallFailure && error.status === 401
}
