/** Results of a form, as its owner reads them: by the order of its questions, with bars that nobody chose, too. Pure. */

import type { FormResult } from '@sitewright/api/forms/result-shapes'
import type { FormFieldTypeName } from '@sitewright/core/forms/field-types'
import {
  edgesOf,
  STEP_LENGTH,
  stepFor,
  stepsBetween,
} from '@sitewright/core/forms/results/chart-axis'
import type { SiteForm, SiteFormField } from '@sitewright/core/forms/site-form'
import type { BarRow, BarWish, QuestionRow } from './result-table.ts'

/** A question with its bars, and the field that asks it, where the form still has that. */
interface Counted {
  readonly question: QuestionRow
  readonly bars: readonly BarRow[]
  readonly field: SiteFormField | undefined
}

type Present = (counted: Counted) => DistributiveOmit<FormResult, keyof Question> | undefined
type Question = Pick<FormResult, 'id' | 'type' | 'title' | 'isAsked' | 'answered'>
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never

/** Types whose answers can be counted. */
const PRESENT: Readonly<Partial<Record<FormFieldTypeName, Present>>> = {
  select: choices,
  radio: choices,
  checkbox: choices,
  hidden: choices,
  likert: scale,
  number: numbers,
  currency: numbers,
  date: days,
  time: hours,
}

export const RESULT_TYPES = Object.keys(PRESENT) as FormFieldTypeName[]

export function barWish({ id, type, ...question }: QuestionRow): BarWish {
  return { id, type, length: STEP_LENGTH[stepOf(question)], edges: edges(question) }
}

export function presentResults(
  { fields }: Pick<SiteForm, 'fields'>,
  questions: readonly QuestionRow[],
  bars: readonly BarRow[],
): FormResult[] {
  const places = new Map(fields.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: QuestionRow) => places.get(id) ?? fields.length
  return questions
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap((question): FormResult[] => {
      const { id, type, answered } = question
      const field = fields.find((one) => one.id === id && one.type === type)
      const own = bars.filter((bar) => bar.id === id && bar.type === type)
      const shown = PRESENT[type]?.({ question, field, bars: own })
      const title = (type === 'hidden' ? field?.key : field?.title.trim()) ?? question.title
      return shown ? [{ id, type, title, answered, isAsked: field !== undefined, ...shown }] : []
    })
}

/** In the order of the form, then others that were offered once. */
function choices({ bars, field }: Counted) {
  const counts = new Map(bars.map(({ key, count }) => [key, count]))
  const values = new Set([...(field?.options ?? []), ...counts.keys()])
  return {
    kind: 'choices' as const,
    bars: [...values].map((value) => ({ value, count: counts.get(value) ?? 0 })),
  }
}

const POINTS = ['-2', '-1', '0', '1', '2']

function scale({ bars, field }: Counted) {
  const statements = new Set([...(field?.options ?? []), ...bars.map(({ part }) => part)])
  return {
    kind: 'scale' as const,
    statements: [...statements].map((text) => ({
      text,
      counts: POINTS.map(
        (point) => bars.find(({ part, key }) => part === text && key === point)?.count ?? 0,
      ),
    })),
  }
}

function numbers({ bars, question }: Counted) {
  const { least, greatest, mean, median, isWhole } = question
  if (least === null || greatest === null || mean === null || median === null) return undefined
  const counts = new Map(bars.map(({ key, count }) => [Number(key), count]))
  const begins = edges(question)
  return {
    kind: 'numbers' as const,
    ...{ least, greatest, mean, median, isWhole: isWhole === true },
    // Buckets of PostgreSQL are counted from 1.
    bars: begins.slice(0, -1).map((from, place) => ({
      from,
      to: begins[place + 1] ?? from,
      count: counts.get(place + 1) ?? 0,
    })),
  }
}

function days({ bars, question }: Counted) {
  const { firstDay, lastDay } = question
  if (firstDay === null || lastDay === null) return undefined
  const counts = new Map(bars.map(({ key, count }) => [key, count]))
  const step = stepOf(question)
  return {
    kind: 'days' as const,
    step,
    bars: stepsBetween(firstDay, lastDay, step).map((key) => ({
      key,
      count: counts.get(key) ?? 0,
    })),
  }
}

function hours({ bars }: Counted) {
  const counts = new Map(bars.map(({ key, count }) => [Number(key), count]))
  const [first, last] = [Math.min(...counts.keys()), Math.max(...counts.keys())]
  if (!(last - first < 24)) return undefined
  return {
    kind: 'hours' as const,
    bars: Array.from({ length: last - first + 1 }, (_, place) => ({
      hour: first + place,
      count: counts.get(first + place) ?? 0,
    })),
  }
}

function stepOf({ firstDay, lastDay }: Pick<QuestionRow, 'firstDay' | 'lastDay'>) {
  return firstDay === null || lastDay === null ? 'day' : stepFor(firstDay, lastDay)
}

function edges({ least, greatest, isWhole }: Pick<QuestionRow, 'least' | 'greatest' | 'isWhole'>) {
  if (least === null || greatest === null) return []
  return edgesOf({ least, greatest, isWhole: isWhole === true })
}
