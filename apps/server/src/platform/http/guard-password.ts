/**
 * The guard before a password: delays for whoever guesses, none for who has been there before. A browser that was let in once
 * has a signed cookie, and its address is known for a while; both have a count of their own, so that a stranger's guessing
 * keeps nobody out who knows the password.
 */

import type { FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { GuessRule } from '../limits/guesses.ts'
import { LimitReached } from '../limits/rate-counter.ts'
import { clientAddress } from './client-address.ts'
import type { CookieJar } from './cookies.ts'
import { knownDevice, rememberDevice } from './known-device.ts'

export interface GuardedPassword {
  /** What the password opens, such as an account by its email; whether it exists makes no difference. */
  readonly subject: string
  readonly rule: GuessRule
  check(): Promise<boolean>
}

interface Visit {
  readonly app: App
  readonly cookies: CookieJar
  readonly raw: FastifyRequest
}

/** What `check` says; `LimitReached` without asking it while somebody guesses. */
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

/** The browser and its address pass from now on, whoever else guesses. */
export async function rememberClient({ app, cookies, raw }: Visit, subject: string): Promise<void> {
  rememberDevice(app, cookies, subject)
  await app.guesses.know(`${subject}|address|${clientAddress(raw, app.config)}`)
}
