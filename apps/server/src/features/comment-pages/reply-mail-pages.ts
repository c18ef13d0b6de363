/**
 * Pages behind the links in mails about replies: to confirm that one wants them, and to unsubscribe. A GET shows a button and
 * changes nothing, since programs that look through mail follow links; a POST does. The link itself proves whose it is, so that
 * mail programs can post to it without having been here (RFC 8058).
 */

import { type ReplyWord, replyWordsIn } from '@sitewright/core/comments/reply-words'
import { escapeHtml } from '@sitewright/core/html'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { FastifyReply } from 'fastify'
import { formFields } from '../../platform/http/native-form.ts'
import {
  type CommentReader,
  confirmReplies,
  leaveReplies,
  readerOfLink,
} from '../comments/index.ts'
import { sendSheet } from '../rendering/index.ts'
import type { SiteVisit } from '../sites/index.ts'

interface Said {
  readonly title: ReplyWord
  readonly text: ReplyWord
  /** Label of a button that posts to the page itself, with the name of what it is to do. */
  readonly button?: { readonly label: ReplyWord; readonly action: string }
}

const CONFIRM: Said = {
  title: 'confirmPageTitle',
  text: 'confirmPageText',
  button: { label: 'askButton', action: 'confirm' },
}
const CONFIRMED: Said = { title: 'confirmedTitle', text: 'confirmedText' }
const LEAVE: Said = {
  title: 'leavePageTitle',
  text: 'leavePageText',
  button: { label: 'leave', action: 'leave' },
}
const LEFT: Said = {
  title: 'leftTitle',
  text: 'leftText',
  button: { label: 'mistake', action: 'again' },
}
const OVER: Said = { title: 'overTitle', text: 'overText' }

export async function showConfirm(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const { app, inSite } = visit
  const reader = await inSite((site) => readerOfLink(app, site, 'confirm', tokenOf(visit)))
  return say(visit, reply, reader, reader?.state === 'confirmed' ? CONFIRMED : CONFIRM)
}

export async function confirm(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const reader = await visit.inSite((site) => confirmReplies(visit.app, site, tokenOf(visit)))
  return say(visit, reply, reader, CONFIRMED)
}

export async function showLeave(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const { app, inSite } = visit
  const reader = await inSite((site) => readerOfLink(app, site, 'leave', tokenOf(visit)))
  return say(visit, reply, reader, reader?.state === 'left' ? LEFT : LEAVE)
}

export async function leave(visit: SiteVisit, reply: FastifyReply): Promise<FastifyReply> {
  const isMistake = formFields(visit.raw).action === 'again'
  const reader = await visit.inSite((site) =>
    leaveReplies(visit.app, site, tokenOf(visit), { isMistake }),
  )
  return say(visit, reply, reader, isMistake ? CONFIRMED : LEFT)
}

function tokenOf({ raw }: SiteVisit): string {
  return (raw.params as { token?: string }).token ?? ''
}

function say(
  visit: SiteVisit,
  reply: FastifyReply,
  reader: CommentReader | undefined,
  said: Said,
): Promise<FastifyReply> {
  const { title: site, settings } = visit.site
  const words = replyWordsIn(settings.language)
  const { title, text, button } = reader ? said : OVER
  const form = button
    ? `<form method="post"><button name="action" value="${button.action}">${escapeHtml(words[button.label])}</button></form>`
    : ''
  return sendSheet(visit, reply, {
    title: words[title],
    main: `<p>${escapeHtml(fillIn(words[text], { site }))}</p>${form}`,
    status: reader ? 200 : 404,
  })
}
