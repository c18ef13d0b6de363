/** Anchors of the page that is edited: those that sections and blocks have, and those that sections can be given. */

import { blockOfType } from '@sitewright/blocks/registry'
import { type RichTextNode, richTextToText } from '@sitewright/blocks/rich-text'
import { readingOrder } from '@sitewright/core/document/layout'
import type { PageDocument, Section } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import { slugify } from '@sitewright/core/slug'
import type { Documents } from '../../document/change.ts'
import type { SectionAddress } from '../../document/selection.ts'

export interface PageAnchor {
  /** Without `#`. */
  readonly name: string
  /** First words of its section or block. */
  readonly words: string
  /** The section that is given the name when it is chosen. */
  readonly unnamed?: SectionAddress
}

const MAX_NAME = 40
const MAX_WORDS = 60

/** Anchors in the order of the page. A section without a name is offered by its first words. */
export function pageAnchors(documents: Documents): PageAnchor[] {
  const taken = new Set(Object.values(documents).flatMap(anchorNames))
  return Object.entries(documents).flatMap(([documentId, document]) =>
    document.sectionOrder.flatMap((sectionId) => {
      const section = document.sections[sectionId]
      return section ? anchorsOf(section, { documentId, sectionId }, taken) : []
    }),
  )
}

/** Whether something else on the screen has the name already: a link to two of a name leads to the first alone. */
export function isAnchorTaken(
  { documents }: { readonly documents: Documents },
  name: string,
  own = '',
): boolean {
  const having = Object.values(documents)
    .flatMap(anchorNames)
    .filter((one) => one === name)
  return having.length > (name === own ? 1 : 0)
}

/** Names of all sections and blocks of a document that have one. */
export function anchorNames(document: PageDocument): string[] {
  return Object.values(document.sections).flatMap(({ settings, blocks }) => [
    ...(settings.anchor === '' ? [] : [settings.anchor]),
    ...Object.values(blocks).flatMap(({ look }) => look?.anchor ?? []),
  ])
}

function anchorsOf(section: Section, address: SectionAddress, taken: Set<string>): PageAnchor[] {
  const words = firstWords(section)
  const own = namedOrOffered(section.settings.anchor, words, address, taken)
  const blocks = Object.values(section.blocks).flatMap(({ look }) =>
    look?.anchor ? [{ name: look.anchor, words }] : [],
  )
  return [...own, ...blocks]
}

function namedOrOffered(
  anchor: string,
  words: string,
  address: SectionAddress,
  taken: Set<string>,
): PageAnchor[] {
  if (anchor !== '') return [{ name: anchor, words }]
  const slug = slugify(words).slice(0, MAX_NAME).replace(/-+$/, '')
  if (slug === '') return []
  const name = unusedName(slug, taken)
  taken.add(name)
  return [{ name, words, unnamed: address }]
}

function unusedName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(name)) return name
  }
}

function firstWords(section: Section): string {
  for (const id of readingOrder(section.desktop)) {
    const words = wordsOfBlock(section, id)
    if (words !== '') return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS)}…` : words
  }
  return ''
}

function wordsOfBlock(section: Section, blockId: Id): string {
  const block = section.blocks[blockId]
  const field = block && blockOfType(block.type)?.richTextField
  const doc = field && block.props[field]
  if (!doc) return ''
  const [first] = (doc as unknown as RichTextNode).content ?? []
  return first ? richTextToText(first) : ''
}
