/** Effects on the canvas of a document that others have changed: the sections that differ are drawn anew, and no others. */

import { blockOfType } from '@sitewright/blocks/registry'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { dequal } from 'dequal'
import type { ToCanvas } from '../canvas/protocol.ts'
import { sectionOf } from '../document/section-of.ts'
import { type CanvasEffects, orderMessage } from './canvas-effects.ts'

/** `typingIn` is the block whose text has the cursor: it is told its new text and not drawn anew. */
export function theirEffects(
  documentId: Id,
  { before, after }: { before: PageDocument | undefined; after: PageDocument },
  typingIn: Id | undefined,
): CanvasEffects {
  const changed = after.sectionOrder.filter(
    (id) => !dequal(before?.sections[id], after.sections[id]),
  )
  const isOtherOrder = !dequal(before?.sectionOrder, after.sectionOrder)
  const typed = typingIn !== undefined && before && typedText(typingIn, before, after)
  const messages: ToCanvas[] = [
    ...(isOtherOrder ? [orderMessage(documentId, after.sectionOrder)] : []),
    ...(typed ? [typed] : []),
  ]
  return { messages, stale: changed.map((sectionId) => ({ documentId, sectionId })) }
}

/** Tells the typist's text, if someone else has changed it. */
function typedText(blockId: Id, before: PageDocument, after: PageDocument): ToCanvas | undefined {
  const base = textOf(before, blockId)
  const text = textOf(after, blockId)
  if (!(base && text) || dequal(base, text)) return undefined
  return { type: 'mergeText', blockId, ...text, base: base.doc }
}

function textOf(
  document: PageDocument,
  blockId: Id,
): { readonly field: string; readonly doc: JsonObject } | undefined {
  const sectionId = sectionOf(document, blockId)
  const block = sectionId === undefined ? undefined : document.sections[sectionId]?.blocks[blockId]
  const field = block && blockOfType(block.type)?.richTextField
  const doc = field && block.props[field]
  return field && doc ? { field, doc: doc as JsonObject } : undefined
}
