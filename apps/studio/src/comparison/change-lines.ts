/** A change in plain words, a line for each value and each section of it. Pure. */

import type { ComparedChange, SectionChange, ValueChange } from '@sitewright/api/content/comparison'
import { isId } from '@sitewright/core/id'
import { linkReference } from '@sitewright/core/links/link-address'
import { COMPARISON_MESSAGES, type ComparisonMessage } from './messages.ts'
import type { Words } from './use-words.ts'

export interface ChangeLine {
  readonly id: string
  readonly text: string
  /** Section that it tells of; absent for values. */
  readonly sectionId?: string
  /** Whether only the older version has the section. */
  readonly isGone?: boolean
}

/** Key of the field that the footer is, whose lines need no name of it. */
const FOOTER = 'footer'

/** Titles that the theme gives its choices, by the name of each: `color-text`. */
export type TweakTitles = ReadonlyMap<string, string>

const NO_TITLES: TweakTitles = new Map()

export function changeLines(
  change: ComparedChange,
  words: Words,
  titles: TweakTitles = NO_TITLES,
): ChangeLine[] {
  const { kind, values, moreValues, bodies, isCompared } = change
  const sections = bodies.flatMap(({ documentId, field, sections: changed, more }) => [
    ...changed.map((section) => ({
      id: `${documentId} ${section.sectionId}`,
      text: sectionText(section, field, words),
      sectionId: section.sectionId,
      isGone: section.kind === 'removed',
    })),
    ...(more > 0 ? [{ id: `${documentId} more`, text: words('more', { count: more }) }] : []),
  ])
  const lines = [
    ...values.map((value, index) => ({
      id: `value ${index}`,
      text: valueText(value, words, titles),
    })),
    ...(moreValues > 0 ? [{ id: 'values', text: words('more', { count: moreValues }) }] : []),
    ...sections,
    ...(isCompared ? [] : [{ id: 'rest', text: words('notCompared') }]),
  ]
  const isSilent = kind === 'changed' && lines.length === 0
  return isSilent ? [{ id: 'nothing', text: words('nothing') }] : lines
}

function sectionText(section: SectionChange, field: string | null, words: Words): string {
  const { place } = section
  const parts = partsOf(section, words).join(', ')
  if (field === null || field === FOOTER) return words('inSection', { place, parts })
  return words('inField', { field: named(field), place, parts })
}

function partsOf(section: SectionChange, words: Words): string[] {
  const { kind, blocks, aspects, isMoved, more } = section
  if (kind === 'removed') return [words('sectionRemoved')]
  const left = more > 0 ? [words('more', { count: more })] : []
  if (kind === 'added') {
    const labels = blocks.map(({ label }) => label)
    return [words('sectionAdded'), ...counted(labels, words), ...left]
  }
  return [
    ...(isMoved ? [words('sectionMoved')] : []),
    ...aspects.map((aspect) => words(`aspect.${aspect}`)),
    ...counted(
      blocks.flatMap((block) => blockParts(block, words)),
      words,
    ),
    ...left,
  ]
}

/** Each part once, with how often it comes. */
function counted(parts: readonly string[], words: Words): string[] {
  const counts = new Map<string, number>()
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
  return [...counts].map(([part, count]) => (count > 1 ? words('counted', { part, count }) : part))
}

function blockParts(
  { kind, label, aspects }: SectionChange['blocks'][number],
  words: Words,
): string[] {
  if (kind !== 'changed') return [words(kind, { label })]
  return aspects.map((aspect) => words(`block.${aspect}`, { label }))
}

/** Values that are data, such as milliseconds, and say nothing to people. */
const UNSPOKEN: ReadonlySet<string> = new Set([
  'header.announcementFrom',
  'header.announcementUntil',
  'header.logo',
])

/** Whether a value names a page, item or file by its id, which no person knows it by. */
function namesById(value: string | null): boolean {
  return value !== null && (isId(value) || linkReference(value) !== undefined)
}

/** Changes of a navigation, which name an entry and no values. */
const OF_NAVIGATION: ReadonlySet<string> = new Set(['added', 'removed', 'moved', 'changed'])

function valueText(
  { name, before, after }: ValueChange,
  words: Words,
  titles: TweakTitles,
): string {
  if (OF_NAVIGATION.has(name)) {
    return words(`navigation.${name as 'added' | 'changed' | 'moved' | 'removed'}`, {
      title: after ?? '',
    })
  }
  if (name === 'css') return words('css')
  const values = {
    name: titles.get(name.replace(/^tweaks\./, '')) ?? nameOf(name, words),
    before: shown(before, words),
    after: shown(after, words),
  }
  const isSpoken = !UNSPOKEN.has(name) && ![before, after].some(namesById)
  if (!isSpoken || (before === null && after === null)) return words('valueChanged', values)
  if (before === null) return words('valueSet', values)
  return words(after === null ? 'valueGone' : 'valueFrom', values)
}

function nameOf(name: string, words: Words): string {
  const id = `name.${name}`
  return Object.hasOwn(COMPARISON_MESSAGES, id) ? words(id as ComparisonMessage) : named(name)
}

/** A name of data as words: `tweaks.color-text` is “Color text”. */
function named(name: string): string {
  const [, last = name] = /([^.]+)$/.exec(name) ?? []
  const words = last
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const SWITCHES: Readonly<Record<string, ComparisonMessage>> = { true: 'yes', false: 'no' }

function shown(value: string | null, words: Words): string {
  const on = SWITCHES[value ?? '']
  return on ? words(on) : words('quoted', { words: value ?? '' })
}
