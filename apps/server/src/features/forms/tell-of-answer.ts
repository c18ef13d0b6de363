/** Mails an answer to the people that its form names, in the transaction that keeps it (transactional outbox). */

import { comparedEntries, type Entry } from '@sitewright/core/forms/check-entries'
import { isMet } from '@sitewright/core/forms/conditions'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import type { Id } from '@sitewright/core/id'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import type { SiteRecord } from '../../platform/http/route.ts'
import { writeMessage } from '../mail/index.ts'
import { addToList } from './add-to-list.ts'

export interface TakenAnswer {
  readonly id: Id
  readonly formId: Id
  readonly form: SiteForm
  readonly entries: readonly Entry[]
  /** The visitor's address, which a reply to the mail goes to; empty for none. */
  readonly email: string
}

export async function tellOfAnswer(
  { app, site: { title } }: { readonly app: App; readonly site: Pick<SiteRecord, 'title'> },
  site: SiteTx,
  { id, formId, form, entries, email }: TakenAnswer,
): Promise<void> {
  await addToList({ app }, site, { form, entries, email })
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
