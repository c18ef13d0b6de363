/** Readers of lists by the signed links in their mails: what each link is about, and what a press on its page does. */

import type { Id } from '@sitewright/core/id'
import type { SubscriberState } from '@sitewright/core/lists/subscriber'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { addressHash, forgetErased } from './erased-addresses.ts'
import { readConfirmToken, readUnsubscribeToken } from './list-links.ts'
import { confirmSignUp, leave, takeBack } from './subscribe-table.ts'
import { welcomeByMail } from './write-list-mail.ts'

export interface ListReader {
  readonly id: Id
  readonly email: string
  readonly state: SubscriberState
  /** Whether a sign-up waits for its confirmation. */
  readonly isAsked: boolean
  readonly list: { readonly id: Id; readonly name: string; readonly isDefault: boolean }
}

/** Undefined for a link that is too old or was not made here, and for somebody who is gone. */
export async function readerOfConfirmation(
  app: App,
  site: SiteTx,
  token: string,
): Promise<ListReader | undefined> {
  const owner = { keys: app.keys, siteId: site.id }
  return readerWithId(site, readConfirmToken(owner, token, app.clock.now()))
}

export async function readerToUnsubscribe(
  app: App,
  site: SiteTx,
  token: string,
): Promise<ListReader | undefined> {
  return readerWithId(site, readUnsubscribeToken({ keys: app.keys, siteId: site.id }, token))
}

/** Subscribes the reader, who then gets a mail with the way out. A second press changes nothing. */
export async function confirmByLink(app: App, site: SiteTx, reader: ListReader): Promise<void> {
  const now = new Date(app.clock.now())
  const { id, email, list } = reader
  if (!(await confirmSignUp(site, id, now))) return
  await forgetErased(site, addressHash(app.keys, site.id, email))
  await welcomeByMail(app, site, { list, to: { id, email, state: 'subscribed' }, now })
}

export async function leaveByLink({ clock }: App, site: SiteTx, { id }: ListReader): Promise<void> {
  await leave(site, id, new Date(clock.now()))
}

export async function takeBackByLink(
  { clock }: App,
  site: SiteTx,
  { id }: ListReader,
): Promise<void> {
  await takeBack(site, id, new Date(clock.now()))
}

async function readerWithId(
  { id: siteId, db }: SiteTx,
  subscriberId: Id | undefined,
): Promise<ListReader | undefined> {
  if (subscriberId === undefined) return undefined
  const found = await db
    .selectFrom('subscriber')
    .innerJoin('mailing_list', (join) =>
      join
        .onRef('mailing_list.website_id', '=', 'subscriber.website_id')
        .onRef('mailing_list.id', '=', 'subscriber.list_id'),
    )
    .select(['subscriber.id', 'subscriber.email', 'subscriber.state', 'subscriber.request'])
    .select(['mailing_list.id as listId', 'mailing_list.name', 'mailing_list.is_default'])
    .where('subscriber.website_id', '=', siteId)
    .where('subscriber.id', '=', subscriberId)
    .executeTakeFirst()
  if (!found) return undefined
  const { id, email, state, request, listId, name, is_default } = found
  return {
    ...{ id, email, state },
    isAsked: request !== null,
    list: { id: listId, name, isDefault: is_default },
  }
}
