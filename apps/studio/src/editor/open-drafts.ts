/** Drafts that are open for editing: their session and history, saving, and what others save meanwhile. Shows nothing by itself. */

import type { CallFailure, Client } from '@sitewright/api/client'
import { putPresence } from '@sitewright/api/editing/put-presence'
import type { ItemNews } from '@sitewright/api/editing/shapes'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import { type Autosave, createAutosave } from '../document/autosave.ts'
import { type Drafts, isSiteChange, SITE } from '../document/change.ts'
import type { Edit } from '../document/edit.ts'
import type { History, Step } from '../document/history.ts'
import type { Journal } from '../document/journal.ts'
import { createHistoryKeeper } from '../document/kept-history.ts'
import { type LeftBehind, takeOver } from '../document/recover.ts'
import { createSession, type Session, type SessionState } from '../document/session.ts'
import { takeTheirs } from '../document/take-theirs.ts'
import { isOutdated } from '../session/is-outdated.ts'
import { type Conflicts, createConflicts } from './conflict-deeds.ts'
import { followChanges, type LiveChanges } from './live-changes.ts'
import { createPresence } from './presence.ts'
import { createScreenStore, type ScreenStore } from './screen-store.ts'
import { fetchDraft, type SiteSaved, sendSave } from './send-save.ts'

/** Open drafts for the screens that edit them: the editor, and a form of a page's settings. */
export interface OpenDrafts {
  readonly siteId: Id
  /** The page that is being edited, or whose item is. */
  readonly pageId: Id
  readonly session: Session
  /** The session's state as components hear of it. */
  readonly screen: ScreenStore<SessionState>
  readonly autosave: Autosave
  /** Everyone else who is editing the site. */
  readonly people: LiveChanges['people']
  /** Settles edits that stand against someone else's. */
  readonly conflicts: Conflicts
  readonly hasUnsaved: boolean
  /** Resolves when everything is saved, or cannot be. */
  flush(): Promise<void>
  /** Does an edit, and says so when it is refused. */
  perform(edit: Edit | undefined): void
  undo(): void
  redo(): void
  /** Whether everything that a step changed is open here. */
  canReplay(step: Step): boolean
  /** Lets go of what could not be saved. */
  discard(): void
}

/** Those parts of open drafts that are the same on every screen. */
export interface DraftsCore
  extends Pick<OpenDrafts, 'session' | 'screen' | 'autosave' | 'people' | 'conflicts' | 'discard'> {
  /** Puts what earlier visits have left on top of what was opened; gives the number of edits that are saved now. */
  recover(left: LeftBehind): number
  /** Stops hearing of others. */
  stop(): void
}

export interface DraftsOptions {
  readonly siteId: Id
  readonly call: Client
  readonly visitId: string
  readonly journal: Journal
  readonly pageId: Id
  /** Page or item that the history belongs to. */
  readonly subjectId: Id
  readonly documents: readonly {
    readonly id: Id
    readonly revision: number
    readonly document: PageDocument
  }[]
  /** Draft of the site beside the documents, with its revision. */
  readonly site: { readonly revision: number; readonly draft: SiteDraft }
  /** Steps of an earlier visit to the same subject. */
  readonly history: History | undefined
  perform(edit: Edit): void
  onSiteSaved?(saved: SiteSaved, operations: readonly SiteOperation[]): void
  /** Called with the server's objections by field. */
  onSiteRefused?(failure: CallFailure): void
  /** Called when others' edits were taken over, with the drafts as they were before. */
  onTheirs?(documentId: Id, before: Drafts): void
  /** Called when items were changed; without them when some may have been without being heard of. */
  onItems?(news?: ItemNews): void
}

/** Debounce: milliseconds after the last edit of the header or the like until it is saved, and shown as the server draws it. */
const AROUND_PAUSE_MS = 250

/** Whether an edit changes what is around the documents: only the server can draw that. */
export function isAroundThePage({ kind }: SiteOperation): boolean {
  return kind !== 'setTweaks' && kind !== 'setCss'
}

