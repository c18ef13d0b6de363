/** Opens a visit: makes its parts and lets each hear of the others. */

import type { Client } from '@sitewright/api/client'
import { createBlockField } from '@sitewright/api/content/create-block-field'
import { getCanvasHtml } from '@sitewright/api/content/get-canvas-html'
import { renderSections } from '@sitewright/api/content/render-sections'
import { putPresence } from '@sitewright/api/editing/put-presence'
import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import { createAutosave } from '../document/autosave.ts'
import { type Drafts, isSiteChange, SITE } from '../document/change.ts'
import type { History } from '../document/history.ts'
import type { Journal } from '../document/journal.ts'
import { createHistoryKeeper } from '../document/kept-history.ts'
import { refusalMessage } from '../document/labels.ts'
import { type LeftBehind, takeOver } from '../document/recover.ts'
import { sectionAt } from '../document/selection.ts'
import { createSession, type Session } from '../document/session.ts'
import { takeTheirs } from '../document/take-theirs.ts'
import { createStyleSession } from '../styles/style-session.ts'
import { blockName } from './block-names.ts'
import { answerCanvas } from './canvas-answers.ts'
import { canvasEffects, orderMessage, placementsMessage } from './canvas-effects.ts'
import { createCanvasLink } from './canvas-link.ts'
import { createCanvasStore } from './canvas-state.ts'
import { createConflicts } from './conflict-deeds.ts'
import { describe, describeEdit } from './descriptions.ts'
import { followChanges } from './live-changes.ts'
import { createPageRedraw } from './page-redraw.ts'
import { createPictureUploads } from './picture-uploads.ts'
import { createPresence } from './presence.ts'
import { createRoomForContent } from './room-for-content.ts'
import { createSectionRenderer } from './section-renderer.ts'
import { fetchDraft, sendSave } from './send-save.ts'
import { theirEffects } from './show-theirs.ts'
import type { OpenedEditor } from './subject.ts'
import type { Visit, Wish } from './visit.ts'

export interface VisitOptions {
  readonly siteId: Id
  readonly call: Client
  readonly opened: OpenedEditor
  /** Draft of the site beside the documents, with its revision. */
  readonly site: { readonly revision: number; readonly draft: SiteDraft }
  /** Steps of an earlier visit to the same page. */
  readonly history?: History | undefined
  /** Edits and conflicts of earlier visits that are to be put on top of what the server has. */
  readonly left?: LeftBehind | undefined
  readonly journal: Journal
  readonly visitId: string
  /** Says something to the owner: a refusal, a save that needs attention. */
  notify(message: string): void
  /** The canvas asks for a part of the studio: the palette, the settings, the link field. */
  onWish(wish: Wish): void
  /** Called with the number of edits of earlier visits that are being saved. */
  onRecovered?(count: number): void
  /** Called once the visit sends no more; the next visit sends what is left. */
  onClosed(): void
}

/** Debounce: milliseconds after the last edit of the header or the like until it is saved, and shown as the server draws it. */
const AROUND_PAUSE_MS = 250

/** Whether an edit changes what is around the documents: only the server can draw that. */
function isAroundThePage({ kind }: SiteOperation): boolean {
  return kind !== 'setTweaks' && kind !== 'setCss'
}

