/** Opens a visit: makes its parts and lets each hear of the others. */

import type { Client } from '@sitewright/api/client'
import { createBlockField } from '@sitewright/api/content/create-block-field'
import { FOOTER_FIELD } from '@sitewright/core/content/block-fields'
import { EMPTY_DOCUMENT } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Capability } from '@sitewright/core/roles'
import type { SiteDraft } from '@sitewright/core/site/site-operation'
import type { TweakPageType } from '@sitewright/core/site/tweak-events'
import { isAddition } from '../document/edit.ts'
import type { History } from '../document/history.ts'
import type { Journal } from '../document/journal.ts'
import { PARTLY_REPLAYED, refusalMessage } from '../document/labels.ts'
import { type ItemPlace, movedTo } from '../document/outside.ts'
import type { LeftBehind } from '../document/recover.ts'
import { RowsTaken } from '../document/rows-taken.ts'
import { isInSection } from '../document/selection.ts'
import type { Session } from '../document/session.ts'
import { createStyleSession } from '../styles/style-session.ts'
import { BLOCK_NAMES, blockName } from './block-names.ts'
import { answerCanvas } from './canvas-answers.ts'
import { createCanvasDrawing } from './canvas-drawing.ts'
import { createCanvasLink } from './canvas-link.ts'
import { createCanvasStore } from './canvas-state.ts'
import { collectionFacts } from './collection/collection-facts.ts'
import { createOutsideDeeds } from './collection/outside-deeds.ts'
import { describe, describeEdit } from './descriptions.ts'
import { findEmbed, findPicture } from './find-embed.ts'
import { isAroundThePage, openDrafts } from './open-drafts.ts'
import { createPictureUploads } from './picture-uploads.ts'
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
  /** Whether the person's role on the site lets them. */
  can(capability: Capability): boolean
  /** Says something to the owner: a refusal, a save that needs attention. */
  notify(message: string): void
  /** The canvas asks for a part of the studio: the palette, the settings, the link field. */
  onWish(wish: Wish): void
  /** Called with the number of edits of earlier visits that are being saved. */
  onRecovered?(count: number): void
  /** Called once the visit sends no more; the next visit sends what is left. */
  onClosed(): void
}

