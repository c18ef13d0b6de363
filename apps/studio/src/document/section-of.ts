import type { PageDocument } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'

/** Id of the section that holds a block, wherever someone has moved it to. */
export function sectionOf(document: PageDocument, blockId: Id): Id | undefined {
  return document.sectionOrder.find((id) => document.sections[id]?.blocks[blockId])
}
