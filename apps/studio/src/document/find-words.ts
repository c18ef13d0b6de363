/** Find and replace: matches of words in everything that visitors read on the screen, and the edit that replaces them. Pure. */

import { siteHeader } from '@sitewright/api/content/shapes'
import { areMet, type Fields } from '@sitewright/blocks/fields'
import { blockOfType } from '@sitewright/blocks/registry'
import type { RichTextNode } from '@sitewright/blocks/rich-text'
import type { SiteHeader } from '@sitewright/core/content/site-header'
import { readingOrder } from '@sitewright/core/document/layout'
import type { Block } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { Json, JsonObject } from '@sitewright/core/json'
import { type Change, type Drafts, SITE } from './change.ts'
import type { Edit, Workplace } from './edit.ts'
import { labels } from './labels.ts'
import { type BlockAddress, blockAt } from './selection.ts'

export interface WordQuery {
  readonly words: string
  readonly isCaseKept: boolean
  readonly isWholeWords: boolean
}

/** Words of the header that stand on every page, before those of the buttons after the first. */
const HEADER_WORDS = ['title', 'announcement', 'buttonLabel'] as const

const headerLines = (header: SiteHeader): readonly string[] => [
  ...HEADER_WORDS.map((name) => header[name] ?? ''),
  ...(header.moreButtons ?? []).map(({ label }) => label),
]

/** One match: the nth of its block, or of the header. */
export interface FoundWord {
  /** Undefined for the header. */
  readonly address?: BlockAddress
  readonly nth: number
  /** Whether it is only found: its block is locked, or the role may not write it. */
  readonly isKept: boolean
}

/** The query as a regular expression; undefined for nothing typed. */
export function patternOf({ words, isCaseKept, isWholeWords }: WordQuery): RegExp | undefined {
  if (words === '') return undefined
  const literal = words.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const edge = isWholeWords ? ['(?<![\\p{L}\\p{N}_])', '(?![\\p{L}\\p{N}_])'] : ['', '']
  return new RegExp(edge.join(literal), isCaseKept ? 'gu' : 'giu')
}

/** All matches: the header's first, then those of the documents in their order and the reading order of each section. */
export function findWords(
  { documents, site }: Drafts,
  pattern: RegExp,
  { order, mayWrite }: { order: readonly Id[]; mayWrite(block: Block): boolean },
): readonly FoundWord[] {
  const header = headerLines(site.header).flatMap((line) => [...line.matchAll(pattern)])
  const inHeader = header.map((_match, nth): FoundWord => ({ nth, isKept: false }))
  const inBlocks = order.flatMap((documentId) =>
    (documents[documentId]?.sectionOrder ?? []).flatMap((sectionId) => {
      const section = documents[documentId]?.sections[sectionId]
      return readingOrder(section?.desktop ?? {}).flatMap((blockId) => {
        const block = section?.blocks[blockId]
        if (!block) return []
        const isKept = block.locked === true || !mayWrite(block)
        return Array.from({ length: countIn(block, pattern) }, (_, nth) => ({
          address: { documentId, sectionId, blockId },
          nth,
          isKept,
        }))
      })
    }),
  )
  return [...inHeader, ...inBlocks]
}

export interface Replacement {
  readonly edit: Edit
  readonly count: number
}

/** Replaces these matches as one step; those that are kept, or would make a text longer than it may be, stay. */
export function replaceWords(
  place: Workplace,
  pattern: RegExp,
  found: readonly FoundWord[],
  replacement: string,
): Replacement | undefined {
  const changes: Change[] = []
  let count = 0
  const wanted = new Map<Id | undefined, FoundWord[]>()
  for (const match of found.filter(({ isKept }) => !isKept)) {
    const block = match.address?.blockId
    wanted.set(block, [...(wanted.get(block) ?? []), match])
  }
  for (const matches of wanted.values()) {
    const address = matches[0]?.address
    const nths = new Set(matches.map(({ nth }) => nth))
    const change = address
      ? changeOfBlock(place, address, splicer(pattern, replacement, nths))
      : changeOfHeader(place, splicer(pattern, replacement, nths))
    if (!change) continue
    changes.push(change)
    count += nths.size
  }
  return changes.length === 0
    ? undefined
    : { edit: { label: labels.replace(count), changes }, count }
}

interface Splice {
  readonly from: number
  readonly to: number
  readonly insert: string
}

/** The splices of one line of words. Called for line after line, so that it counts matches over all of them. */
type Splicer = (line: string) => readonly Splice[]

function splicer(pattern: RegExp, insert: string, nths: ReadonlySet<number>): Splicer {
  let nth = -1
  return (line) =>
    [...line.matchAll(pattern)].flatMap(({ 0: match, index }) => {
      nth += 1
      return nths.has(nth) ? [{ from: index, to: index + match.length, insert }] : []
    })
}

