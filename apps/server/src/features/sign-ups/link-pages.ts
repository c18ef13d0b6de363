/**
 * Pages behind the links in mails of lists: to confirm a sign-up, and to unsubscribe (page type 300). A GET shows a button and
 * changes nothing, since programs that look through mail follow links; a POST does. The link itself proves whose it is, so that
 * mail programs can post to it without having been here (RFC 8058).
 */

import { PAGE_TYPES } from '@sitewright/core/enumerations'
import { escapeHtml } from '@sitewright/core/html'
import { type ListWord, listWordsIn } from '@sitewright/core/lists/list-words'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { FastifyReply } from 'fastify'
import { formFields } from '../../platform/http/native-form.ts'
import {
  confirmByLink,
  type ListReader,
  leaveByLink,
  readerOfConfirmation,
  readerToUnsubscribe,
  takeBackByLink,
} from '../lists/index.ts'
import { sendSheet } from '../rendering/index.ts'
import type { SiteVisit } from '../sites/index.ts'

interface Said {
  readonly title: ListWord
  readonly text: ListWord
  /** Label of a button that posts to the page itself, with the name of what it is to do. */
  readonly button?: { readonly label: ListWord; readonly action: string }
  readonly status?: number
}

const CONFIRM: Said = {
  title: 'confirmPageTitle',
  text: 'confirmPageText',
  button: { label: 'confirmButton', action: 'confirm' },
}
const CONFIRMED: Said = { title: 'confirmedTitle', text: 'confirmedText' }
const LINK_OVER: Said = { title: 'linkOverTitle', text: 'linkOverText', status: 404 }
const UNSUBSCRIBE: Said = {
  title: 'unsubscribePageTitle',
  text: 'unsubscribePageText',
  button: { label: 'unsubscribe', action: 'unsubscribe' },
}
const UNSUBSCRIBED: Said = {
  title: 'unsubscribedTitle',
  text: 'unsubscribedText',
  button: { label: 'mistake', action: 'again' },
}
const AGAIN: Said = { title: 'againTitle', text: 'confirmedText' }
const NOBODY: Said = { title: 'linkOverTitle', text: 'linkUnknownText', status: 404 }

export async function showConfirm(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const reader = await visit.inSite((site) => readerOfConfirmation(visit.app, site, tokenOf(visit)))
  return say(visit, reply, reader, beforeConfirming(reader))
}

export async function confirm(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const { app, inSite } = visit
  const reader = await inSite(async (site) => {
    const found = await readerOfConfirmation(app, site, tokenOf(visit))
    if (found?.isAsked) await confirmByLink(app, site, found)
    return found
  })
  return say(visit, reply, reader, reader?.isAsked ? CONFIRMED : beforeConfirming(reader))
}

/** A link that was used before says so to whoever is subscribed, and is over for everyone else. */
function beforeConfirming(reader: ListReader | undefined): Said {
  if (reader?.isAsked) return CONFIRM
  return reader?.state === 'subscribed' ? CONFIRMED : LINK_OVER
}

export async function showUnsubscribe(
  visit: SiteVisit,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const reader = await readerIn(visit)
  const hasLeft = reader?.state === 'unsubscribed'
  return say(
    visit,
    reply,
    reader,
    hasLeft ? UNSUBSCRIBED : UNSUBSCRIBE,
    PAGE_TYPES.newsletterUnsubscribe,
  )
}

export async function unsubscribe(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const { app, inSite } = visit
  const reader = await readerIn(visit)
  const isMistake = formFields(visit.raw).action === 'again'
  if (reader) await inSite((site) => (isMistake ? takeBackByLink : leaveByLink)(app, site, reader))
  return say(
    visit,
    reply,
    reader,
    isMistake ? AGAIN : UNSUBSCRIBED,
    PAGE_TYPES.newsletterUnsubscribe,
  )
}

function readerIn(visit: SiteVisit): Promise<ListReader | undefined> {
  return visit.inSite((site) => readerToUnsubscribe(visit.app, site, tokenOf(visit)))
}

function tokenOf({ raw }: SiteVisit): string {
  return (raw.params as { token?: string }).token ?? ''
}

function say(
  visit: SiteVisit,
  reply: FastifyReply,
  reader: ListReader | undefined,
  said: Said,
  pageType: number = PAGE_TYPES.page,
): Promise<FastifyReply> {
  const { title, settings } = visit.site
  const words = listWordsIn(settings.language)
  const about = reader || said.status ? said : NOBODY
  const parts = { site: title, list: reader?.list.name ?? '', email: reader?.email ?? '' }
  const button = about.button
    ? `<form method="post"><button name="action" value="${about.button.action}">${escapeHtml(words[about.button.label])}</button></form>`
    : ''
  return sendSheet(visit, reply, {
    title: words[about.title],
    main: `<p>${escapeHtml(fillIn(words[about.text], parts))}</p>${button}`,
    status: about.status ?? 200,
    pageType,
  })
}
