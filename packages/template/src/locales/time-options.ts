/** Options of times, intervals and relative times (spec §19.2). */

import type {
  CalendarType,
  DateFormatOptions,
  DateIntervalFormatOptions,
  FormatWidthType,
  RelativeTimeFormatOptions,
} from '@phensley/cldr'
import { numberOptions } from './number-options.ts'
import { given, isOn, itself, type Option, readOptions, wordOption } from './options.ts'

const WIDTHS: ReadonlySet<string> = new Set(['short', 'medium', 'long', 'full'])
const PARTS: ReadonlySet<string> = new Set(['date', 'time', 'datetime'])
const WRAPPERS: ReadonlySet<string> = new Set(['wrap', 'wrapper', 'wrapped'])
const CONTEXTS = itself('middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu')
const CALENDARS: Readonly<Record<string, CalendarType>> = {
  buddhist: 'buddhist',
  gregorian: 'gregory',
  gregory: 'gregory',
  iso8601: 'iso8601',
  japanese: 'japanese',
  persian: 'persian',
}

const isWidth = (text: string): text is FormatWidthType => WIDTHS.has(text)

/** Without any width or part: the long date. */
export function timeOptions(args: readonly string[]): DateFormatOptions {
  const options = readOptions(args)
  const widths: DateFormatOptions = Object.assign({}, ...options.map(widthsOf))
  const skeleton = options.reduce(
    (text, option) => (option.name === 'skeleton' ? option.value : text + fragmentOf(option)),
    '',
  )
  const { date, time, datetime } = widths
  return {
    ca: wordOption(options, 'calendar', CALENDARS) ?? 'gregory',
    ...(date || time || datetime || skeleton ? widths : { ...widths, date: 'long' }),
    ...given({
      skeleton: skeleton || undefined,
      context: wordOption(options, 'context', CONTEXTS),
    }),
  }
}

/** `short`, `date:short`, or `date` alone, which is short too. */
function widthsOf({ name, value }: Option): DateFormatOptions {
  if (value === '' && isWidth(name)) return { datetime: name }
  if (WRAPPERS.has(name)) return isWidth(value) ? { wrap: value } : {}
  if (!PARTS.has(name)) return {}
  const width = value || 'short'
  return isWidth(width) ? { [name]: width } : {}
}

/** What an option adds to the skeleton: `yMMMd`, or `yMMMd` of `date:yMMMd`. */
function fragmentOf({ name, value }: Option): string {
  if (PARTS.has(name)) return isWidth(value) ? '' : value
  return value !== '' || isWidth(name) || WRAPPERS.has(name) ? '' : name
}

export function intervalOptions(args: readonly string[]): DateIntervalFormatOptions {
  const options = readOptions(args)
  const named = (name: string) =>
    options.findLast((option) => option.name === name)?.value || undefined
  const bare = options.findLast(({ name, value }) => name !== '' && value === '')?.name
  return {
    ca: 'gregory',
    ...given({
      skeleton: named('skeleton') ?? bare,
      date: named('date'),
      time: named('time'),
      context: wordOption(options, 'context', CONTEXTS),
    }),
  }
}

const RELATIVE_WIDTHS = itself('short', 'narrow', 'wide')
const FIELDS = {
  ...itself('year', 'month', 'week', 'day'),
  ...itself('hour', 'minute', 'second', 'millis'),
}
const SWITCHES = ['dayOfWeek', 'numericOnly', 'allowWeeks', 'alwaysNow'] as const

export function relativeTimeOptions(args: readonly string[]): RelativeTimeFormatOptions {
  const options = readOptions(args)
  const result: RelativeTimeFormatOptions = {
    ...numberOptions(options),
    ...given({
      context: wordOption(options, 'context', CONTEXTS),
      width: wordOption(options, 'width', RELATIVE_WIDTHS),
      field: wordOption(options, 'field', FIELDS),
    }),
  }
  for (const name of SWITCHES) {
    const option = options.findLast((each) => each.name === name)
    if (option) result[name] = isOn(option)
  }
  return result
}
