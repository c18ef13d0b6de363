/** Signing up for a list (double opt-in): the one door for blocks, pages without script and forms. */

import { type Doubt, doubtsAbout, isDoubtful, type Written } from '@sitewright/core/forms/doubts'
import type { Id } from '@sitewright/core/id'
import type { Consent } from '@sitewright/core/lists/subscriber'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { readSpamRules } from '../spam-protection/index.ts'
import { listForSignUps } from './list-table.ts'
import { holdSignUp, keepSignUp } from './subscribe-table.ts'
import { askByMail } from './write-list-mail.ts'

export interface SignUpWish extends Pick<Consent, 'source' | 'text' | 'pageTitle' | 'pagePath'> {
  /** The list that it names; empty for the one of all sign-ups. */
  readonly listId: Id | ''
  readonly email: string
  readonly name: string
  /** Network address of the visitor, of which only a hash is kept; empty where nobody knows it. */
  readonly address: string
}

/** Signs by which a person is told from a program. */
export type SignUpSigns = Pick<
  Written,
  'hasFilledHoneypot' | 'tookMs' | 'hasScript' | 'lacksCaptcha'
>

/**
 * Keeps a sign-up, and asks by mail for its confirmation. It answers the same for every address, so that nobody learns who is on
 * a list. Without `signs` it has been judged before.
 */
export async function signUp(
  app: App,
  site: SiteTx,
  { listId, email, name, address, ...evidence }: SignUpWish,
  signs?: SignUpSigns,
): Promise<void> {
  const now = new Date(app.clock.now())
  const list = await listForSignUps(site, listId)
  const request = {
    ...evidence,
    name,
    at: now.getTime(),
    ipHash: address && app.keys.sign('subscriber-address', `${site.id}|${address}`),
    proof: '',
    confirmedAt: null,
  }
  const toKeep = { listId: list.id, email, request, now }
  const doubts = signs ? await doubtsOf(site, { ...signs, words: `${name}\n${email}` }) : []
  if (isDoubtful(doubts)) return holdSignUp(site, toKeep, doubts)
  const to = await keepSignUp(site, toKeep)
  if (to) await askByMail(app, site, { list, to, now })
}

async function doubtsOf(site: SiteTx, written: Omit<Written, 'blocklist'>): Promise<Doubt[]> {
  const { blocklist } = await readSpamRules(site)
  return doubtsAbout({ ...written, blocklist })
}
