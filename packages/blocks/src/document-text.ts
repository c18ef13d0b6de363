import { readingOrder } from '@sitewright/core/document/layout'
import type { Block, PageDocument } from '@sitewright/core/document/page-document'
import { blockOfType, readProps } from './registry.ts'
import { readRichText, richTextToText } from './rich-text/index.ts'

/** What can be read in a document, for searches: plain text in reading order, without markup or code. */
export function documentText({ sectionOrder, sections }: PageDocument): string {
  return sectionOrder
    .flatMap((id) => sections[id] ?? [])
    .flatMap(({ blocks, desktop }) => readingOrder(desktop).flatMap((id) => blocks[id] ?? []))
    .flatMap(blockTexts)
    .filter((text) => text !== '')
    .join(' ')
}

function blockTexts(block: Block): readonly string[] {
  const definition = blockOfType(block.type)
  if (!definition) return []
  const props = readProps(definition, block)
  const typed = readRichText(props[definition.richTextField ?? ''])
  return [
    ...(typed ? [richTextToText(typed)] : []),
    ...(definition.words?.(props) ?? []).map((words) => words.trim()),
  ]
}
