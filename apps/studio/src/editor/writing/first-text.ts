import { blockOfType } from '@sitewright/blocks/registry'
import { readingOrder } from '@sitewright/core/document/layout'
import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { BlockAddress } from '../../document/selection.ts'

/** The first block of a document, in reading order, that is typed in on the page. */
export function firstText(documentId: Id, document: PageDocument): BlockAddress | undefined {
  for (const sectionId of document.sectionOrder) {
    const section = document.sections[sectionId]
    if (!section) continue
    const blockId = readingOrder(section.desktop).find((id) => {
      const block = section.blocks[id]
      return block && blockOfType(block.type)?.richTextField !== undefined
    })
    if (blockId !== undefined) return { documentId, sectionId, blockId }
  }
  return undefined
}
