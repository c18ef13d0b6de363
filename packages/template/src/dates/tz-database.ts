/** Time zones from the tz database, abbreviations included. */

import { TZ } from '@phensley/timezone'
import type { TimeZones, ZoneTime } from './time-zones.ts'

/** Old names that the database no longer has, with their current ones. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['Canada/East-Saskatchewan', 'America/Regina'],
  ['SystemV/AST4', 'America/Puerto_Rico'],
  ['SystemV/AST4ADT', 'America/Halifax'],
  ['SystemV/CST6', 'America/Regina'],
  ['SystemV/CST6CDT', 'America/Chicago'],
  ['SystemV/EST5', 'America/Indianapolis'],
  ['SystemV/EST5EDT', 'America/New_York'],
  ['SystemV/HST10', 'Pacific/Honolulu'],
  ['SystemV/MST7', 'America/Phoenix'],
  ['SystemV/MST7MDT', 'America/Denver'],
  ['SystemV/PST8', 'Pacific/Pitcairn'],
  ['SystemV/PST8PDT', 'America/Los_Angeles'],
  ['SystemV/YST9', 'Pacific/Gambier'],
  ['SystemV/YST9YDT', 'America/Anchorage'],
])

/** The most characters of a zone's name. */
const MAX_LENGTH = 64
const MAX_ZONES = 1_000

/**
 * Cache granularity: clocks never change twice within this time, so a span with equal offsets at both ends has that
 * offset throughout. The database itself searches all changes at every lookup.
 */
const SPAN_MS = 3 * 86_400_000
const MAX_SPANS = 2_000

/** A zone by one of its names in the database. Abbreviations may depend on which name is used. */
class Zone {
  readonly id: string
  /** Cache of offsets by the span's number; null for a span in which the clock changes. */
  readonly #spans = new Map<number, ZoneTime | null>()

  constructor(id: string) {
    this.id = id
  }

  at(epochMs: number): ZoneTime | undefined {
    const span = Math.floor(epochMs / SPAN_MS)
    let time = this.#spans.get(span)
    if (time === undefined) {
      time = this.#during(span)
      if (this.#spans.size >= MAX_SPANS) this.#spans.clear()
      this.#spans.set(span, time)
    }
    return time ?? this.#ask(epochMs)
  }

  #during(span: number): ZoneTime | null {
    const first = this.#ask(span * SPAN_MS)
    const last = this.#ask((span + 1) * SPAN_MS - 1)
    const isOne = first?.offsetMs === last?.offsetMs && first?.abbreviation === last?.abbreviation
    return isOne && first ? first : null
  }

  #ask(epochMs: number): ZoneTime | undefined {
    const info = TZ.fromUTC(this.id, epochMs)
    return info && { abbreviation: info.abbr, offsetMs: info.offset }
  }
}

const zones = new Map<string, Zone | undefined>()

function findZone(name: string): Zone | undefined {
  if (name.length > MAX_LENGTH) return undefined
  const known = zones.get(name)
  if (known || zones.has(name)) return known
  if (zones.size >= MAX_ZONES) zones.clear()
  const id = RENAMED.get(name) ?? name
  const zone = TZ.resolveId(id) === undefined ? undefined : new Zone(id)
  zones.set(name, zone)
  return zone
}

/** The name of a zone in the database. */
export function zoneId(name: string): string | undefined {
  return findZone(name)?.id
}

export const tzDatabase: TimeZones = {
  at: (zone, epochMs) => findZone(zone)?.at(epochMs),
}
