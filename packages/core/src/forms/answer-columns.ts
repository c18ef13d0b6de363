/**
 * Answers to a form as a table: a column for each question, and for each statement of a scale. Questions that were removed from
 * the form keep theirs, since answers keep what they were asked. Pure.
 */

import type { Entry } from './check-entries.ts'
import { formFieldType } from './field-types.ts'
import type { SiteFormField } from './site-form.ts'

/** As much of a field as its columns need. */
export type AskedField = Pick<SiteFormField, 'id' | 'type' | 'title' | 'key' | 'options'>

/** Removed questions that a form remembers; of more the first are found under other answers. */
export const MAX_REMOVED_FIELDS = 300

/** Numbers stand for points of a scale and for answers that are plain numbers. */
export type AnswerCell = string | number

export interface AnswerColumns {
  readonly headings: readonly string[]
  /** A cell for each heading. */
  cellsOf(entries: readonly Entry[]): AnswerCell[]
}

export function answerColumns(
  fields: readonly AskedField[],
  removed: readonly AskedField[],
): AnswerColumns {
  const columns = [...fields, ...removed].filter(isKept).flatMap(columnsOf)
  const places = new Map(columns.map(({ key }, place) => [key, place]))
  const isComplete = removed.length < MAX_REMOVED_FIELDS
  const others = isComplete ? [] : ['Other answers']
  return {
    headings: [...columns.map(({ heading }) => heading), ...others],
    cellsOf: (entries) => {
      const cells: AnswerCell[] = Array.from({ length: columns.length }, () => '')
      const unplaced: string[] = []
      for (const entry of entries.filter(isKept)) {
        for (const { key, cell } of cellsIn(entry)) {
          const place = places.get(key)
          if (place === undefined) unplaced.push(`${entry.rawTitle}: ${cell}`)
          else cells[place] = cell
        }
      }
      return isComplete ? cells : [...cells, unplaced.join('\n')]
    },
  }
}

/**
 * Questions that answers may have been given to and that a form has no more, the last removed last: those of before that it has not
 * taken back, and what a change of it leaves out.
 */
export function removedFields(
  before: readonly AskedField[],
  after: readonly AskedField[],
  removedBefore: readonly AskedField[],
): AskedField[] {
  const present = new Set(after.flatMap(columnsOf).map(({ key }) => key))
  const removed = new Map<string, AskedField>()
  for (const field of [...removedBefore, ...before].filter(isKept)) {
    const gone = columnsOf(field).filter(({ key }) => !present.has(key))
    if (gone.length === 0) continue
    const { id, type, title, key } = field
    const asked = { id, type, title, key, options: gone.flatMap(({ option }) => option ?? []) }
    const known = removed.get(keyOf(field))
    const options = new Set([...(known?.options ?? []), ...asked.options])
    removed.set(keyOf(field), { ...asked, options: [...options] })
  }
  return [...removed.values()].slice(-MAX_REMOVED_FIELDS)
}

/** Passwords are nobody's to keep in a file, and headings ask nothing. */
function isKept({ type }: Pick<AskedField, 'type'>): boolean {
  return type !== 'password' && type !== 'section'
}

interface Column {
  readonly key: string
  readonly heading: string
  /** Statement of a scale. */
  readonly option?: string
}

function columnsOf(field: AskedField): Column[] {
  const { title, key, options } = field
  const heading = title || key
  if (!isScale(field)) return [{ key: keyOf(field), heading }]
  return options.map((option) => ({
    key: keyOf(field, option),
    heading: heading === '' ? option : `${heading}: ${option}`,
    option,
  }))
}

/** Key of a column: a field that becomes a scale, or ceases to be one, has others from then on. */
function keyOf(field: Pick<AskedField, 'id' | 'type'>, option?: string): string {
  return JSON.stringify([field.id, isScale(field), option ?? ''])
}

function isScale({ type }: Pick<AskedField, 'type'>): boolean {
  return formFieldType(type).asks === 'scale'
}

function cellsIn(entry: Entry): { key: string; cell: AnswerCell }[] {
  const { values, value } = entry
  if (!isScale(entry)) return value === '' ? [] : [{ key: keyOf(entry), cell: cellOf(value) }]
  return Object.entries(values ?? {}).map(([option, point]) => ({
    key: keyOf(entry, option),
    cell: cellOf(String(point)),
  }))
}

/** Numbers that a spreadsheet would write as they are; `007` and long ones stay texts. */
function cellOf(value: string): AnswerCell {
  return String(Number(value)) === value && Number.isFinite(Number(value)) ? Number(value) : value
}
