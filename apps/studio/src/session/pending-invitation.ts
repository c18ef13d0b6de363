/** An invitation that was accepted before there was an account: it waits on this device while its owner signs in or up. */

const KEY = 'sitewright:invitation'
/** Milliseconds for which it waits: long enough for a mail that confirms an address, and not until the next person sits there. */
const WAIT_MS = 60 * 60 * 1000

/** Path of the screen that an invitation leads to. */
export const INVITATION_PATH = '/invitation'

export function keepInvitation(token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ token, until: Date.now() + WAIT_MS }))
  } catch {
    // Without storage the link in the mail is opened once more.
  }
}

export function forgetInvitation(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There is none where there is no storage.
  }
}

/** Token of the invitation that waits; empty for none. */
export function waitingInvitation(): string {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return ''
    const { token, until } = kept as { token?: unknown; until?: unknown }
    return typeof token === 'string' && typeof until === 'number' && until > Date.now() ? token : ''
  } catch {
    return ''
  }
}

/** Path to go to once somebody has an account: back to the invitation that waits, or else `otherwise`. */
export function pathAfterEntrance(otherwise: string): string {
  return waitingInvitation() === '' ? otherwise : INVITATION_PATH
}
