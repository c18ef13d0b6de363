/** Opens a visit: makes its parts and lets each hear of the others. */

import type { Client } from '@sitewright/api/client'
import { createBlockField } from '@sitewright/api/content/create-block-field'
import { renderCanvas } from '@sitewright/api/content/render-canvas'
import { renderSections } from '@sitewright/api/content/render-sections'
import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import { EMPTY_DOCUMENT, type PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import { createAutosave } from '../document/autosave.ts'
import { applyPossible, type Change, isSiteChange, SITE } from '../document/change.ts'
import type { History } from '../document/history.ts'
import type { Journal } from '../document/journal.ts'
import { createHistoryKeeper } from '../document/kept-history.ts'
import { refusalMessage } from '../document/labels.ts'
import { sectionAt } from '../document/selection.ts'
import { createSession, type Session } from '../document/session.ts'
import { createStyleSession } from '../styles/style-session.ts'
import { blockName } from './block-names.ts'
import { answerCanvas } from './canvas-answers.ts'
import { canvasEffects, orderMessage } from './canvas-effects.ts'
import { createCanvasLink } from './canvas-link.ts'
import { createCanvasStore } from './canvas-state.ts'
import { describe, describeEdit } from './descriptions.ts'
import { createPageRedraw } from './page-redraw.ts'
import { createSectionRenderer } from './section-renderer.ts'
import { sendSave } from './send-save.ts'
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
  readonly journal: Journal
  readonly visitId: string
  /** Says something to the owner: a refusal, a save that needs attention. */
  notify(message: string): void
  /** The canvas asks for a part of the studio: the palette, the settings, the link field. */
  onWish(wish: Wish): void
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
      },
    ),
    // The studio's client has asked already, so whoever arrives here did not want to sign in.
    onUnauthorized: () => Promise.reject(new Error('signed out')),
    onState: (saveState, problem) => session.setSaveState(saveState, problem),
    onRebased(documentId, rebased, unsent) {
      const { documents: others, site } = state()
      const theirs =
        documentId === SITE
          ? { documents: others, site: rebased as SiteDraft }
          : { documents: { ...others, [documentId]: rebased as PageDocument }, site }
      const changes = unsent.map((operation) => ({ documentId, operation }) as Change)
      const merged = applyPossible(theirs, changes).drafts
      if (documentId === SITE) {
        session.replaceSite(merged.site)
        return redraw.saved()
      }
      const document = merged.documents[documentId]
      if (document) showAnew(documentId, document)
    },
  })

  const showAnew = (documentId: Id, document: PageDocument) => {
    session.replace(documentId, document)
    const { sectionOrder } = document
    renderer.refresh(sectionOrder.map((sectionId) => ({ documentId, sectionId })))
    link.send(orderMessage(documentId, sectionOrder))
  }

  const redraw = createPageRedraw({
    async render() {
      const { id: pageId } = opened.page
      const itemId = opened.item?.id
      return (await call(renderCanvas, { siteId, pageId, ...(itemId && { itemId }) })).html
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

  session.onApplied((changes, origin) => {
    autosave.add(changes)
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
    get hasUnsaved() {
      return autosave.hasUnsaved
    },
    flush: autosave.flush,
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
      view: canvas.getState().view,
      nameOf: blockName,
    }),

    perform(edit) {
      if (!edit) return
      const before = state().selection
      const refused = session.perform(edit)
      if (refused) return notify(refusalMessage(refused))
      visit.announce(describeEdit(visit.workplace(), edit, state().selection))
      if (state().selection === before) return
      isRevealDue = true
      showSelection({ reveal: true })
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
    },
  }
  return visit
}
