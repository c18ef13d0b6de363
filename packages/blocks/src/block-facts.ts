/** Contents of a page's blocks as the checks before publishing look at them, found by the kinds of their fields. Pure. */

import { isBlank } from '@sitewright/core/blank'
import { isHidden, readingOrder } from '@sitewright/core/document/layout'
import {
  type Block,
  type PageDocument,
  type SectionSettings,
  VIEWS,
} from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Json, JsonObject } from '@sitewright/core/json'
import { linkKind } from '@sitewright/core/links/link-address'
import type { BlockFacts } from '@sitewright/core/publishing/page-checks'
import type { AnyField, Fields } from './fields/any-field.ts'
import { needsOf, wordsOf } from './fields/fields.ts'
import type { GroupField } from './fields/group.ts'
import type { ListField } from './fields/list.ts'
import { type Link, linkNeeds } from './link/link.ts'
import { blockOfType, isDamaged, readProps } from './registry.ts'
import { type RichTextNode, richTextToText } from './rich-text/index.ts'
import { BACKGROUND_FIELDS, backgroundOf } from './section-background/fields.ts'

/** Backgrounds of sections, and blocks that visitors see in some view, in the order in which they read them. */
export function blockFacts({ sectionOrder, sections }: PageDocument): BlockFacts[] {
  return sectionOrder
    .flatMap((id) => sections[id] ?? [])
    .flatMap(({ id: sectionId, blocks, desktop, settings }) => [
      ...backgroundFacts(settings, sectionId),
      ...readingOrder(desktop)
        .flatMap((id) => blocks[id] ?? [])
        .filter((block) => VIEWS.some((view) => !isHidden(block, view)))
        .flatMap((block) => factsOf(block, sectionId)),
    ])
}

/** A picture behind a section is decoration, which needs no description and has a weight. */
function backgroundFacts(settings: SectionSettings, sectionId: Id): BlockFacts[] {
  const { assets = [] } = needsOf(BACKGROUND_FIELDS, backgroundOf(settings))
  if (assets.length === 0) return []
  return [
    {
      ...{ sectionId, blockId: null, label: 'Section', isEmpty: false },
      ...{
        linksWithoutAddress: [],
        pageIds: [],
        itemIds: [],
        fileIds: [],
        paths: [],
        headings: [],
        listedPageIds: [],
        productIds: [],
      },
      pictures: assets.map((id) => ({ id, isDescribed: true })),
    },
  ]
}

function factsOf(block: Block, sectionId: Id): BlockFacts[] {
  const definition = blockOfType(block.type)
  if (!definition || isDamaged(definition, block)) return []
  const fields = definition.fields as Fields
  const props = readProps(definition, block)
  const found = within(fields, props)
  const hasWords = wordsOf(definition.fields, props).some(
    ({ text, isSearched }) => isSearched && !isBlank(text),
  )
  const subjects = Object.entries(fields).filter(([, { kind }]) => SUBJECTS.has(kind))
  return [
    {
      sectionId,
      blockId: block.id,
      label: definition.label,
      isEmpty:
        subjects.length > 0 &&
        !hasWords &&
        !SHOWN_BY_SITE.has(definition.name) &&
        subjects.every(([name]) => isNothing(props[name] ?? null)),
      linksWithoutAddress: found.unlinked,
      ...targetsOf(found.hrefs),
      pictures: SHOWN_BY_SITE.has(definition.name)
        ? found.pictures.map(({ id }) => ({ id, isDescribed: true }))
        : found.pictures,
      headings: found.headings,
      listedPageIds: found.listed,
      productIds: found.products,
    },
  ]
}

/** A link outside of blocks, such as a button of the header: `label` are its words. */
export function linkFacts(label: string, href: string): BlockFacts {
  return {
    ...{ sectionId: null, blockId: null, label, isEmpty: false, pictures: [], headings: [] },
    ...{ linksWithoutAddress: href === '' ? [label] : [], listedPageIds: [], productIds: [] },
    ...targetsOf([href]),
  }
}

function targetsOf(
  hrefs: readonly string[],
): Pick<BlockFacts, 'pageIds' | 'itemIds' | 'fileIds' | 'paths'> {
  const { pages = [], linkedItems = [], assets = [] } = linkNeeds(...hrefs)
  return {
    pageIds: [...new Set(pages)],
    itemIds: [...new Set(linkedItems)],
    fileIds: [...new Set(assets)],
    paths: [...new Set(hrefs.filter((href) => linkKind(href) === 'path'))],
  }
}

