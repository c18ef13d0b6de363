/** Time zones as the tz database has them, abbreviations included. */

import { TZ } from '@phensley/timezone'
import type { TimeZones } from './time-zones.ts'

/** Older names the database no longer carries. */
function currentName(zone: string): string {
  return zone === 'Canada/East-Saskatchewan' ? 'America/Regina' : zone
}

export const tzDatabase: TimeZones = {
  at(zone, epochMs) {
    const id = TZ.resolveId(currentName(zone))
    const info = id === undefined ? undefined : TZ.fromUTC(id, epochMs)
    return info && { abbreviation: info.abbr, offsetMs: info.offset }
  },
}