function countIn(block: Block, pattern: RegExp): number {
  let count = 0
  const { fields } = blockOfType(block.type) ?? {}
  if (fields) {
    rewritten(fields, block.props, (line) => {
      count += [...line.matchAll(pattern)].length
      return []
    })
  }
  return count
}

function changeOfBlock(
  { documents }: Drafts,
  address: BlockAddress,
  splice: Splicer,
): Change | undefined {
  const block = blockAt(documents, address)
  const definition = block && blockOfType(block.type)
  if (!(block && definition)) return undefined
  const props = rewritten(definition.fields, block.props, splice)
  if (!definition.schema.safeParse(props).success) return undefined
  const { documentId, sectionId, blockId } = address
  return { documentId, operation: { kind: 'setProps', sectionId, blockId, props } }
}

function changeOfHeader({ site: { header } }: Drafts, splice: Splicer): Change | undefined {
  const before = headerLines(header)
  const lines = before.map((line) => spliced(line, splice(line)))
  const isOther = (_line: unknown, place: number) => lines[place] !== before[place]
  const [first, others] = [HEADER_WORDS.length, header.moreButtons ?? []]
  const values: Partial<SiteHeader> = {
    ...Object.fromEntries(HEADER_WORDS.map((name, at) => [name, lines[at]]).filter(isOther)),
    ...(lines.slice(first).some((line, at) => line !== before[first + at]) && {
      moreButtons: others.map((button, at) => ({ ...button, label: lines[first + at] ?? '' })),
    }),
  }
  // The server would refuse the edit, and everything after it with it.
  if (!siteHeader.partial().safeParse(values).success) return undefined
  return { documentId: SITE, operation: { kind: 'setHeader', values } }
}

/** Settings with the words of all fields that are shown spliced, field by field. */
function rewritten(fields: Fields, props: JsonObject, splice: Splicer): JsonObject {
  let next = props
  for (const [name, field] of Object.entries(fields)) {
    const value = props[name]
    if (value === undefined || !areMet(field.shownWhen, props)) continue
    if (field.kind === 'richText') {
      const doc = splicedNode(value as unknown as RichTextNode, splice)
      next = { ...next, [name]: doc as unknown as JsonObject }
      continue
    }
    for (const { path, text } of field.words?.(value as never) ?? []) {
      const whole = [name, ...path]
      // Words that a field makes of something else are not there to be replaced.
      if (at(props, whole) === text) next = withText(next, whole, spliced(text, splice(text)))
    }
  }
  return next
}

function spliced(line: string, splices: readonly Splice[]): string {
  return splices
    .toReversed()
    .reduce((text, { from, to, insert }) => text.slice(0, from) + insert + text.slice(to), line)
}

const lengthOf = ({ text }: RichTextNode) => text?.length ?? 1

/** Words of a paragraph are one line, however many marks they have; what replaces them has the marks of the first of them. */
function splicedNode(node: RichTextNode, splice: Splicer): RichTextNode {
  const { content = [] } = node
  const isLine = node.type === 'paragraph' || node.type === 'heading'
  if (!isLine) {
    return content.length === 0
      ? node
      : { ...node, content: content.map((inside) => splicedNode(inside, splice)) }
  }
  const splices = splice(content.map(({ text }) => text ?? '\n').join(''))
  if (splices.length === 0) return node
  let start = 0
  const next = content.flatMap((inline) => {
    const [from, to] = [start, start + lengthOf(inline)]
    start = to
    if (inline.text === undefined) return [inline]
    const own = splices
      .filter((one) => one.from < to && one.to > from)
      .map((one) => ({
        from: Math.max(one.from, from) - from,
        to: Math.min(one.to, to) - from,
        insert: one.from >= from ? one.insert : '',
      }))
    const text = spliced(inline.text, own)
    return text === '' ? [] : [{ ...inline, text }]
  })
  const { content: _words, ...rest } = node
  return next.length === 0 ? rest : { ...rest, content: next }
}

function at(value: Json | undefined, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (inside, name) => (inside as Record<string, Json> | undefined)?.[name],
    value,
  )
}

function withText(
  value: JsonObject,
  [name = '', ...rest]: readonly string[],
  text: string,
): JsonObject {
  const inside = value[name]
  const next: Json =
    rest.length === 0
      ? text
      : Array.isArray(inside)
        ? inside.map((entry, index) =>
            String(index) === rest[0] ? withText(entry as JsonObject, rest.slice(1), text) : entry,
          )
        : withText(inside as JsonObject, rest, text)
  return { ...value, [name]: next }
}