/** Kinds of fields that a block is about: one that has nothing in any of them shows nothing. */
const SUBJECTS: ReadonlySet<AnyField['kind']> = new Set<AnyField['kind']>([
  'code',
  'embed',
  'file',
  'form',
  'list',
  'picture',
  'product',
  'richText',
])

/** Blocks that show the site's title where they have no picture, and whose pictures it describes. */
const SHOWN_BY_SITE: ReadonlySet<string> = new Set(['logo'])

/** Names of text fields that stand for a picture beside them where it has no description. */
const DESCRIBING = ['altText', 'title', 'name'] as const

function isNothing(value: Json): boolean {
  if (typeof value === 'string') return isBlank(value)
  if (Array.isArray(value)) return value.length === 0
  const { type, address = '' } = (value ?? {}) as JsonObject
  if (type === 'doc') return isBlank(richTextToText(value as unknown as RichTextNode))
  return isBlank(String(address))
}

interface Found {
  readonly hrefs: readonly string[]
  readonly unlinked: readonly string[]
  readonly pictures: BlockFacts['pictures']
  readonly headings: BlockFacts['headings']
  readonly listed: readonly Id[]
  readonly products: readonly Id[]
}

const NONE: Found = {
  hrefs: [],
  unlinked: [],
  pictures: [],
  headings: [],
  listed: [],
  products: [],
}

interface Group {
  readonly fields: Fields
  readonly values: JsonObject
}

/** Contents of a field of each kind that checks look into; `group` has the fields beside it. */
const FINDERS: Readonly<
  Partial<Record<AnyField['kind'], (value: Json, field: AnyField, group: Group) => Found>>
> = {
  link(value, _field, group) {
    const { href } = value as unknown as Link
    return { ...NONE, hrefs: [href], unlinked: href === '' ? labelsIn(group) : [] }
  },
  picture(value, _field, { values }) {
    if (typeof value !== 'string' || value === '') return NONE
    const isDescribed = DESCRIBING.some((name) => !isBlank(String(values[name] ?? '')))
    return { ...NONE, pictures: [{ id: value, isDescribed }] }
  },
  collection: (value) => ({ ...NONE, listed: idIn(value) }),
  product: (value) => ({ ...NONE, products: idIn(value) }),
  richText: (value) => inText(value as unknown as RichTextNode),
  group: (value, field) => within((field as GroupField<Fields>).fields, value as JsonObject),
  list: (value, field) =>
    together(
      (value as JsonObject[]).map((entry) => within((field as ListField<Fields>).fields, entry)),
    ),
}

function idIn(value: Json): Id[] {
  return typeof value === 'string' && value !== '' ? [value] : []
}

/** Everything in a group of fields, those of entries and groups in it included. */
function within(fields: Fields, values: JsonObject): Found {
  return together(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = values[name]
      if (value === undefined || value === null) return []
      return FINDERS[field.kind]?.(value, field, { fields, values }) ?? []
    }),
  )
}

/** Words of a button beside a link, which ask to be pressed whether it leads anywhere or not. */
function labelsIn({ fields, values }: Group): string[] {
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const words = values[name]
    const isLabel = kind === 'text' && /label$/i.test(name)
    return isLabel && typeof words === 'string' && !isBlank(words) ? [words] : []
  })
}

function inText(node: RichTextNode): Found {
  const { type, attrs, marks = [], content = [] } = node
  const heading = { level: attrs?.level ?? 2, text: richTextToText(node).trim() }
  const own = {
    ...NONE,
    hrefs: marks.flatMap((mark) => mark.attrs?.href ?? []),
    headings: type === 'heading' ? [heading] : [],
  }
  return together([own, ...content.map(inText)])
}

function together(all: readonly Found[]): Found {
  return {
    hrefs: all.flatMap(({ hrefs }) => hrefs),
    unlinked: all.flatMap(({ unlinked }) => unlinked),
    pictures: all.flatMap(({ pictures }) => pictures),
    headings: all.flatMap(({ headings }) => headings),
    listed: all.flatMap(({ listed }) => listed),
    products: all.flatMap(({ products }) => products),
  }
}
