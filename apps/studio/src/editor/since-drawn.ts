/** Edits that the canvas has shown by itself since a drawing was asked for, and that the drawing would take back. */

import { blockOfType } from '@sitewright/blocks/registry'
import type { Block, Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import { dequal } from 'dequal'
import type { ToCanvas } from '../canvas/protocol.ts'
import { placeholderMessage, placementsMessage } from './canvas-effects.ts'

/** Messages that show them again, on top of a drawing of the section as it was. */
export function shownSince(documentId: Id, drawn: Section, now: Section): ToCanvas[] {
  if (drawn === now) return []
  const sectionId = now.id
  const gone = Object.keys(drawn.blocks).filter((id) => !now.blocks[id])
  const [before, after] = [drawn, now].map((section) => placementsMessage(documentId, section))
  return [
    ...gone.map((blockId) => ({ type: 'removeBlock', documentId, sectionId, blockId }) as const),
    ...Object.values(now.blocks).flatMap((block) => {
      const old = drawn.blocks[block.id]
      return (old ? textSince(old, block) : placeholderMessage(documentId, now, block)) ?? []
    }),
    ...(after && !dequal(before, after) ? [after] : []),
  ]
}

function textSince(drawn: Block, { id: blockId, type, props }: Block): ToCanvas | undefined {
  const field = blockOfType(type)?.richTextField
  const doc = field && props[field]
  if (!(field && doc) || dequal(doc, drawn.props[field])) return undefined
  const text = doc as JsonObject
  // With the text as its own base, so that words typed in it which the studio has not heard of yet stay.
  return { type: 'mergeText', blockId, field, base: text, doc: text }
}