export function openVisit(options: VisitOptions): Visit {
  const { siteId, call, opened, journal, visitId, notify } = options
  const { documents } = opened
  const fieldNames = new Map(
    documents.flatMap(({ id, field }) => (field === null ? [] : [[id, field] as const])),
  )
  const session = createSession({
    documents: Object.fromEntries(documents.map(({ id, document }) => [id, document])),
    site: options.site.draft,
    history: options.history,
  })
  const canvas = createCanvasStore({ url: opened.canvasUrl, origin: opened.canvasOrigin })
  const state = () => session.store.getState()

  const link = createCanvasLink({
    onMessage: (message) => answerCanvas(visit, message),
    onSilence: () => canvas.setState({ status: 'silent' }),
  })

  const room = createRoomForContent(link.send)
  let isRevealDue = false
  const renderer = createSectionRenderer({
    sectionAt: (address) => sectionAt(state().documents, address),
    render: async (documentId, sections) => {
      const input = { siteId, documentId, sections: structuredClone(sections) as never }
      return (await call(renderSections, input)).sections
    },
    onRendered(documentId, sections) {
      link.send({ type: 'sections', documentId, sections })
      const order = state().documents[documentId]?.sectionOrder
      if (order) link.send(orderMessage(documentId, order))
      room.afterRender(sections.map(({ id }) => id))
      // A block that was just added could not be scrolled to before it was there.
      showSelection({ reveal: isRevealDue })
      isRevealDue = false
    },
    onRefused: notify,
  })

  const autosave = createAutosave({
    revisions: {
      ...Object.fromEntries(documents.map(({ id, revision }) => [id, revision])),
      [SITE]: options.site.revision,
    },
    visitId,
    journal,
    send: sendSave(
      { call, siteId },
      {
        onSite({ look }, operations) {
          if (look) styles.saved(look)
          if (operations.some(isAroundThePage)) redraw.saved()
        },
        onSiteRefused: (failure) => styles.refused(failure),
      },
    ),
    // The studio's client has asked already, so whoever arrives here did not want to sign in.
    onUnauthorized: () => Promise.reject(new Error('signed out')),
    onState: (saveState, problem) => session.setSaveState(saveState, problem),
    fetchDraft: fetchDraft({ call, siteId }),
    onTheirs(documentId, draft, unsent, verdict) {
      const before = state()
      const taken = takeTheirs(session, { documentId, draft }, unsent, verdict)
      showTheirs(documentId, before)
      return taken
    },
  })

  /** Shows what others have made of a draft, compared with how it was before. */
  const showTheirs = (documentId: Id, before: Drafts) => {
    const { documents: after, site } = state()
    if (documentId === SITE && site !== before.site) {
      redraw.saved()
    }
    const document = after[documentId]
    if (!document || document === before.documents[documentId]) return
    const both = { before: before.documents[documentId], after: document }
    const effects = theirEffects(documentId, both, typingIn())
    for (const message of effects.messages) link.send(message)
    if (effects.stale.length > 0) renderer.refresh(effects.stale)
  }

  /** Puts what earlier visits have left on top of what was opened. */
  const recoverLeft = (left: LeftBehind) => {
    session.setConflicts(left.conflicts.map(({ item }) => item))
    const entries = left.entries.map((entry, sequence) => ({ ...entry, sequence }))
    const ids = new Set(entries.map(({ change }) => change.documentId))
    let count = 0
    for (const documentId of ids) {
      const { documents: opened, site } = state()
      const draft = documentId === SITE ? site : opened[documentId]
      const own = entries.filter(({ change }) => change.documentId === documentId)
      const { kept } = takeTheirs(session, { documentId, draft }, own)
      autosave.add(kept)
      count += kept.length
    }
    const { conflicts } = state()
    void journal
      .rebase({ visitId, entries: [], gone: [], conflicts })
      .then(() => takeOver(journal, left))
      .catch(() => {})
    options.onRecovered?.(count)
  }

  const redraw = createPageRedraw({
    async render() {
      const { id: pageId } = opened.page
      const itemId = opened.item?.id
      return (await call(getCanvasHtml, { siteId, pageId, ...(itemId && { itemId }) })).html
    },
    show: (html) => link.send({ type: 'redraw', html }),
  })

  const styles = createStyleSession({
    siteId,
    call,
    session,
    perform: (edit) => visit.perform(edit),
    send: link.send,
    save: () => void autosave.flush(),
  })

  const query = new URLSearchParams({ tab: visitId, pageId: opened.page.id })
  const tellSelected = createPresence((sectionId) =>
    call(putPresence, { siteId, tab: visitId, sectionId }),
  )
  const live = followChanges({
    url: `/s/${siteId}/api/editing/events?${query}`,
    autosave,
    fetchDraft: fetchDraft({ call, siteId }),
    openIds: () => [...Object.keys(state().documents), SITE],
    onOpen: () => tellSelected.again(),
  })
  live.people.subscribe(() => visit.showPeople())
  session.store.subscribe(({ selection }) =>
    tellSelected.tell('sectionId' in selection ? selection.sectionId : null),
  )

  const keeper = createHistoryKeeper(journal, {
    visitId,
    subjectId: opened.item?.id ?? opened.page.id,
  })
  keeper.keep(state().history)
  session.store.subscribe(({ history }, before) => {
    if (history !== before.history) keeper.keep(history)
  })

  const typingIn = () => {
    const { selection } = state()
    const isTyping = canvas.getState().text !== null
    return isTyping && selection.kind === 'block' ? selection.blockId : undefined
  }

  let savingSoon: ReturnType<typeof setTimeout> | undefined
  const saveSoon = () => {
    clearTimeout(savingSoon)
    savingSoon = setTimeout(() => void autosave.flush(), AROUND_PAUSE_MS)
  }

  session.onApplied((done, origin) => {
    const changes = done.map(({ change }) => change)
    autosave.add(done)
    const effects = canvasEffects(changes, state().documents, { origin, typingIn: typingIn() })
    for (const message of effects.messages) link.send(message)
    if (effects.stale.length > 0) renderer.refresh(effects.stale)
    if (changes.some((one) => isSiteChange(one) && isAroundThePage(one.operation))) saveSoon()
  })

  const showSelection = (how: { reveal?: boolean; focus?: boolean } = {}) => {
    const target = state().selection
    const description = describe(visit.workplace(), target)
    const { reveal = false, focus = false } = how
    link.send({ type: 'select', target, description, reveal, focus })
  }

  const replayed = (what: 'Undone' | 'Redone', replay: () => ReturnType<Session['undo']>) => {
    const result = replay()
    if (!result) return
    renderer.flush()
    if (result.skipped > 0)
      notify('Part of that was left out: someone else has changed the same thing since.')
    visit.announce(`${what}: ${result.label}`)
    showSelection({ reveal: true })
  }

  const visit: Visit = {
    siteId,
    opened,
    session,
    autosave,
    canvas,
    link,
    styles,
    uploads: createPictureUploads({ siteId, call, session, notify }),
    people: live.people,
    conflicts: createConflicts(session, {
      journal,
      visitId,
      perform: (edit) => visit.perform(edit),
    }),
    get hasUnsaved() {
      return autosave.hasUnsaved || visit.uploads.isBusy
    },
    async flush() {
      await autosave.flush()
      if (!visit.uploads.isBusy) return
      await visit.uploads.settled()
      await autosave.flush()
    },
    pageDocumentId: documents.find(({ part }) => part !== 'field')?.id,
    footerDocumentId: documents.find(({ field }) => field === FOOTER_FIELD)?.id,
    fieldOf: (documentId) => fieldNames.get(documentId),

    async openField(field) {
      const { documentId } = await call(createBlockField, { siteId, field })
      if (!state().documents[documentId]) {
        fieldNames.set(documentId, field)
        autosave.open(documentId, 1)
        session.replace(documentId, EMPTY_DOCUMENT)
      }
      link.send({ type: 'field', field, documentId })
      return documentId
    },

    workplace: () => ({
      documents: state().documents,
      site: state().site,
      view: canvas.getState().view,
      nameOf: blockName,
      phoneRows: canvas.getState().phoneRows,
    }),

    perform(edit, { isFollowed = false } = {}) {
      if (!edit) return
      const before = state().selection
      const refused = session.perform(edit)
      if (refused) return notify(refusalMessage(refused))
      // In this very task: the panels draw themselves anew right after it, which would hold the request up.
      if (!isFollowed) renderer.flush()
      room.afterEdit(edit)
      visit.announce(describeEdit(visit.workplace(), edit, state().selection))
      if (state().selection === before) return
      isRevealDue = true
      showSelection({ reveal: true })
    },

    showArrangement({ documentId, sectionId }) {
      const section = sectionAt(state().documents, { documentId, sectionId })
      if (section) link.send(placementsMessage(documentId, section))
    },

    focusCanvas() {
      options.onWish('canvas')
      showSelection({ focus: true })
    },

    undo: () => replayed('Undone', session.undo),
    redo: () => replayed('Redone', session.redo),

    select(selection, how) {
      session.select(selection)
      visit.announce(describe(visit.workplace(), state().selection))
      showSelection(how)
    },

    announce: (announcement) => canvas.setState({ announcement }),
    notify,
    wish: options.onWish,

    showAt({ canvasUrl: url, canvasOrigin: origin }) {
      canvas.setState({
        place: { url, origin },
        status: 'opening',
        text: null,
        phoneRows: {},
        sections: [],
        places: [],
      })
    },

    refresh() {
      for (const [documentId, { sectionOrder }] of Object.entries(state().documents)) {
        link.send(orderMessage(documentId, sectionOrder))
        renderer.refresh(sectionOrder.map((sectionId) => ({ documentId, sectionId })))
      }
    },

    showPeople() {
      const others = live.people
        .getState()
        .people.flatMap(({ name, pageId, sectionId }) =>
          pageId === opened.page.id && sectionId !== null ? [{ name, sectionId }] : [],
        )
      link.send({ type: 'others', others })
    },

    discard() {
      autosave.discard()
      void journal.forget(visitId)
    },

    close() {
      void visit.flush().finally(() => {
        autosave.stop()
        options.onClosed()
      })
      renderer.stop()
      live.stop()
      tellSelected.stop()
    },
  }
  if (options.left) recoverLeft(options.left)
  return visit
}
