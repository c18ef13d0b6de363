/**
 * Sends mail about an account. Only this job looks whether there is one: the call itself takes as long and answers alike for
 * everybody. The token in the link is made here too, so that the database has nothing but its hash.
 */

import { type Id, newId } from '@sitewright/core/id'
import type { Kysely } from 'kysely'
import type { App } from '../../platform/app.ts'
import { enqueueGlobal, type Job } from '../../platform/background/jobs.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AccountRecord } from '../../platform/http/route.ts'
import { newToken } from '../../platform/keys.ts'
import { mailServerOf } from '../mail/index.ts'
import {
  addressTakenLetter,
  changeEmailLetter,
  confirmLetter,
  emailChangedLetter,
  haveAccountLetter,
  type Letter,
  type NoticeKind,
  noticeLetter,
  resetLetter,
} from './account-letters.ts'
import {
  type AccountMail,
  type ChangeOfAddress,
  findMail,
  insertMail,
  insertToken,
  keepMail,
  removeMail,
  type TakenBack,
} from './account-mail-table.ts'
import { accountByEmail } from './account-table.ts'

const SEND_ACCOUNT_MAIL = { name: 'send-account-mail', maxAttempts: 12 } as const

export const sendAccountMail: Job = {
  ...SEND_ACCOUNT_MAIL,
  lane: 'mail',
  run: ({ id }, app) => send(app, id),
}

type NewMail = Pick<AccountMail, 'kind' | 'recipient'> & { readonly data: object }

/** Puts a mail into the platform's outbox. */
export async function writeAccountMail({ database }: App, mail: NewMail): Promise<void> {
  await database.inGlobal((db) => enqueueAccountMail(db, mail))
}

/** Puts a mail into the platform's outbox, in the transaction of what it is about. */
export async function enqueueAccountMail(db: Kysely<Tables>, mail: NewMail): Promise<void> {
  await enqueueGlobal(db, SEND_ACCOUNT_MAIL, { id: await insertMail(db, mail) })
}

/** Tells the owner of an account what was changed, at the address that it has. */
export function writeNotice(
  db: Kysely<Tables>,
  { email }: Pick<AccountRecord, 'email'>,
  notice: NoticeKind,
): Promise<void> {
  return enqueueAccountMail(db, { kind: 'notice', recipient: email, data: { notice } })
}

async function send(app: App, id: AccountMail['id']): Promise<void> {
  const db = app.database.global
  const mail = await findMail(db, id)
  if (mail?.state !== 'waiting') return
  const letter = await LETTERS[mail.kind](app, db, mail)
  if (!letter) return removeMail(db, id)
  const server = mailServerOf(app)
  if (!server) {
    // Operators hand on links; a notice has none that only its reader may have.
    return mail.kind === 'notice' ? removeMail(db, id) : keepMail(db, id, letter.text)
  }
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
/** Milliseconds for which a change of address can be taken back. */
const RESTORE_MS = 7 * 24 * 60 * MINUTE_MS

type WriteLetter = (app: App, db: Kysely<Tables>, mail: AccountMail) => Promise<Letter | undefined>

/** Mail of each kind; undefined where nobody is to get one. */
const LETTERS: Readonly<Record<AccountMail['kind'], WriteLetter>> = {
  signUp: async ({ config, clock }, db, { id, recipient, data }) => {
    if (await accountByEmail(db, recipient)) {
      return haveAccountLetter(`${config.studioOrigin}/sign-in`)
    }
    const token = newToken()
    await insertToken(db, {
      kind: 'signUp',
      token,
      mailId: id,
      data,
      expiresAt: clock.now() + CONFIRM_MS,
    })
    return confirmLetter(`${config.studioOrigin}/confirm-address#${token}`)
  },
  reset: async ({ config, clock }, db, { id, recipient }) => {
    const account = await accountByEmail(db, recipient)
    if (!account) return undefined
    const token = newToken()
    const expiresAt = clock.now() + RESET_MS
    await insertToken(db, { kind: 'reset', token, mailId: id, accountId: account.id, expiresAt })
    return resetLetter(`${config.studioOrigin}/reset-password#${token}`)
  },
  changeEmail: async ({ config, clock }, db, { id, recipient, data }) => {
    const { accountId, from } = data as { accountId: Id; from: string }
    const holder = await accountByEmail(db, recipient)
    if (holder && holder.id !== accountId) {
      return addressTakenLetter(`${config.studioOrigin}/sign-in`)
    }
    const token = newToken()
    const expiresAt = clock.now() + CONFIRM_MS
    const change: ChangeOfAddress = { from, to: recipient }
    await insertToken(db, {
      kind: 'changeEmail',
      token,
      mailId: id,
      accountId,
      data: change,
      expiresAt,
    })
    return changeEmailLetter(from, `${config.studioOrigin}/confirm-email#${token}`)
  },
  emailChanged: async ({ config }, db, { id, recipient, data }) => {
    const { accountId, to, changedAt } = data as { accountId: Id; to: string; changedAt: number }
    const token = newToken()
    const back: TakenBack = { from: recipient, changedAt }
    await insertToken(db, {
      kind: 'restoreEmail',
      token,
      mailId: id,
      accountId,
      data: back,
      expiresAt: changedAt + RESTORE_MS,
    })
    return emailChangedLetter(to, `${config.studioOrigin}/restore-email#${token}`)
  },
  notice: async ({ config }, _db, { data }) => {
    const { notice } = data as { notice: NoticeKind }
    return noticeLetter(notice, `${config.studioOrigin}/forgot-password`)
  },
}
