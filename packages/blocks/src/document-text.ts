import { isHidden, readingOrder } from '@sitewright/core/document/layout'
import { type Block, type PageDocument, VIEWS } from '@sitewright/core/document/page-document'
import { wordsOf } from './fields/fields.ts'
import { blockOfType, isDamaged, readProps } from './registry.ts'

/** The readable text of a document, for searches: in reading order, without markup or code. */
export function documentText(document: PageDocument): string {
  return documentTexts(document).join(' ')
}

/** Texts of a document's fields, in reading order. */
export function documentTexts({ sectionOrder, sections }: PageDocument): readonly string[] {
  return sectionOrder
    .flatMap((id) => sections[id] ?? [])
    .flatMap(({ blocks, desktop }) => readingOrder(desktop).flatMap((id) => blocks[id] ?? []))
    .filter((block) => VIEWS.some((view) => !isHidden(block, view)))
    .flatMap(blockTexts)
    .filter((text) => text !== '')
}

/** The readable texts of one block, without markup or code; none of one that cannot be read. */
export function blockTexts(block: Block): readonly string[] {
  const definition = blockOfType(block.type)
  if (!definition || isDamaged(definition, block)) return []
  return wordsOf(definition.fields, readProps(definition, block))
    .filter(({ isSearched }) => isSearched)
    .map(({ text }) => text.trim())
}
