/** Second factor: time-based one-time passwords (TOTP, RFC 6238) of an authenticator app, and recovery codes. */

import { randomBytes } from 'node:crypto'
import type { Id } from '@sitewright/core/id'
import { Secret, TOTP } from 'otpauth'
import type { App } from '../../platform/app.ts'
import { guardPassword } from '../../platform/http/guard-password.ts'
import type { AccountRecord } from '../../platform/http/route.ts'
import type { Keys } from '../../platform/keys.ts'
import type { GuessRule } from '../../platform/limits/guesses.ts'
import type { Visit } from './account-guard.ts'
import { fail } from './errors.ts'
import { findFactor, takeRecoveryCode, takeStep } from './factor-table.ts'

/** Purpose of the encryption: see `Keys`. */
const PURPOSE = 'second-factor'
/** Seconds that one code stands for, the default of every app. */
const PERIOD_S = 30
/** Time steps that a clock may be wrong in either direction. */
const WINDOW = 1
/** Bytes of a key: 160 bits, as RFC 4226 recommends. */
const KEY_BYTES = 20
/** Codes that one set of recovery codes has. */
const RECOVERY_CODES = 10
/** Characters of a recovery code, of five bits each. */
const RECOVERY_LENGTH = 10

/** Backoff for codes: five free slips, then a hundred guesses a day against a million codes. */
const CODE_GUESSES: GuessRule = { free: 5, longestS: 900, forgiveS: 900 }

/** A new key, as it is kept. */
export function newSealedKey(keys: Keys, accountId: Id): string {
  return keys.seal(PURPOSE, accountId, new Secret({ size: KEY_BYTES }).base32)
}

/** The authenticator of a key; undefined where it was encrypted with another key of the server. */
export function authenticatorOf(
  keys: Keys,
  { id, email }: Pick<AccountRecord, 'id' | 'email'>,
  sealedKey: string,
): TOTP | undefined {
  const secret = keys.open(PURPOSE, id, sealedKey)
  return secret === undefined
    ? undefined
    : new TOTP({ issuer: 'Sitewright', label: email, secret, period: PERIOD_S })
}

/** Time step that the code stands for; undefined for a wrong one. */
export function stepOf(totp: TOTP, code: string, now: number): number | undefined {
  const delta = totp.validate({ token: code, timestamp: now, window: WINDOW })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_S) + delta
}

/** New recovery codes, as they are shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Secret.fromHex(randomBytes(KEY_BYTES).toString('hex'))
      .base32.slice(0, RECOVERY_LENGTH)
      .toLowerCase()
    return `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`
  })
}

/** Keyed hash of a recovery code, so that a copy of the database alone gives none away. */
export function recoveryHash(keys: Keys, accountId: Id, code: string): string {
  return keys.sign('recovery code', `${accountId}|${code.replaceAll('-', '')}`)
}

/** Asks for a code of the account's app, or a recovery code. Each is taken once; guesses are slowed. */
export async function requireCode(
  { app, cookies, raw }: Visit,
  account: AccountRecord,
  code: string,
): Promise<void> {
  const isRight = await guardPassword(
    { app, cookies, raw },
    {
      subject: `second factor|${account.id}`,
      rule: CODE_GUESSES,
      check: () => takeCode(app, account, code),
    },
  )
  if (isRight) return
  const { message } = fail.catalogue.wrongCode
  throw fail('wrongCode', { errors: { code: message } })
}

/** Asks for a code where the account has a second factor that counts, before something that lasts longer than a session. */
export async function requireCodeIfOn(
  visit: Visit,
  account: AccountRecord,
  code: string | undefined,
): Promise<void> {
  const factor = await findFactor(visit.app.database.global, account.id)
  if (!factor?.confirmed_at) return
  if (code !== undefined) return requireCode(visit, account, code)
  const { message } = fail.catalogue.codeMissing
  throw fail('codeMissing', { errors: { code: message } })
}

async function takeCode(app: App, account: AccountRecord, code: string): Promise<boolean> {
  const db = app.database.global
  const factor = await findFactor(db, account.id)
  if (!factor?.confirmed_at) return false
  if (code.length === RECOVERY_LENGTH) {
    return takeRecoveryCode(db, account.id, recoveryHash(app.keys, account.id, code))
  }
  const totp = authenticatorOf(app.keys, account, factor.sealed_key)
  const step = totp && stepOf(totp, code, app.clock.now())
  if (step === undefined) return false
  return takeStep(db, { accountId: account.id, sealedKey: factor.sealed_key, step })
}
