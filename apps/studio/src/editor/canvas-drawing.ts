/** Keeps the canvas like the drafts: an edit is sent to it, or drawn by the server first, and so is what others have saved. */

import type { Client } from '@sitewright/api/client'
import { getCanvasHtml } from '@sitewright/api/content/get-canvas-html'
import { renderSections } from '@sitewright/api/content/render-sections'
import { groupsOf } from '@sitewright/core/document/groups'
import type { Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { type Change, type Documents, type Drafts, SITE } from '../document/change.ts'
import type { Edit, Workplace } from '../document/edit.ts'
import {
  type SectionAddress,
  type Selection,
  sameSelection,
  sectionAt,
} from '../document/selection.ts'
import type { AppliedListener, Session } from '../document/session.ts'
import { canvasEffects, orderMessage, placementsMessage } from './canvas-effects.ts'
import type { CanvasLink } from './canvas-link.ts'
import type { CanvasStore } from './canvas-state.ts'
import { describe } from './descriptions.ts'
import { createPageRedraw, type PageRedraw } from './page-redraw.ts'
import { createRoomForContent } from './room-for-content.ts'
import { createSectionRenderer } from './section-renderer.ts'
import { theirEffects } from './show-theirs.ts'
import { shownSince } from './since-drawn.ts'
import type { OpenedEditor } from './subject.ts'

export interface CanvasDrawing {
  /** Draws what is around the documents anew. */
  readonly redraw: PageRedraw
  readonly showApplied: AppliedListener
  /** Shows what came of an edit of the owner's; `before` is what was selected. */
  showEdited(edit: Edit, before: Selection): void
  /** Shows what others have made of a draft, compared with how it was before. */
  showTheirs(documentId: Id, before: Drafts): void
  showSelection(how?: { reveal?: boolean; focus?: boolean }): void
  /** Shows a section's arrangement as it is here, where the canvas shows another. */
  showArrangement(address: SectionAddress): void
  /** Tells the canvas which blocks are locked and grouped, if they are others than it knows; a new one knows of none. */
  showHeld(isNew?: boolean): void
  /** Asks for all that is to be drawn by now, without waiting for the end of the task. */
  flush(): void
  /** Renders every section as it is here: the canvas shows only what the server has. */
  refresh(): void
  stop(): void
}

export interface CanvasDrawingOptions {
  readonly siteId: Id
  readonly call: Client
  readonly opened: OpenedEditor
  readonly session: Session
  readonly canvas: CanvasStore
  readonly link: CanvasLink
  workplace(): Workplace
  /** The title of the item on the page, while it is another than is saved. */
  unsavedTitle(): string | undefined
  onRefused(message: string): void
}

export function createCanvasDrawing(options: CanvasDrawingOptions): CanvasDrawing {
  const { siteId, call, opened, canvas, link } = options
  const state = () => options.session.store.getState()
  const room = createRoomForContent(link.send)
  let isRevealDue = false
  let awaited: Selection | undefined
  let shownHeld = NOTHING_HELD

  const renderer = createSectionRenderer({
    sectionAt: (address) => sectionAt(state().documents, address),
    render: async (documentId, sections) => {
      const input = { siteId, documentId, sections: structuredClone(sections) as never }
      return (await call(renderSections, input)).sections
    },
    onRendered(documentId, drawn) {
      const document = state().documents[documentId]
      link.send(
        { type: 'sections', documentId, sections: drawn.map(({ id, html }) => ({ id, html })) },
        ...(document ? [orderMessage(documentId, document.sectionOrder)] : []),
        ...drawn.flatMap(({ id, section }) => {
          const now = document?.sections[id]
          return now ? shownSince(documentId, section, now) : []
        }),
      )
      const latest = drawn.filter(({ isOutdated }) => !isOutdated)
      room.afterRender(latest.map(({ id }) => id))
      // A block that was just added could not be scrolled to before it was there.
      const isRevealed = isRevealDue && latest.length > 0
      showSelection({ reveal: isRevealed })
      if (isRevealed) isRevealDue = false
    },
    onRefused: options.onRefused,
  })

  const redraw = createPageRedraw({
    async render() {
      const { id: pageId } = opened.page
      const itemId = opened.item?.id
      return (await call(getCanvasHtml, { siteId, pageId, ...(itemId && { itemId }) })).html
    },
    show(html) {
      // The server has the title that is saved.
      const text = options.unsavedTitle()
      const title = text === undefined ? [] : [{ type: 'itemTitle', text } as const]
      link.send({ type: 'redraw', html }, ...title)
    },
  })

  const showEffects = ({ messages, stale }: ReturnType<typeof theirEffects>) => {
    if (messages.length > 0) link.send(...messages)
    if (stale.length > 0) renderer.refresh(stale)
  }

  const typingIn = () => {
    const { selection } = state()
    const isTyping = canvas.getState().text !== null
    return isTyping && selection.kind === 'block' ? selection.blockId : undefined
  }

  const showSelection: CanvasDrawing['showSelection'] = ({
    reveal = false,
    focus = false,
  } = {}) => {
    const target = state().selection
    const description = describe(options.workplace(), target)
    const isReady = canvas.getState().status === 'ready'
    const isDue = isReady && awaited !== undefined && sameSelection(awaited, target)
    const { heard } = canvas.getState()
    link.send({ type: 'select', target, description, reveal: reveal || isDue, focus, heard })
    // A canvas that is not ready scrolls nowhere: it does with what it is told first once it is.
    if (isReady) awaited = undefined
    else if (reveal) awaited = target
  }

  return {
    redraw,
    showSelection,

    showApplied(done, origin) {
      const changes = done.map(({ change }) => change)
      // A title that is typed on the page would go on showing what was typed there.
      if (origin !== 'typing' && canvas.getState().text === null && changes.some(isOfTitle)) {
        link.send({ type: 'endText' })
      }
      showEffects(canvasEffects(changes, state().documents, { origin, typingIn: typingIn() }))
    },

    showEdited(edit, before) {
      room.afterEdit(edit)
      if (state().selection === before) return
      isRevealDue = true
      showSelection({ reveal: true })
    },

    showTheirs(documentId, before) {
      const { documents: after, site } = state()
      if (documentId === SITE && site !== before.site) redraw.saved()
      const document = after[documentId]
      if (!document || document === before.documents[documentId]) return
      const both = { before: before.documents[documentId], after: document }
      showEffects(theirEffects(documentId, both, typingIn()))
    },

    showArrangement({ documentId, sectionId }) {
      const section = sectionAt(state().documents, { documentId, sectionId })
      if (section) link.send(placementsMessage(documentId, section))
    },

    showHeld(isNew = false) {
      const held = heldIn(state().documents)
      const name = JSON.stringify(held)
      if (name === (isNew ? NOTHING_HELD : shownHeld)) return
      shownHeld = name
      link.send({ type: 'held', ...held })
    },

    refresh() {
      for (const [documentId, { sectionOrder }] of Object.entries(state().documents)) {
        link.send(orderMessage(documentId, sectionOrder))
        renderer.refresh(sectionOrder.map((sectionId) => ({ documentId, sectionId })))
      }
    },

    flush: () => renderer.flush(),
    stop: () => renderer.stop(),
  }
}

const isOfTitle = ({ operation }: Change) =>
  operation.kind === 'setHeader' && operation.values.title !== undefined

/** Blocks that are locked, and the groups of others. */
interface Held {
  readonly locked: readonly Id[]
  readonly groups: readonly (readonly Id[])[]
}

const NOTHING_HELD = JSON.stringify({ locked: [], groups: [] } satisfies Held)

/** Memoized by section: it is asked for with every key, and sections are immutable. */
const heldBySection = new WeakMap<Section, Held>()

function heldIn(documents: Documents): Held {
  const all = Object.values(documents).flatMap(({ sections }) =>
    Object.values(sections).map((section) => {
      const known = heldBySection.get(section) ?? {
        locked: Object.values(section.blocks).flatMap(({ id, locked }) => (locked ? [id] : [])),
        groups: groupsOf(section),
      }
      heldBySection.set(section, known)
      return known
    }),
  )
  return {
    locked: all.flatMap(({ locked }) => locked),
    groups: all.flatMap(({ groups }) => groups),
  }
}
