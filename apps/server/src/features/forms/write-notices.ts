/** Mails an answer to the people that its form names, in the transaction that keeps it (transactional outbox). */

import { comparedEntries, type Entry } from '@sitewright/core/forms/check-entries'
import { isMet } from '@sitewright/core/forms/conditions'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import type { SiteRecord } from '../../platform/http/route.ts'
import { writeMessage } from '../mail/index.ts'
import type { TakenAnswer } from './taken-answer.ts'

export async function writeNotices(
  { app, site: { title } }: { readonly app: App; readonly site: Pick<SiteRecord, 'title'> },
  site: SiteTx,
  { id, formId, form, entries, email }: TakenAnswer,
): Promise<void> {
  const answers = comparedEntries(entries)
  const told = form.storage.notices.filter(({ onlyIf }) => isMet(onlyIf, answers))
  for (const to of new Set(told.map((notice) => notice.email))) {
    await writeMessage(site, {
      kind: 'owner-notice',
      effectKey: `form-answer:${id}:${to}`,
      to,
      replyTo: email,
      sender: title,
      subject: `Answer to ${form.name}`,
      data: {
        siteTitle: title,
        title: `Answer to ${form.name}`,
        words: entries.flatMap(wordsOf),
        button: 'Read it in the studio',
        url: `${app.config.studioOrigin}/sites/${site.id}/forms/${formId}/answers/${id}`,
      },
    })
  }
}

/** A question with its answer. Passwords are not sent by mail. */
function wordsOf({ type, rawTitle, value }: Entry): string[] {
  if (value === '' || type === 'password') return []
  return [`${rawTitle}: ${value}`]
}
