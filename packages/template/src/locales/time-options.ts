/** Options of times, intervals and relative times (language §19.2). */

import type {
  CalendarType,
  DateFormatOptions,
  DateIntervalFormatOptions,
  FormatWidthType,
  RelativeTimeFormatOptions,
} from '@phensley/cldr'
import { perArguments } from '../values/per-arguments.ts'
import { numberOptions } from './number-options.ts'
import { given, itself, type Option, readOptions, wordOption } from './options.ts'

const WIDTHS: ReadonlySet<string> = new Set(['short', 'medium', 'long', 'full'])
const PARTS: ReadonlySet<string> = new Set(['date', 'time', 'datetime'])
const WRAPPERS: ReadonlySet<string> = new Set(['wrap', 'wrapper', 'wrapped'])
const CONTEXTS = itself('middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu')
const CALENDARS: ReadonlyMap<string, CalendarType> = new Map([
  ['buddhist', 'buddhist'],
  ['gregorian', 'gregory'],
  ['gregory', 'gregory'],
  ['iso8601', 'iso8601'],
  ['japanese', 'japanese'],
  ['persian', 'persian'],
])

const isCalendar = ({ name, value }: Option) => name === 'calendar' && value !== ''
const isWidth = (text: string): text is FormatWidthType => WIDTHS.has(text)

/** The most characters of a skeleton: more than there are parts of a time. */
const MAX_LENGTH = 100

const short = (skeleton: string | undefined) => skeleton?.slice(0, MAX_LENGTH) || undefined

/** Options of a time; without any width or part: the long date. */
export const timeOptions = perArguments((args): DateFormatOptions => {
  const options = readOptions(args)
  const widths: DateFormatOptions = Object.assign({}, ...options.map(widthsOf))
  const skeleton = options.reduce(
    (text, option) =>
      option.name === 'skeleton' && option.value ? option.value : text + fragmentOf(option),
    '',
  )
  const { date, time, datetime } = widths
  return {
    ca: CALENDARS.get(options.findLast(isCalendar)?.value ?? '') ?? 'gregory',
    ...(date || time || datetime || skeleton ? widths : { ...widths, date: 'long' }),
    ...given({
      skeleton: short(skeleton),
      context: wordOption(options, 'context', CONTEXTS),
    }),
  }
})

/** Widths of `short`, `date:short`, or `date` alone, which is short too. */
function widthsOf({ name, value }: Option): DateFormatOptions {
  if (value === '' && isWidth(name)) return { datetime: name }
  if (WRAPPERS.has(name)) return isWidth(value) ? { wrap: value } : {}
  if (!PARTS.has(name)) return {}
  const width = value === '' && name !== 'datetime' ? 'short' : value
  return isWidth(width) ? { [name]: width } : {}
}

/** The part of the skeleton that an option adds: `yMMMd`, or `yMMMd` of `date:yMMMd`. */
function fragmentOf({ name, value }: Option): string {
  if (value === '') return isWidth(name) || name === 'date' || name === 'time' ? '' : name
  return PARTS.has(name) && !isWidth(value) ? value : ''
}

/** Names that mean nothing alone; any other word alone is a skeleton. */
const INTERVAL_NAMES: ReadonlySet<string> = new Set(['skeleton', 'date', 'time', 'context'])

export const intervalOptions = perArguments((args): DateIntervalFormatOptions => {
  const options = readOptions(args)
  const named = (name: string) =>
    short(options.findLast((option) => option.name === name && option.value !== '')?.value)
  const skeletons = options.map(({ name, value }) => {
    if (name === 'skeleton') return value
    return value === '' && !INTERVAL_NAMES.has(name) ? name : ''
  })
  return {
    ca: 'gregory',
    ...given({
      skeleton: short(skeletons.findLast(Boolean)),
      date: named('date'),
      time: named('time'),
      context: wordOption(options, 'context', CONTEXTS),
    }),
  }
})

const RELATIVE_WIDTHS = itself('short', 'narrow', 'wide')
const FIELDS = {
  ...itself('year', 'month', 'week', 'day'),
  ...itself('hour', 'minute', 'second', 'millis'),
}
const SWITCHES = ['dayOfWeek', 'numericOnly', 'allowWeeks', 'alwaysNow'] as const

export const relativeTimeOptions = perArguments((args): RelativeTimeFormatOptions => {
  const options = readOptions(args)
  const result: RelativeTimeFormatOptions = {
    ca: 'gregory',
    ...numberOptions(options),
    ...given({
      context: wordOption(options, 'context', CONTEXTS),
      width: wordOption(options, 'width', RELATIVE_WIDTHS),
      field: wordOption(options, 'field', FIELDS),
    }),
  }
  for (const name of SWITCHES) {
    const last = options.findLast((option) => option.name === name)
    // Unlike `group`, these need an explicit `true`.
    if (last) result[name] = last.value === 'true'
  }
  return result
})
