/** Changes that others save appear while one edits: a draft that has a new revision is fetched, and taken over between two saves. */

import type { ItemNews, PresentPerson } from '@sitewright/api/editing/shapes'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Autosave } from '../document/autosave.ts'
import type { TheirDraft } from '../document/save-failure.ts'
import { listenToEditing } from './editing-events.ts'

export interface LiveChanges {
  readonly people: StoreApi<{ readonly people: readonly PresentPerson[] }>
  stop(): void
}

export interface LiveChangesOptions {
  readonly url: string
  readonly autosave: Pick<Autosave, 'adopt' | 'revisionOf' | 'isUnderWay' | 'onSettled'>
  fetchDraft(documentId: string): Promise<TheirDraft>
  /** Documents that are open, and the site's draft beside them. */
  openIds(): readonly string[]
  /** Items of the site were changed, by whoever it was. */
  onItems(news: ItemNews): void
  /** The stream is open: the others can be told what is selected here. Whatever was changed before it opened was not heard of. */
  onOpen(): void
}

export function followChanges(options: LiveChangesOptions): LiveChanges {
  const { autosave, fetchDraft } = options
  const people = createStore<{ people: readonly PresentPerson[] }>(() => ({ people: [] }))
  /** Latest revision that was heard of, by document. */
  const heard = new Map<string, number>()
  /** Single-flight: documents that are being fetched. */
  const fetching = new Set<string>()

  const latest = (documentId: string) => heard.get(documentId) ?? 0

  const fetchAnew = async (documentId: string) => {
    if (fetching.has(documentId)) return
    fetching.add(documentId)
    // A draft that cannot be had now is asked for with the next event, or merged by the next save.
    const theirs = await fetchDraft(documentId).catch(() => undefined)
    fetching.delete(documentId)
    if (!theirs) return
    const isOvertaken = latest(documentId) > theirs.revision
    heard.set(documentId, Math.max(latest(documentId), theirs.revision))
    autosave.adopt(documentId, theirs)
    if (isOvertaken) catchUp(documentId)
  }

  /** While a batch is under way nothing is taken over: its answer tells, or else whoever looks after it. */
  const catchUp = (documentId: string) => {
    const known = autosave.revisionOf(documentId)
    if (known === undefined || autosave.isUnderWay(documentId)) return
    if (latest(documentId) > known) void fetchAnew(documentId)
  }

  const stopSettled = autosave.onSettled(() => {
    for (const documentId of heard.keys()) catchUp(documentId)
  })
  const stopListening = listenToEditing({
    url: options.url,
    onPeople: (present) => people.setState({ people: present }),
    onDraft(documentId, revision) {
      heard.set(documentId, Math.max(latest(documentId), revision))
      catchUp(documentId)
    },
    onItems: options.onItems,
    onOpen(isAgain) {
      options.onOpen()
      if (!isAgain) return
      for (const documentId of options.openIds()) void fetchAnew(documentId)
    },
  })
  return {
    people,
    stop() {
      stopSettled()
      stopListening()
    },
  }
}
