import { isEmail } from '@sitewright/core/email'
import { type Entry, isFilled } from '@sitewright/core/forms/check-entries'
import type { SiteForm } from '@sitewright/core/forms/site-form'
import { MAX_CONSENT_TEXT, MAX_SUBSCRIBER_NAME } from '@sitewright/core/lists/subscriber'
import type { App } from '../../platform/app.ts'
import type { SiteTx } from '../../platform/database.ts'
import { signUp } from '../lists/index.ts'

/** An answer that counts. */
export interface AnswerWithEmail {
  readonly form: Pick<SiteForm, 'name' | 'storage'>
  readonly entries: readonly Entry[]
  /** The visitor's address; empty for none. */
  readonly email: string
}

/** Signs up whoever agreed to it in a form that adds to a list: they confirm it by mail, as from any other place. */
export async function addToList(
  { app }: { readonly app: App },
  site: SiteTx,
  { form, entries, email }: AnswerWithEmail,
): Promise<void> {
  const { list } = form.storage
  const consent = list && entries.find(({ id }) => id === list.consentFieldId)
  if (!consent || !isFilled(consent) || !isEmail(email, 'deliverable')) return
  await signUp(app, site, {
    listId: list.listId,
    email,
    name: nameIn(entries).slice(0, MAX_SUBSCRIBER_NAME),
    source: 'form',
    text: `${consent.rawTitle}: ${consent.value}`.slice(0, MAX_CONSENT_TEXT),
    pageTitle: form.name,
    pagePath: '',
    address: '',
  })
}

function nameIn(entries: readonly Entry[]): string {
  return entries.find(({ type }) => type === 'name')?.value ?? ''
}
