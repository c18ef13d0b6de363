/** Opens a visit: makes its parts and lets each hear of the others. */

import type { Client } from '@sitewright/api/client'
import { createBlockField } from '@sitewright/api/content/create-block-field'
import { renderSections } from '@sitewright/api/content/render-sections'
import { saveOperations } from '@sitewright/api/content/save-operations'
import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import { applyOperation, isRefused } from '@sitewright/core/document/operation'
import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { createAutosave } from '../document/autosave.ts'
import type { Journal } from '../document/journal.ts'
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
import { createPictureUploads } from './picture-uploads.ts'
import { createSectionRenderer } from './section-renderer.ts'
import type { OpenedEditor } from './subject.ts'
import type { Visit, Wish } from './visit.ts'

export interface VisitOptions {
  readonly siteId: Id
  readonly call: Client
  readonly opened: OpenedEditor
  readonly journal: Journal
  readonly visitId: string
  /** Says something to the owner: a refusal, a save that needs attention. */
  notify(message: string): void
  /** The canvas asks for a part of the studio: the palette, the settings, the link field. */
  onWish(wish: Wish): void
  /** Called once the visit sends no more; the next visit sends what is left. */
  onClosed(): void
}

export function openVisit(options: VisitOptions): Visit {
  const { siteId, call, opened, journal, visitId, notify } = options
  const { documents } = opened
  const fieldNames = new Map(
    documents.flatMap(({ id, field }) => (field === null ? [] : [[id, field] as const])),
  )
  const session = createSession(
    Object.fromEntries(documents.map(({ id, document }) => [id, document])),
  )
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
    revisions: Object.fromEntries(documents.map(({ id, revision }) => [id, revision])),
    visitId,
    journal,
    send: (documentId, request) =>
      call(saveOperations, {
        siteId,
        documentId,
        baseRevision: request.baseRevision,
        batchId: request.batchId,
        operations: [...request.operations],
      }),
    // The studio's client has asked already, so whoever arrives here did not want to sign in.
    onUnauthorized: () => Promise.reject(new Error('signed out')),
    onState: (saveState, problem) => session.setSaveState(saveState, problem),
    onRebased(documentId, document, unsent) {
      const merged = unsent.reduce((current, operation) => {
        const result = applyOperation(current, operation)
        return isRefused(result) ? current : result.document
      }, document)
      session.replace(documentId, merged)
      renderer.refresh(merged.sectionOrder.map((sectionId) => ({ documentId, sectionId })))
      link.send(orderMessage(documentId, merged.sectionOrder))
    },
  })

  const typingIn = () => {
    const { selection } = state()
    const isTyping = canvas.getState().text !== null
    return isTyping && selection.kind === 'block' ? selection.blockId : undefined
  }

  session.onApplied((changes, origin) => {
    autosave.add(changes)
    const effects = canvasEffects(changes, state().documents, { origin, typingIn: typingIn() })
    for (const message of effects.messages) link.send(message)
    if (effects.stale.length > 0) renderer.refresh(effects.stale)
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
      notify('Part of that was left out: someone else removed what it changed.')
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
    styles: createStyleSession({ siteId, call, send: link.send }),
    uploads: createPictureUploads({ siteId, call, session, notify }),
    get hasUnsaved() {
      return autosave.hasUnsaved || visit.styles.hasUnsaved || visit.uploads.isBusy
    },
    async flush() {
      await Promise.all([autosave.flush(), visit.styles.flush()])
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
