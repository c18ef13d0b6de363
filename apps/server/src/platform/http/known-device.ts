/** The cookie of a browser that was let in before: for each account or lock a signed entry, newest first. */

import type { App } from '../app.ts'
import { newToken } from '../keys.ts'
import type { CookieJar } from './cookies.ts'

/** Purpose of the signature: see `Keys`. */
const PURPOSE = 'known device'
/** Seconds that the cookie lasts: half a year. */
const LIFETIME_S = 180 * 24 * 3600
/** Entries of one cookie: several people may share a browser, and a cookie must stay small. */
const MOST_ENTRIES = 5
/** Entries that are read at most: a neighbour may have set cookies of the same name. */
const MOST_READ = 20
/** Separator of entries. */
const BETWEEN = '~'

type Signer = Pick<App, 'keys' | 'clock'>

/** Counter key for failures of this browser; undefined where it has not been let in before. */
export function knownDevice(app: Signer, cookies: CookieJar, subject: string): string | undefined {
  return entriesIn(app, cookies).find(({ name }) => name === nameOf(app, subject))?.token
}

export function rememberDevice(app: Signer, cookies: CookieJar, subject: string): void {
  const name = nameOf(app, subject)
  const held = entriesIn(app, cookies)
  const token = held.find((entry) => entry.name === name)?.token ?? newToken()
  const until = String(app.clock.now() + LIFETIME_S * 1000)
  const entries = [
    [name, token, until, app.keys.sign(PURPOSE, [name, token, until].join('|'))].join('.'),
    ...held.filter((entry) => entry.name !== name).map(({ text }) => text),
  ]
  cookies.set('device', entries.slice(0, MOST_ENTRIES).join(BETWEEN), {
    maxAgeS: LIFETIME_S,
  })
}

interface Entry {
  readonly name: string
  readonly token: string
  readonly text: string
}

function entriesIn(app: Signer, cookies: CookieJar): Entry[] {
  const texts = cookies.all('device').flatMap((value) => value.split(BETWEEN))
  return texts.slice(0, MOST_READ).flatMap((text) => {
    const [name = '', token = '', until = '', signature = ''] = text.split('.')
    const isGood =
      Number(until) > app.clock.now() &&
      app.keys.verify(PURPOSE, [name, token, until].join('|'), signature)
    return isGood ? [{ name, token, text }] : []
  })
}

/** Name of an entry, from which nobody can tell whose account it is about. */
function nameOf({ keys }: Signer, subject: string): string {
  return keys.sign('known device of', subject).slice(0, 22)
}
