/** A conflict in words: where it is, and what stands on either side, as plain lines. Pure. */

import { blockOfType } from '@sitewright/blocks/registry'
import { type RichTextNode, richTextToText } from '@sitewright/blocks/rich-text'
import type { Block } from '@sitewright/core/document/page-document'
import { applySiteOperation, isSiteRefused } from '@sitewright/core/site/site-operation'
import { dequal } from 'dequal'
import { type Drafts, isSiteChange, type SiteChange } from '../document/change.ts'
import {
  type ConflictItem,
  type MyBlock,
  myBlock,
  navigationEdit,
} from '../document/conflict-item.ts'
import { sectionOf } from '../document/section-of.ts'
import { valuesOf } from '../document/site-values.ts'
import type { ConflictWords } from './conflict-sides.ts'
import { wordsOfNavigation } from './navigation-conflict-words.ts'
import type { Words } from './use-words.ts'

export function conflictWords(drafts: Drafts, item: ConflictItem, words: Words): ConflictWords {
  const block = myBlock(item)
  if (block) return wordsOfBlock(drafts, item, { block, words })
  const navigation = item.done.map(navigationEdit)
  if (navigation.length > 0 && navigation.every((edit) => edit !== undefined)) {
    return wordsOfNavigation(drafts.site, navigation, words)
  }
  const first = item.done[0]?.change
  if (!first) return { place: '', mine: [], theirs: [] }
  return isSiteChange(first)
    ? wordsOfSite(drafts, item, words)
    : wordsOfSection(drafts, item, words)
}

interface Saying {
  readonly block: MyBlock
  readonly words: Words
}

function wordsOfBlock(
  { documents }: Drafts,
  { documentId }: ConflictItem,
  { block: mine, words }: Saying,
): ConflictWords {
  const document = documents[documentId]
  const sectionId = document && sectionOf(document, mine.block.id)
  const theirs =
    sectionId === undefined ? undefined : document?.sections[sectionId]?.blocks[mine.block.id]
  const number = document && document.sectionOrder.indexOf(sectionId ?? mine.sectionId) + 1
  const name = blockOfType(mine.block.type)?.label ?? words('block')
  const removed = [words('conflictRemoved')]
  return {
    place: number ? words('conflictInSection', { name, number }) : name,
    mine: mine.isRemoved ? removed : linesOf(mine.block, theirs),
    theirs: theirs ? linesOf(theirs, mine.isRemoved ? undefined : mine.block) : removed,
  }
}

/** Settings of a block that differ from another version of it, or all that has words. */
function linesOf(block: Block, other: Block | undefined): readonly string[] {
  const fields = blockOfType(block.type)?.fields ?? {}
  const lines = Object.entries(block.props).flatMap(([name, value]) => {
    if (other && dequal(other.props[name], value)) return []
    const text = plain(value)
    const field = fields[name]
    if (text.length === 0) return []
    if (field?.kind === 'richText') return text
    return [`${nameOf(field, name)}: ${text.join(' ')}`]
  })
  return lines.length > 0 ? lines : ['–']
}

function nameOf(field: object | undefined, name: string): string {
  const { label } = (field ?? {}) as { label?: unknown }
  return typeof label === 'string' ? label : spaced(name)
}

/** A value in lines of plain text; of rich text, a line for each paragraph. */
export function plain(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return [String(value)]
  if (Array.isArray(value)) return value.flatMap(plain)
  const { type, content } = value as { type?: unknown; content?: readonly RichTextNode[] }
  if (type === 'doc') return (content ?? []).map(richTextToText).filter((line) => line !== '')
  return Object.values(value).flatMap(plain)
}

function wordsOfSection(
  { documents }: Drafts,
  { documentId, done }: ConflictItem,
  words: Words,
): ConflictWords {
  const document = documents[documentId]
  const last = done.at(-1)?.change
  if (!last || isSiteChange(last)) return { place: '', mine: [], theirs: [] }
  const { operation } = last
  const sectionId = operation.kind === 'insertSection' ? operation.section.id : operation.sectionId
  const section = document?.sections[sectionId]
  const number = document ? document.sectionOrder.indexOf(sectionId) + 1 : 0
  const name = words(number > 0 ? 'conflictSection' : 'section', { number })
  const theirs = section
    ? Object.values(section.blocks).flatMap((block) => linesOf(block, undefined))
    : [words('conflictRemoved')]
  switch (operation.kind) {
    case 'removeSection':
      return { place: name, mine: [words('conflictRemoved')], theirs }
    case 'insertSection': {
      const { blocks } = operation.section
      return {
        place: name,
        mine: Object.values(blocks).flatMap((block) => linesOf(block, undefined)),
        theirs,
      }
    }
    case 'setSection': {
      const now = section?.settings
      const differ = Object.entries(operation.settings).filter(
        ([key, value]) => !dequal(now?.[key as keyof typeof now], value),
      )
      const said = (of: (key: string, value: unknown) => unknown) =>
        differ.map(([key, value]) => `${spaced(key)}: ${plain(of(key, value)).join(' ') || '–'}`)
      return {
        place: name,
        mine: said((_key, value) => value),
        theirs: section ? said((key) => now?.[key as keyof typeof now]) : theirs,
      }
    }
    default:
      return {
        place: words('conflictLayout', { name }),
        mine: [words('conflictMoved', { count: done.length })],
        theirs: [words('conflictAsShown')],
      }
  }
}

function wordsOfSite({ site }: Drafts, { done }: ConflictItem, words: Words): ConflictWords {
  const changes = done
    .map(({ change }) => change)
    .filter((change): change is SiteChange => isSiteChange(change))
  const operation = changes.at(-1)?.operation
  if (!operation) return { place: '', mine: [], theirs: [] }
  const result = applySiteOperation(site, operation)
  const now = isSiteRefused(result) ? undefined : valuesOf(result.inverse)
  const mine = Object.entries(valuesOf(operation))
  const said = (name: string, value: unknown) => {
    const text = plain(value).join(' ')
    return mine.length === 1 ? text || '–' : `${spaced(name)}: ${text || '–'}`
  }
  const [first] = mine
  const fieldName = mine.length === 1 && first ? `, ${spaced(first[0]).toLowerCase()}` : ''
  const page = operation.kind === 'setPage' ? site.pages[operation.pageId]?.title : undefined
  return {
    place:
      (page ?? words(SITE_PLACES[operation.kind])) + (operation.kind === 'setCss' ? '' : fieldName),
    mine: mine.map(([name, value]) => said(name, value)),
    theirs: now ? mine.map(([name]) => said(name, now[name])) : [words('conflictRemoved')],
  }
}

const SITE_PLACES = {
  setHeader: 'header',
  setTweaks: 'styles',
  setCss: 'ownCss',
  setPage: 'conflictPage',
  setHome: 'conflictHome',
  setNavigations: 'conflictNavigation',
} as const

/** "buttonLabel" as "Button label", "settings.seoTitle" as "Seo title". */
export function spaced(name: string): string {
  const words = name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
