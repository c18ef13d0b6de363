/**
 * Sends mail about an account. Only this job looks whether there is one: the call itself takes as long and answers alike for
 * everybody. The token in the link is made here too, so that the database has nothing but its hash.
 */

import { newId } from '@sitewright/core/id'
import type { Kysely } from 'kysely'
import type { App } from '../../platform/app.ts'
import { enqueueGlobal, type Job } from '../../platform/background/jobs.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newToken } from '../../platform/keys.ts'
import { mailServerOf } from '../mail/index.ts'
import { confirmLetter, haveAccountLetter, type Letter, resetLetter } from './account-letters.ts'
import {
  type AccountMail,
  findMail,
  insertMail,
  insertToken,
  keepMail,
  removeMail,
} from './account-mail-table.ts'
import { accountByEmail } from './account-table.ts'

const SEND_ACCOUNT_MAIL = { name: 'send-account-mail', maxAttempts: 12 } as const

export const sendAccountMail: Job = {
  ...SEND_ACCOUNT_MAIL,
  lane: 'mail',
  run: ({ id }, app) => send(app, id),
}

/** Puts a mail into the platform's outbox. */
export async function writeAccountMail(
  { database }: App,
  mail: Pick<AccountMail, 'kind' | 'recipient'> & { readonly data: object },
): Promise<void> {
  await database.inGlobal(async (db) => {
    await enqueueGlobal(db, SEND_ACCOUNT_MAIL, { id: await insertMail(db, mail) })
  })
}

async function send(app: App, id: AccountMail['id']): Promise<void> {
  const db = app.database.global
  const mail = await findMail(db, id)
  if (mail?.state !== 'waiting') return
  const letter = await LETTERS[mail.kind](app, db, mail)
  if (!letter) return removeMail(db, id)
  const server = mailServerOf(app)
  if (!server) return keepMail(db, id, letter.text)
  await server.send({
    ...letter,
    // Each try is another mail, whose link replaces that of the one before.
    id: newId(),
    recipient: mail.recipient,
    reply_to: '',
    sender: 'Sitewright',
  })
  await removeMail(db, id)
}

const MINUTE_MS = 60 * 1000
/** Milliseconds for which a link that confirms an address is good. */
const CONFIRM_MS = 24 * 60 * MINUTE_MS
/** Milliseconds for which a link that resets a password is good. */
const RESET_MS = 30 * MINUTE_MS

type WriteLetter = (app: App, db: Kysely<Tables>, mail: AccountMail) => Promise<Letter | undefined>

/** Mail of each kind; undefined where nobody is to get one. */
const LETTERS: Readonly<Record<AccountMail['kind'], WriteLetter>> = {
  signUp: async ({ config, clock }, db, { id, recipient, data }) => {
    if (await accountByEmail(db, recipient)) {
      return haveAccountLetter(`${config.studioOrigin}/sign-in`)
    }
    const token = newToken()
    await insertToken(db, { token, mailId: id, data, expiresAt: clock.now() + CONFIRM_MS })
    return confirmLetter(`${config.studioOrigin}/confirm-address#${token}`)
  },
  reset: async ({ config, clock }, db, { id, recipient }) => {
    const account = await accountByEmail(db, recipient)
    if (!account) return undefined
    const token = newToken()
    const expiresAt = clock.now() + RESET_MS
    await insertToken(db, { token, mailId: id, accountId: account.id, expiresAt })
    return resetLetter(`${config.studioOrigin}/reset-password#${token}`)
  },
}
