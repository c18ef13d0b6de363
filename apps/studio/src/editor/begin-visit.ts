/** Begins a visit: reads what is edited, saves what earlier visits on this device have left, and takes over their history. */

import type { CallOutput } from '@sitewright/api/call'
import type { Client } from '@sitewright/api/client'
import { getSiteDraft } from '@sitewright/api/content/get-site-draft'
import type { Id } from '@sitewright/core/id'
import { SITE } from '../document/change.ts'
import { holdVisit, openJournal } from '../document/indexed-db-journal.ts'
import type { Journal } from '../document/journal.ts'
import { type TakenHistory, takeHistory } from '../document/kept-history.ts'
import { type LeftBehind, recover } from '../document/recover.ts'
import { sendSave } from './send-save.ts'

export interface BegunVisit<Opened> {
  readonly visitId: string
  readonly journal: Journal
  readonly opened: Opened
  readonly site: CallOutput<typeof getSiteDraft>
  /** Undefined where the device's storage cannot be read. */
  readonly history: TakenHistory | undefined
  /** Edits and conflicts of ended visits, to be put on top of what was opened. */
  readonly left: LeftBehind
  /** Edits of ended visits that are on the server now. */
  readonly saved: number
  /** The number of edits that ended visits kept on the device and that can no longer be read. */
  readonly unreadable: number
  /** To be called once the visit sends no more; the next visit sends what is left. */
  onClosed(): void
}

export interface VisitToBegin<Opened> {
  readonly call: Client
  readonly siteId: Id
  /** Page or item that the history belongs to. */
  readonly subjectId: Id
  open(): Promise<Opened>
  /** Documents that are open beside the site's draft. */
  documentsOf(opened: Opened): readonly Id[]
}

export async function beginVisit<Opened>({
  call,
  siteId,
  subjectId,
  open,
  documentsOf,
}: VisitToBegin<Opened>): Promise<BegunVisit<Opened>> {
  const visitId = crypto.randomUUID()
  const onClosed = holdVisit(visitId)
  const read = () => Promise.all([open(), call(getSiteDraft, { siteId })])
  const [journal, first] = await Promise.all([openJournal(siteId), read()])
  const isOpen = new Set([...documentsOf(first[0]), SITE])
  const { saved, isStale, left, unreadable } = await recover(journal, {
    send: sendSave({ call, siteId }),
    isOpen: (documentId) => isOpen.has(documentId),
  })
  const [opened, site] = isStale ? await read() : first
  const history = await takeHistory(journal, subjectId).catch(() => undefined)
  return { visitId, journal, opened, site, history, left, saved, unreadable, onClosed }
}
