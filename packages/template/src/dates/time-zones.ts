/** The offset and abbreviation of a time zone at a time. */

export interface ZoneTime {
  readonly abbreviation: string
  readonly offsetMs: number
}

export interface TimeZones {
  at(zone: string, epochMs: number): ZoneTime | undefined
}

/** Time zones of the browser itself: right offsets, but few abbreviations. */
const builtInTimeZones: TimeZones = {
  at(zone, epochMs) {
    const format = (timeZoneName: 'short' | 'longOffset') =>
      new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName })
        .formatToParts(epochMs)
        .find(({ type }) => type === 'timeZoneName')?.value ?? ''
    try {
      const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(format('longOffset')) ?? []
      const distance = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
      return { abbreviation: format('short'), offsetMs: sign === '-' ? -distance : distance }
    } catch {
      // The caller replaces an unknown zone, as with any other provider.
      return undefined
    }
  },
}

let timeZones = builtInTimeZones

/** Registers a provider. The server has the whole tz database; browsers do not load it. */
export function useTimeZones(provider: TimeZones): void {
  timeZones = provider
}

const UTC: ZoneTime = { abbreviation: 'UTC', offsetMs: 0 }

/** The offset at a time; unknown zones count as UTC. */
export function zoneTime(zone: string, epochMs: number): ZoneTime {
  return timeZones.at(zone, epochMs) ?? UTC
}
