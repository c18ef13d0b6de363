/**
 * Mails about replies (double opt-in): whoever ticked the box is asked once, when their comment is published; after they have
 * confirmed it, they are told of published replies, all of a few minutes together.
 */

import { type ReplyWords, replyWordsIn } from '@sitewright/core/comments/reply-words'
import type { Id } from '@sitewright/core/id'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import { fillIn } from '@sitewright/core/words/fill-in'
import type { App } from '../../../platform/app.ts'
import { enqueue, type Job, type JobHeader } from '../../../platform/background/jobs.ts'
import type { SiteTx } from '../../../platform/database.ts'
import { askTogether } from '../../../platform/db/statement-part.ts'
import { writeMessage } from '../../mail/index.ts'
import { askSiteInMails, originOf, siteDirectory } from '../../sites/index.ts'
import { findSubject } from '../find-subject.ts'
import {
  commentsToTellOf,
  findAnswered,
  type ReaderToAsk,
  takeReadersToAsk,
  takeReplies,
} from './reader-table.ts'
import { replyPath } from './reply-links.ts'

const JOB = { name: 'tell-of-replies', maxAttempts: 5 } as const
/** Milliseconds whose replies come in one mail: a quick exchange is one. */
const TOGETHER_MS = 5 * 60 * 1000
/** Characters of each reply; the rest is on the page. */
const IN_SHORT = 500

/** Whatever follows by mail from comments that were just published. */
export async function mailAboutPublished(
  app: App,
  site: SiteTx,
  commentIds: readonly Id[],
): Promise<void> {
  if (commentIds.length === 0) return
  const now = new Date(app.clock.now())
  const toAsk = await takeReadersToAsk(site, commentIds, now)
  if (toAsk.length > 0) {
    const about = await siteOfMail(app, site)
    for (const reader of toAsk) await askByMail(site, about, reader)
  }
  for (const id of await commentsToTellOf(site, commentIds)) await tellLater(site, id, now)
}

/** Schedules the mail about replies to a comment; further ones until then come with it. */
export async function tellLater(site: SiteTx, commentId: Id, now: Date): Promise<void> {
  const runAt = (Math.floor(now.getTime() / TOGETHER_MS) + 1) * TOGETHER_MS
  await enqueue(site, JOB, { id: commentId, runAt, key: `replies:${site.id}:${commentId}` })
}

export const tellOfReplies: Job = { ...JOB, lane: 'rest', run }

async function run({ siteId, id }: JobHeader, app: App): Promise<void> {
  await app.database.inSite(siteId, async (site) => {
    const answered = await findAnswered(site, id)
    if (!answered) return
    const about = await siteOfMail(app, site)
    const asked = { id: answered.subjectId, now: app.clock.now() }
    // The post may be a draft again, or comments switched off.
    if (!(await findSubject(site, about.settings, asked))) return
    const { email, readerId, pagePath, pageTitle } = answered
    const replies = await takeReplies(site, id, email)
    const [first] = replies
    if (!first) return
    const { words, origin } = about
    // Words behind a password stay there, also where it was shut after the comment was written.
    const live = await siteDirectory(app).byId(siteId)
    const isOpen = Object.keys(live?.locks ?? {}).length === 0
    const leave = origin + replyPath({ keys: app.keys, siteId }, 'leave', readerId)
    await writeMessage(site, {
      ...envelope(about, email),
      effectKey: `comment-replies:${first.id}`,
      subject: fillIn(words.replySubject, { site: about.title }),
      unsubscribeUrl: leave,
      data: {
        ...dataOf(about),
        title: fillIn(words.replyTitle, { page: pageTitle }),
        words: replies.map(({ name, words: said }) =>
          isOpen ? `${name}: ${inShort(said)}` : name,
        ),
        button: words.replyButton,
        url: `${origin}${pagePath}#comment-${first.id}`,
        below: words.leaveHint,
        leave: { label: words.leave, url: leave },
      },
    })
  })
}

async function askByMail(
  site: SiteTx,
  about: SiteOfMail,
  { commentId, email }: ReaderToAsk,
): Promise<void> {
  const { words, origin, app } = about
  await writeMessage(site, {
    ...envelope(about, email),
    effectKey: `comment-confirm:${commentId}`,
    subject: fillIn(words.askSubject, { site: about.title }),
    data: {
      ...dataOf(about),
      title: words.askTitle,
      // No word of the visitor is in it: the mail goes to an address that anyone can have typed.
      words: [words.askText],
      button: words.askButton,
      url: origin + replyPath({ keys: app.keys, siteId: site.id }, 'confirm', commentId),
      below: words.askOtherwise,
    },
  })
}

function envelope({ title }: SiteOfMail, email: string) {
  return { kind: 'comment-mail', to: email, replyTo: '', sender: title } as const
}

function dataOf({ title: siteTitle, settings: { language } }: SiteOfMail) {
  return { siteTitle, language }
}

function inShort(words: string): string {
  return words.length > IN_SHORT ? `${words.slice(0, IN_SHORT).toWellFormed()}…` : words
}

interface SiteOfMail {
  readonly app: App
  readonly title: string
  readonly origin: string
  readonly settings: SiteSettings
  readonly words: ReplyWords
}

async function siteOfMail(app: App, site: SiteTx): Promise<SiteOfMail> {
  const { found } = await askTogether(site.db, { found: askSiteInMails(site) })
  const { title, settings } = found
  const origin = originOf(app.config, found)
  return { app, title, origin, settings, words: replyWordsIn(settings.language) }
}
