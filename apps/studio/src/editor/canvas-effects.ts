/** Effects of an edit on the canvas: what it shows at once by itself, and which sections the server renders anew. */

import { blockOfType } from '@sitewright/blocks/registry'
import { bottomRow, isHidden, phoneItems, shownPlacements } from '@sitewright/core/document/layout'
import type { Operation } from '@sitewright/core/document/operation'
import { type Block, type Section, VIEWS } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { ToCanvas } from '../canvas/protocol.ts'
import {
  type Change,
  type DocumentChange,
  type Documents,
  isSiteChange,
} from '../document/change.ts'
import type { SectionAddress } from '../document/selection.ts'
import type { Origin } from '../document/session.ts'

export interface CanvasEffects {
  readonly messages: readonly ToCanvas[]
  readonly stale: readonly SectionAddress[]
}

/** `typingIn` is the block whose text has the cursor: its section waits until the typing is over. */
export function canvasEffects(
  changes: readonly Change[],
  documents: Documents,
  { origin, typingIn }: { origin: Origin; typingIn: Id | undefined },
): CanvasEffects {
  const messages: ToCanvas[] = []
  const stale: SectionAddress[] = []
  for (const change of changes) {
    if (origin === 'typing' || isSiteChange(change)) continue
    const { documentId, operation } = change
    messages.push(...shownAtOnce(change, documents))
    if (isRendered(operation, typingIn)) {
      const sectionId =
        operation.kind === 'insertSection' ? operation.section.id : operation.sectionId
      stale.push({ documentId, sectionId })
    }
  }
  return { messages, stale }
}

function isRendered(operation: Operation, typingIn: Id | undefined): boolean {
  switch (operation.kind) {
    case 'insertSection':
    case 'setSection':
    case 'insertBlock':
    case 'removeBlock':
    case 'setHidden':
    case 'setLook':
    // The page's order is the phone's reading order.
    case 'setPhoneLayout':
      return true
    case 'place':
      return operation.view === 'phone'
    case 'setProps':
      return operation.blockId !== typingIn
    default:
      return false
  }
}

function shownAtOnce({ documentId, operation }: DocumentChange, documents: Documents): ToCanvas[] {
  const document = documents[documentId]
  switch (operation.kind) {
    case 'removeSection':
    case 'moveSection':
      return document ? [orderMessage(documentId, document.sectionOrder)] : []
    case 'place':
    case 'setPhoneLayout':
    case 'setHidden': {
      const section = document?.sections[operation.sectionId]
      return section ? [placementsMessage(documentId, section)] : []
    }
    case 'insertSection': {
      const { section } = operation
      const { theme, height } = section.settings
      if (!document) return []
      return [
        { type: 'newSection', documentId, sectionId: section.id, theme, height },
        orderMessage(documentId, document.sectionOrder),
        ...Object.values(section.blocks).flatMap(
          (block) => placeholderMessage(documentId, section, block) ?? [],
        ),
      ]
    }
    case 'insertBlock': {
      const section = document?.sections[operation.sectionId]
      const message = section && placeholderMessage(documentId, section, operation.block)
      return message ? [message] : []
    }
    case 'removeBlock': {
      const { sectionId, blockId } = operation
      return [{ type: 'removeBlock', documentId, sectionId, blockId }]
    }
    case 'setProps': {
      const block = document?.sections[operation.sectionId]?.blocks[operation.blockId]
      const field = block && blockOfType(block.type)?.richTextField
      const doc = field && operation.props[field]
      return field && doc
        ? [{ type: 'setText', blockId: operation.blockId, field, doc: doc as JsonObject }]
        : []
    }
    default:
      return []
  }
}

export function orderMessage(documentId: Id, sectionIds: readonly Id[]): ToCanvas {
  return { type: 'order', documentId, sectionIds }
}

export function placeholderMessage(
  documentId: Id,
  section: Section,
  { id: blockId, type: blockType }: Block,
): ToCanvas | undefined {
  const { blocks, rows } = placementsMessage(documentId, section)
  const places = blocks[blockId]
  if (!places) return undefined
  return {
    type: 'placeholder',
    documentId,
    sectionId: section.id,
    blockId,
    blockType,
    rows,
    ...places,
  }
}

type PlacementsMessage = Extract<ToCanvas, { type: 'placements' }>

export function placementsMessage(documentId: Id, section: Section): PlacementsMessage {
  const phone = phoneItems(section)
  const blocks = Object.entries(section.desktop).flatMap(([id, desktop]) => {
    const onPhone = phone[id]
    if (!onPhone) return []
    const hidden = VIEWS.filter((view) => isHidden(section.blocks[id], view))
    const isAutoHeight = onPhone.autoHeight === true
    return [[id, { desktop, phone: onPhone, isAutoHeight, hidden }] as const]
  })
  return {
    type: 'placements',
    documentId,
    sectionId: section.id,
    isPhoneAuto: section.phone.auto,
    rows: {
      desktop: bottomRow(shownPlacements(section, 'desktop')),
      phone: bottomRow(shownPlacements(section, 'phone')),
    },
    blocks: Object.fromEntries(blocks),
  }
}
