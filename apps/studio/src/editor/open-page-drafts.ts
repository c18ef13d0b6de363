/** Opens the settings of a page for editing outside the editor: the same drafts, history and saving, without the page's body. */

import type { Client } from '@sitewright/api/client'
import type { Id } from '@sitewright/core/id'
import { isSiteChange } from '../document/change.ts'
import type { Step } from '../document/history.ts'
import { PARTLY_REPLAYED, refusalMessage } from '../document/labels.ts'
import type { Replayed } from '../document/session.ts'
import type { BegunVisit } from './begin-visit.ts'
import { type OpenDrafts, openDrafts } from './open-drafts.ts'

export interface PageDrafts extends OpenDrafts {
  close(): void
}

export interface PageDraftsOptions {
  readonly siteId: Id
  readonly call: Client
  readonly pageId: Id
  readonly begun: BegunVisit<unknown>
  notify(message: string): void
  /** Called when something of the site's draft was saved. */
  onSaved(): void
  /** Called with the number of edits of earlier visits that are saved. */
  onRecovered(count: number): void
}

export function openPageDrafts(options: PageDraftsOptions): PageDrafts {
  const { siteId, call, pageId, begun, notify } = options
  const { recover, stop, ...core } = openDrafts({
    ...begun,
    siteId,
    call,
    pageId,
    subjectId: pageId,
    documents: [],
    perform: (edit) => drafts.perform(edit),
    onSiteSaved: options.onSaved,
  })
  const { session, autosave } = core
  const steps = () => session.store.getState().history

  /** A step of the page's body cannot be taken back where the body is not open. */
  const canReplay = ({ changes, outside }: Step) => !outside && changes.every(isSiteChange)
  const replay = (step: Step | undefined, go: () => Replayed | undefined) => {
    if (!(step && canReplay(step))) return
    const replayed = go()
    if (replayed && replayed.skipped > 0) notify(PARTLY_REPLAYED)
  }

  const drafts: PageDrafts = {
    ...core,
    siteId,
    pageId,
    get hasUnsaved() {
      return autosave.hasUnsaved
    },
    flush: autosave.flush,
    perform(edit) {
      const refused = edit && session.perform(edit)
      if (refused) notify(refusalMessage(refused))
    },
    canReplay,
    undo: () => replay(steps().past.at(-1), session.undo),
    redo: () => replay(steps().future[0], session.redo),
    close() {
      void autosave.flush().finally(() => {
        autosave.stop()
        begun.onClosed()
      })
      stop()
    },
  }
  options.onRecovered(begun.saved + recover(begun.left))
  return drafts
}
