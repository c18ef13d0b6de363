import { TZ } from '@phensley/timezone'
import { describe, expect, it } from 'vitest'
import { tzDatabase } from './tz-database.ts'

const DAY_MS = 86_400_000

/** The answer of the database, asked anew for every time. */
function asked(zone: string, epochMs: number) {
  const info = TZ.fromUTC(zone, epochMs)
  return info && { abbreviation: info.abbr, offsetMs: info.offset }
}

describe('time zones', () => {
  it('knows every change of every clock to the millisecond', () => {
    for (const zone of TZ.zoneIds()) {
      for (const change of changesOf(zone)) {
        for (const time of [change - 1, change, change - DAY_MS, change + DAY_MS]) {
          expect(tzDatabase.at(zone, time), `${zone} at ${time}`).toEqual(asked(zone, time))
        }
      }
    }
  })

  it('takes older names', () => {
    expect(tzDatabase.at('SystemV/EST5EDT', 0)).toEqual({
      abbreviation: 'EST',
      offsetMs: -18_000_000,
    })
  })

  it.each(['Mars/Olympus', '', 'x'.repeat(10_000), '__proto__'])('does not know %j', (zone) => {
    expect(tzDatabase.at(zone, 0)).toBeUndefined()
  })
})

/** Found by halving, from days that differ. */
function changesOf(zone: string): number[] {
  const changes: number[] = []
  for (let year = 1900; year < 2040; year += 1) {
    for (let day = 0; day < 366; day += 6) {
      const start = Date.UTC(year, 0, 1 + day)
      if (isSame(zone, start, start + 6 * DAY_MS)) continue
      changes.push(change(zone, start, start + 6 * DAY_MS))
    }
  }
  return changes
}

function change(zone: string, before: number, after: number): number {
  if (after - before <= 1) return after
  const middle = Math.floor((before + after) / 2)
  return isSame(zone, before, middle) ? change(zone, middle, after) : change(zone, before, middle)
}

function isSame(zone: string, a: number, b: number): boolean {
  return TZ.fromUTC(zone, a)?.offset === TZ.fromUTC(zone, b)?.offset
}
