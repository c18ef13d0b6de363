/** Takes what a visitor has sent, by script or by a form that a browser posts by itself: checked, and kept once. */

import { checkEntries, type Entry } from '@sitewright/core/forms/check-entries'
import { doubtsAbout, isDoubtful } from '@sitewright/core/forms/doubts'
import { type Id, newId } from '@sitewright/core/id'
import type { Json } from '@sitewright/core/json'
import { announceChange } from '../../platform/events.ts'
import type { VisitorRequest } from '../../platform/http/route.ts'
import { hashToken } from '../../platform/keys.ts'
import {
  acceptCaptcha,
  type CaptchaVerdict,
  NOT_ASKED,
  readSpamRules,
  spendCaptcha,
  verifyCaptcha,
} from '../spam-protection/index.ts'
import { keepAnswer } from './answer-table.ts'
import { keepFiles, nameFiles } from './entry-files.ts'
import { fail } from './errors.ts'
import { formsById, formsWithFields, type ShownFormRow } from './form-table.ts'
import { formTag } from './form-tag.ts'
import { isOpenAt, readForm } from './present-form.ts'
import { refuseProblems } from './refuse-problems.ts'
import type { AnswerPage } from './tables.ts'
import { tellOfAnswer } from './tell-of-answer.ts'

export interface Submission {
  /** Absent where a script of a theme does not name it: the one form with these fields. */
  readonly formId?: Id | undefined
  /** Values by field id. */
  readonly values: Json
  /** Idempotency key: of several submissions with the same one the first counts. */
  readonly key: string
  /** Hash of what was sent, where the values alone would tell two equal submissions apart. */
  readonly fingerprint?: string
  readonly page: AnswerPage
  readonly hasFilledHoneypot: boolean
  /** Milliseconds since the visitor began; undefined where nobody knows. */
  readonly tookMs: number | undefined
  readonly hasScript: boolean
  /** Token of a captcha; looked at where the form asks for one. */
  readonly captcha: string | null | undefined
}

/** Keeps an answer, and says which form it is to. */
export async function submitForm(
  visit: Pick<VisitorRequest, 'app' | 'inSite' | 'site' | 'siteId' | 'visitor'>,
  submission: Submission,
): Promise<ShownFormRow> {
  const { app, inSite } = visit
  const { values, page, hasScript, hasFilledHoneypot, tookMs } = submission
  const verdict = await verifyCaptcha(visit, submission.captcha)
  return inSite(async (site) => {
    const [form, { blocklist }] = await Promise.all([formOf(site, submission), readSpamRules(site)])
    const now = app.clock.now()
    const { definition, answerCount } = form
    const checked = refuseProblems(checkEntries(definition.fields, values))
    const sender = { formId: form.id, visitor: visit.visitor }
    const entries = await nameFiles(site, checked, sender)
    const captcha: CaptchaVerdict = definition.captcha.kind === 'none' ? NOT_ASKED : verdict
    const doubts = doubtsAbout({
      words: wordsOf(entries),
      hasFilledHoneypot,
      tookMs,
      hasScript,
      blocklist,
      lacksCaptcha: acceptCaptcha(captcha).isMissed,
    })
    const isHeld = isDoubtful(doubts)
    const id = newId(now)
    const email = emailIn(entries)
    const outcome = await keepAnswer(site, {
      id,
      formId: form.id,
      keyHash: hashToken(submission.key),
      sentHash: sentHashOf(form.id, submission),
      entries,
      email,
      page,
      state: isHeld ? 'held' : 'kept',
      doubts,
      sentAt: new Date(now),
    })
    if (outcome === 'closed') throw fail('formClosed')
    if (outcome === 'keyUsed') throw fail('keyUsed')
    if (outcome === 'again') return form
    await spendCaptcha(site, captcha)
    await keepFiles(site, id, entries)
    if (!isHeld) {
      const taken = { id, formId: form.id, form: readForm(definition), entries, email }
      await tellOfAnswer(visit, site, taken)
    }
    const isLast = !isHeld && !isOpenAt(definition, answerCount + 1, now)
    if (isLast) await announceChange(site, [formTag(form.id)])
    return form
  })
}

function sentHashOf(formId: Id, { fingerprint, values }: Submission): string {
  return hashToken(fingerprint ?? JSON.stringify([formId, values]))
}

type Site = Parameters<typeof formsById>[0]

async function formOf(site: Site, { formId, values }: Submission): Promise<ShownFormRow> {
  const found =
    formId === undefined
      ? await formsWithFields(site, fieldIdsOf(values))
      : await formsById(site, [formId])
  const [form, ...others] = found
  if (!form || others.length > 0) throw fail('notConfigured')
  return form
}

function fieldIdsOf(values: Json): readonly string[] {
  const ids = typeof values === 'object' && values !== null ? Object.keys(values) : []
  if (ids.length === 0) throw fail('unreadable')
  return ids
}

function emailIn(entries: readonly Entry[]): string {
  return entries.find(({ type }) => type === 'email')?.value ?? ''
}

function wordsOf(entries: readonly Entry[]): string {
  return entries
    .map(({ value }) => value)
    .filter(Boolean)
    .join('\n')
}
