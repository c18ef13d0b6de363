/** Which offset and abbreviation a place has at a time. */

export interface ZoneTime {
  readonly abbreviation: string
  readonly offsetMs: number
}

export interface TimeZones {
  at(zone: string, epochMs: number): ZoneTime | undefined
}

/** What browsers know by themselves: right offsets, but few abbreviations. */
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
      // An unknown zone is for the caller to replace, as with any other provider.
      return undefined
    }
  },
}

let timeZones = builtInTimeZones

/** The server has the whole tz database; browsers are spared its weight. */
export function useTimeZones(provider: TimeZones): void {
  timeZones = provider
}

const UTC: ZoneTime = { abbreviation: 'UTC', offsetMs: 0 }

/** Unknown zones count as UTC. */
export function zoneTime(zone: string, epochMs: number): ZoneTime {
  return timeZones.at(zone, epochMs) ?? UTC
}