export function openDrafts(options: DraftsOptions): DraftsCore {
  const { siteId, call, documents, site, journal, visitId, pageId, subjectId } = options
  const session = createSession({
    documents: Object.fromEntries(documents.map(({ id, document }) => [id, document])),
    site: site.draft,
    history: options.history,
  })
  const state = session.store.getState
  const autosave = createAutosave({
    revisions: {
      ...Object.fromEntries(documents.map(({ id, revision }) => [id, revision])),
      [SITE]: site.revision,
    },
    visitId,
    journal,
    send: sendSave(
      { call, siteId },
      {
        onSite: (saved, operations) => options.onSiteSaved?.(saved, operations),
        onSiteRefused: (failure) => options.onSiteRefused?.(failure),
        isOutdated,
      },
    ),
    // The studio's client has asked already, so whoever arrives here did not want to sign in.
    onUnauthorized: () => Promise.reject(new Error('signed out')),
    onState: (saveState, problem) => session.setSaveState(saveState, problem),
    fetchDraft: fetchDraft({ call, siteId }),
    onTheirs(documentId, draft, unsent, verdict) {
      const before = state()
      const taken = takeTheirs(session, { documentId, draft }, unsent, verdict)
      options.onTheirs?.(documentId, before)
      return taken
    },
  })
  saveWhatIsDone(session, autosave)
  keepHistory(session, journal, { visitId, subjectId })
  const others = followOthers({
    ...{ siteId, call, tab: visitId, pageId, session, autosave },
    onItems: (news) => options.onItems?.(news),
  })
  const { perform } = options
  return {
    session,
    screen: createScreenStore(session.store),
    autosave,
    people: others.people,
    conflicts: createConflicts(session, { journal, visitId, perform }),

    recover(left) {
      const kept = putOnTop(session, autosave, left)
      const { conflicts } = state()
      void journal
        .rebase({ visitId, entries: [], gone: [], conflicts })
        .then(() => takeOver(journal, left))
        .catch(() => {})
      return kept
    },

    discard() {
      autosave.discard()
      void journal.forget(visitId)
    },

    stop: others.stop,
  }
}

/** Saves what is done; at once, or nearly, where only the server can show it. */
function saveWhatIsDone(session: Session, autosave: Autosave): void {
  let soon: ReturnType<typeof setTimeout> | undefined
  session.onApplied((done) => {
    autosave.add(done)
    const isAround = done.some(
      ({ change }) => isSiteChange(change) && isAroundThePage(change.operation),
    )
    if (!isAround) return
    clearTimeout(soon)
    soon = setTimeout(() => void autosave.flush(), AROUND_PAUSE_MS)
  })
}

function keepHistory(
  session: Session,
  journal: Journal,
  whose: { visitId: string; subjectId: Id },
): void {
  const keeper = createHistoryKeeper(journal, whose)
  keeper.keep(session.store.getState().history)
  session.store.subscribe(({ history }, before) => {
    if (history !== before.history) keeper.keep(session.store.getState().history)
  })
}

/** Puts edits and conflicts of ended visits on top of the drafts; gives the number of edits. */
function putOnTop(session: Session, autosave: Autosave, left: LeftBehind): number {
  session.setConflicts(left.conflicts.map(({ item }) => item))
  const entries = left.entries.map((entry, sequence) => ({ ...entry, sequence }))
  const ids = new Set(entries.map(({ change }) => change.documentId))
  let count = 0
  for (const documentId of ids) {
    const { documents, site } = session.store.getState()
    const draft = documentId === SITE ? site : documents[documentId]
    const own = entries.filter(({ change }) => change.documentId === documentId)
    const { kept } = takeTheirs(session, { documentId, draft }, own)
    autosave.add(kept)
    count += kept.length
  }
  return count
}

interface Following {
  readonly siteId: Id
  readonly call: Client
  readonly tab: string
  readonly pageId: Id
  readonly session: Session
  readonly autosave: Autosave
  onItems(news?: ItemNews): void
}

/** Takes over what others save, and tells them which section is selected here. */
function followOthers({ siteId, call, tab, pageId, session, autosave, onItems }: Following) {
  const presence = createPresence((sectionId) => call(putPresence, { siteId, tab, sectionId }))
  session.store.subscribe(({ selection }) =>
    presence.tell('sectionId' in selection ? selection.sectionId : null),
  )
  const live = followChanges({
    url: `/s/${siteId}/api/editing/events?${new URLSearchParams({ tab, pageId })}`,
    autosave,
    fetchDraft: fetchDraft({ call, siteId }),
    openIds: () => [...Object.keys(session.store.getState().documents), SITE],
    onItems,
    onOpen() {
      presence.again()
      onItems()
    },
  })
  return {
    people: live.people,
    stop() {
      live.stop()
      presence.stop()
    },
  }
}
