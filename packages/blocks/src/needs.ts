import type { PageDocument } from '@sitewright/core/document/page-document'
import type { BlockNeeds } from './block-data.ts'
import { allOf, needsOf as fieldNeeds } from './fields/fields.ts'
import { listKey } from './lists/list-wish.ts'
import { blockOfType, isDamaged, readProps } from './registry.ts'
import { BACKGROUND_FIELDS, backgroundOf } from './section-background/fields.ts'

/** Memoized needs by document: documents are immutable, and a published one is rendered again and again. */
const known = new WeakMap<PageDocument, Required<BlockNeeds>>()

/** All ids to fetch before a document can be rendered, without duplicates. */
export function documentNeeds(document: PageDocument): Required<BlockNeeds> {
  const before = known.get(document)
  if (before) return before
  const needs = needsOf(document)
  known.set(document, needs)
  return needs
}

function needsOf(document: PageDocument): Required<BlockNeeds> {
  const sections = Object.values(document.sections)
  const needs = sections.flatMap(({ blocks }) =>
    Object.values(blocks).flatMap((block): BlockNeeds[] => {
      const definition = blockOfType(block.type)
      if (!definition || isDamaged(definition, block)) return []
      const props = readProps(definition, block)
      const own = definition.needsOwn && { [definition.needsOwn]: [block.id] }
      return [fieldNeeds(definition.fields, props), definition.needs?.(props) ?? {}, own ?? {}]
    }),
  )
  const backgrounds = sections.map(({ settings }) =>
    fieldNeeds(BACKGROUND_FIELDS, backgroundOf(settings)),
  )
  const all = allOf([...backgrounds, ...needs])
  return {
    assets: unique(all.assets),
    products: unique(all.products),
    funds: unique(all.funds),
    forms: unique(all.forms),
    comments: unique(all.comments),
    pages: unique(all.pages),
    folders: unique(all.folders),
    lists: [...new Map(all.lists.map((wish) => [listKey(wish), wish])).values()],
  }
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
