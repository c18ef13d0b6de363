import { instantOf, localTimeOf } from '@sitewright/core/content/zoned-time'
import { TextField } from '@sitewright/ui'
import { useIntl } from 'react-intl'
import { useText } from '../text.ts'

export interface SiteTimeFieldProps {
  label: string
  /** `2026-03-29T02:30`; empty for none. */
  value: string
  timeZone: string
  isOptional?: boolean
  isReadOnly: boolean
  /** Said before the zone. */
  description?: string
  problem?: string | undefined
  onChange(value: string): void
}

/** A date and time on the site's clock, which is named, with a word on the nights when clocks change. */
export function SiteTimeField({
  value,
  timeZone,
  description,
  isOptional = false,
  ...rest
}: SiteTimeFieldProps) {
  const text = useText()
  const { locale } = useIntl()
  const at = value === '' ? undefined : instantOf(value, timeZone)
  const zone = zoneName(at ?? Date.now(), timeZone, locale)
  const shown = at === undefined ? value : localTimeOf(at, timeZone)
  const notes = [
    description,
    text('time.zone', { zone }),
    shown !== value && text('time.skipped', { time: shown.slice(11) }),
    at !== undefined && isShownTwice(at, timeZone) && text('time.twice'),
  ].filter(Boolean)
  return (
    <TextField
      {...rest}
      type="datetime-local"
      isOptional={isOptional}
      description={notes.join(' ')}
      value={value}
      onChange={(next) => rest.onChange(next.slice(0, MINUTES))}
    />
  )
}

/** `2026-03-29T02:30`: browsers may add seconds. */
const MINUTES = 16
const HOUR_MS = 3_600_000

/** `Europe/Berlin (GMT+2)`: how far it is from Greenwich on that day. */
export function zoneName(at: number, timeZone: string, locale: string): string {
  const offset = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const place = timeZone.replaceAll('_', ' ')
  return offset === undefined || offset === place ? place : `${place} (${offset})`
}

/** Clocks that are put back show an hour again; the first of the two is meant. */
export function isShownTwice(at: number, timeZone: string): boolean {
  return localTimeOf(at + HOUR_MS, timeZone) === localTimeOf(at, timeZone)
}
