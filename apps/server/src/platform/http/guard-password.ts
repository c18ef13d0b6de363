/**
 * Backoff before a password check: growing delays for clients that guess, none for clients that were let in before. A browser
 * that was let in has a signed cookie, and its address is known for a while; each of both has a counter of its own, so that a
 * stranger's guessing locks out nobody who knows the password.
 */

import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { GuessRule } from '../limits/guesses.ts'
import { LimitReached } from '../limits/rate-counter.ts'
import { clientAddress } from './client-address.ts'
import type { CookieJar } from './cookies.ts'
import { knownDevice, rememberDevice } from './known-device.ts'

export interface GuardedPassword {
  /** Target of the password, such as an account by its email; whether it exists makes no difference. */
  readonly subject: string
  readonly rule: GuessRule
  check(): Promise<boolean>
}

interface Visit {
  readonly app: App
  readonly cookies: CookieJar
  readonly raw: FastifyRequest
}

/** Result of `check`; fails with `LimitReached`, without calling it, while somebody guesses. */
export async function guardPassword(
  { app, cookies, raw }: Visit,
  { subject, rule, check }: GuardedPassword,
): Promise<boolean> {
  const { guesses } = app
  const device = knownDevice(app, cookies, subject)
  const place = `${subject}|address|${clientAddress(raw, app.config)}`
  const fromAddress = async () => {
    try {
      return await guesses.attempt(subject, rule, check)
    } catch (error) {
      if (!(error instanceof LimitReached) || !(await guesses.isKnown(place))) throw error
      return guesses.attempt(place, rule, check)
    }
  }
  const isRight =
    device === undefined
      ? await fromAddress()
      : await guesses.attempt(`${subject}|device|${device}`, rule, check)
  if (isRight) await rememberClient({ app, cookies, raw }, subject)
  return isRight
}

/** Lets the browser and its address pass from now on, no matter who else guesses. */
export async function rememberClient({ app, cookies, raw }: Visit, subject: string): Promise<void> {
  rememberDevice(app, cookies, subject)
  await app.guesses.know(`${subject}|address|${clientAddress(raw, app.config)}`)
}
