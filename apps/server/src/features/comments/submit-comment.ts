/** Takes a comment, by script or posted by the browser itself: checked, judged by the site's rules, and kept once. */

import { isBlank } from '@sitewright/core/blank'
import { type CommentState, firstState } from '@sitewright/core/comments/comment-states'
import {
  cleanComment,
  cleanName,
  countLinks,
  MAX_COMMENT,
  MAX_NAME,
} from '@sitewright/core/comments/comment-text'
import { isEmail } from '@sitewright/core/email'
import { doubtsAbout } from '@sitewright/core/forms/doubts'
import { type Id, newId } from '@sitewright/core/id'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { clientAddress } from '../../platform/http/client-address.ts'
import { hashToken } from '../../platform/keys.ts'
import type { LiveSite } from '../sites/index.ts'
import {
  acceptCaptcha,
  readSpamRules,
  spendCaptcha,
  verifyVisitorCaptcha,
} from '../spam-protection/index.ts'
import { commentOfKey, insertComment, knownOf, parentOf } from './comment-table.ts'
import { fail } from './errors.ts'
import { findSubject } from './find-subject.ts'
import { keepReader } from './replies-by-mail/reader-table.ts'
import { mailAboutPublished } from './replies-by-mail/tell-of-replies.ts'
import { wantReplies } from './replies-by-mail/want-replies.ts'
import { tellModerators } from './tell-moderators.ts'
import { tellOfPublished } from './tell-of-published.ts'

export interface GivenComment {
  readonly subjectId: Id
  readonly parentId: Id | undefined
  readonly name: string
  readonly email: string
  readonly words: string
  /** Whether its writer wants mail about replies to it. */
  readonly wantsReplies: boolean
  /** Idempotency key: of several with the same one the first counts. */
  readonly key: string
  readonly pagePath: string
  readonly hasFilledHoneypot: boolean
  /** Milliseconds since the visitor began; undefined where nobody knows. */
  readonly tookMs: number | undefined
  readonly hasScript: boolean
  /** Token of a captcha; looked at where the site asks for one. */
  readonly captcha: string | null | undefined
}

/** A comment that was kept. One that looks like spam is told to wait as any other, so that nobody learns to get past it. */
export interface TakenComment {
  readonly id: Id
  readonly isPublished: boolean
}

interface Visit {
  readonly app: App
  readonly raw: FastifyRequest
  readonly site: LiveSite
  inSite<Result>(work: (site: SiteTx) => Promise<Result>): Promise<Result>
}

export async function submitComment(visit: Visit, given: GivenComment): Promise<TakenComment> {
  const { app, raw, site: live, inSite } = visit
  const { settings } = live
  const { name, email, words } = checked(given)
  const verdict = await verifyVisitorCaptcha({ app, siteId: live.id, inSite }, given.captcha)
  const { isMissed } = acceptCaptcha(verdict)
  const now = app.clock.now()
  const readerHash = given.wantsReplies
    ? await wantReplies({ app, raw, siteId: live.id, inSite }, email)
    : undefined
  return inSite(async (site) => {
    const subject = await findSubject(site, settings, { id: given.subjectId, now })
    if (!subject) throw fail('subjectMissing')
    if (subject.access !== 'open') throw fail('commentsClosed')
    // An answer to a comment that was taken down meanwhile begins a thread of its own.
    const parent = given.parentId && (await parentOf(site, subject.id, given.parentId))
    const senderHash = hashOfSender(app, site.id, raw)
    const { blocklist } = await readSpamRules(site)
    const doubts = doubtsAbout({
      words: [name, email, words].join('\n'),
      hasFilledHoneypot: given.hasFilledHoneypot,
      tookMs: given.tookMs,
      hasScript: given.hasScript,
      blocklist,
      lacksCaptcha: isMissed,
    })
    const state = firstState({
      rules: settings.commentRules,
      doubts,
      linkCount: countLinks(words),
      ...(await knownOf(site, { name, email, senderHash })),
    })
    const isReader = readerHash !== undefined && state !== 'spam'
    const readerId = isReader ? await keepReader(site, readerHash, new Date(now)) : null
    const id = newId(now)
    const keyHash = hashToken(given.key)
    const isNew = await insertComment(site, {
      ...{ id, subject, name, email, words, state, doubts, keyHash, senderHash },
      ...{ parent: parent || undefined, isByOwner: false, readerId, pagePath: given.pagePath },
      sentAt: new Date(now),
    })
    if (!isNew) return before(site, keyHash, { words, subjectId: subject.id })
    await spendCaptcha(site, verdict)
    if (state === 'published') {
      await tellOfPublished(site, [{ subjectKind: subject.kind, subjectId: subject.id }])
      await mailAboutPublished(app, site, [id])
    }
    if (state === 'waiting') await tellModerators(site, id, now)
    return taken(id, state)
  })
}

const taken = (id: Id, state: CommentState): TakenComment => ({
  id,
  isPublished: state === 'published',
})

/** A comment that was sent twice is answered twice; another one needs a key of its own. */
async function before(
  site: SiteTx,
  keyHash: string,
  { words, subjectId }: { readonly words: string; readonly subjectId: Id },
): Promise<TakenComment> {
  const kept = await commentOfKey(site, keyHash)
  if (kept?.words !== words || kept.subjectId !== subjectId) throw fail('keyUsed')
  return taken(kept.id, kept.state)
}

/** Keyed hash: names an address for one site without keeping it. */
export function hashOfSender(app: App, siteId: Id, raw: FastifyRequest): string {
  return app.keys.sign('comment-sender', `${siteId}|${clientAddress(raw, app.config)}`)
}

function checked({ name, email, words, wantsReplies }: GivenComment) {
  const given = { name: cleanName(name), email: email.trim(), words: cleanComment(words) }
  const errors = {
    ...(isBlank(given.name) && { name: 'nameMissing' }),
    ...(given.name.length > MAX_NAME && { name: 'nameTooLong' }),
    ...(given.email !== '' && !isEmail(given.email, 'deliverable') && { email: 'emailInvalid' }),
    ...(wantsReplies && given.email === '' && { email: 'emailNeeded' }),
    ...(isBlank(given.words) && { words: 'wordsMissing' }),
    ...(given.words.length > MAX_COMMENT && { words: 'wordsTooLong' }),
  }
  if (Object.keys(errors).length === 0) return given
  throw fail('commentInvalid', {
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, problem]) => [
        field,
        COMMENT_PROBLEMS[problem as keyof typeof COMMENT_PROBLEMS],
      ]),
    ),
  })
}

/** Problems of a comment, in English; pages say them in their own language. */
export const COMMENT_PROBLEMS = {
  nameMissing: 'Enter your name.',
  nameTooLong: `Use at most ${MAX_NAME} characters.`,
  emailInvalid: 'Enter an email address such as name@example.com.',
  emailNeeded: 'Enter your email address, so that we can tell you about replies.',
  wordsMissing: 'Write your comment.',
  wordsTooLong: `Use at most ${MAX_COMMENT} characters.`,
} as const