export function openVisit(options: VisitOptions): Visit {
  const { siteId, call, opened, journal, visitId, notify } = options
  const { documents, page, item } = opened
  const fieldNames = new Map(
    documents.flatMap(({ id, field }) => (field === null ? [] : [[id, field] as const])),
  )
  const canvas = createCanvasStore({ url: opened.canvasUrl, origin: opened.canvasOrigin })
  const collection = collectionFacts(opened, options.can)
  const link = createCanvasLink({
    hello: {
      type: 'hello',
      names: BLOCK_NAMES,
      hasTitle: item !== undefined,
      hasItems: collection !== undefined,
      canArrange: collection?.canArrange === true,
    },
    onMessage: (message) => answerCanvas(visit, message),
    onSilence: () => canvas.setState({ status: 'silent' }),
  })

  const { recover, stop, ...drafts } = openDrafts({
    siteId,
    call,
    visitId,
    journal,
    pageId: page.id,
    subjectId: item?.id ?? page.id,
    documents,
    site: options.site,
    history: options.history,
    perform: (edit) => visit.perform(edit),
    onSiteSaved({ look }, operations) {
      if (look) styles.saved(look)
      if (operations.some(isAroundThePage)) drawing.redraw.saved()
    },
    onSiteRefused: (failure) => styles.refused(failure),
    onTheirs: (documentId, before) => drawing.showTheirs(documentId, before),
    onItems(news) {
      if (item && news?.itemIds.includes(item.id) !== false) visit.desk.current?.follow()
      // Changes that are made from here draw it anew when they are done.
      if (!collection || outside.isBusy) return
      if (!news) drawing.redraw.saved()
      else if (news.collectionIds.includes(page.id)) showListAnew()
    },
  })
  const { session, autosave, people } = drafts
  const state = session.store.getState

  const drawing = createCanvasDrawing({
    siteId,
    call,
    opened,
    session,
    canvas,
    link,
    workplace: () => visit.workplace(),
    unsavedTitle: () => visit.desk.current?.unsavedTitle(),
    onRefused: notify,
  })
  session.onApplied(drawing.showApplied)

  const outside = createOutsideDeeds({
    siteId,
    call,
    family: collection?.family ?? 'items',
    onFailed: notify,
    onDone: () => showListAnew(),
  })
  const showListAnew = () => {
    canvas.setState(({ listChanges }) => ({ listChanges: listChanges + 1 }))
    drawing.redraw.saved()
  }
  session.onOutside((change, counter) => {
    if (change.kind === 'setItem') {
      const isWhole = visit.desk.current?.take(change, counter) ?? false
      if (!isWhole) notify(PARTLY_REPLAYED)
      return
    }
    if (change.kind === 'placeItem') showPlaced(change)
    outside.make(change)
  })
  const showPlaced = ({ itemId, besideId, side }: ItemPlace & { readonly itemId: Id }) => {
    const { items } = canvas.getState()
    const order = items.map(({ id }) => id)
    const moved = movedTo(order, itemId, { besideId, side })
    if (moved) {
      canvas.setState({ items: moved.flatMap((id) => items.find((one) => one.id === id) ?? []) })
    }
    link.send({ type: 'moveItem', itemId, besideId, side })
  }

  const styles = createStyleSession({
    siteId,
    call,
    session,
    perform: (edit) => visit.perform(edit),
    send: link.send,
    pageType: pageTypeOf(page),
    save: () => void autosave.flush(),
  })

  people.subscribe(() => visit.showPeople())
  session.store.subscribe(({ documents: now }, { documents: before }) => {
    if (now !== before) drawing.showHeld()
  })

  const replayed = (what: 'Undone' | 'Redone', replay: () => ReturnType<Session['undo']>) => {
    const result = replay()
    if (!result) return
    drawing.flush()
    if (result.skipped > 0) notify(PARTLY_REPLAYED)
    visit.announce(`${what}: ${result.label}`)
    drawing.showSelection({ reveal: true })
  }

  const visit: Visit = {
    ...drafts,
    siteId,
    pageId: page.id,
    opened,
    pageType: pageTypeOf(page),
    canvas,
    link,
    styles,
    uploads: createPictureUploads({ siteId, call, session, notify }),
    rowsTaken: new RowsTaken(),
    desk: { current: undefined },
    collection,
    itemDeeds: { current: undefined },
    get hasUnsaved() {
      return (
        autosave.hasUnsaved ||
        visit.uploads.isBusy ||
        outside.isBusy ||
        visit.desk.current?.hasUnsaved() === true
      )
    },
    async flush() {
      await Promise.all([autosave.flush(), visit.desk.current?.flush(), outside.settled()])
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

    findEmbed: (address) => findEmbed(call, siteId, address),
    findPicture: (address) => findPicture(call, siteId, address),

    workplace: () => ({
      documents: state().documents,
      site: state().site,
      view: canvas.getState().view,
      nameOf: blockName,
      items: canvas.getState().items,
      hasTitle: item !== undefined,
      phoneRows: canvas.getState().phoneRows,
    }),

    perform(edit) {
      if (!edit) return
      const before = state().selection
      const isNew = isAddition(edit)
      // Drawing the settings of what is new takes longer than the next frame: it is seen on the page first.
      if (isNew) drafts.screen.hold()
      const refused = session.perform(edit)
      if (refused) return notify(refusalMessage(refused))
      visit.rowsTaken.afterEdit(edit, state().view)
      // In this very task: the panels draw themselves anew right after it, which would hold the request up. They wait for what
      // is new, and so does the request, which would hold the page up.
      if (!isNew) drawing.flush()
      visit.announce(describeEdit(visit.workplace(), edit, state().selection))
      drawing.showEdited(edit, before)
    },

    showArrangement: drawing.showArrangement,
    showHeld: drawing.showHeld,

    focusCanvas() {
      options.onWish('canvas')
      drawing.showSelection({ focus: true })
    },

    canReplay: () => true,
    undo: () => replayed('Undone', session.undo),
    redo: () => replayed('Redone', session.redo),

    can: options.can,

    setChoosing(isOn) {
      canvas.setState({ isChoosing: isOn })
      link.send({ type: 'choosing', isOn })
    },

    select(selection, how) {
      session.select(selection)
      if (!isInSection(selection) && canvas.getState().isChoosing) visit.setChoosing(false)
      visit.announce(describe(visit.workplace(), state().selection))
      drawing.showSelection(how)
    },

    announce: (announcement) => canvas.setState({ announcement }),
    notify,
    wish: options.onWish,

    showAt({ canvasUrl: url, canvasOrigin: origin }) {
      canvas.setState({
        place: { url, origin },
        status: 'opening',
        isLoaded: false,
        isAway: false,
        text: null,
        phoneRows: {},
        sections: [],
        items: [],
        list: null,
        places: [],
      })
    },

    refresh: drawing.refresh,
    redrawAround: drawing.redraw.saved,

    showPeople() {
      const others = people
        .getState()
        .people.flatMap(({ name, pageId, sectionId }) =>
          pageId === page.id && sectionId !== null ? [{ name, sectionId }] : [],
        )
      link.send({ type: 'others', others })
    },

    close() {
      void visit.flush().finally(() => {
        autosave.stop()
        options.onClosed()
      })
      drawing.stop()
      stop()
    },
  }
  if (options.left) options.onRecovered?.(recover(options.left))
  return visit
}

/** Kind of page that the style panel is open on: a cover page has styles of its own in some themes. */
function pageTypeOf({ kind }: OpenedEditor['page']): TweakPageType {
  return kind === 'splash-page' ? 'splash-page' : 'style'
}
