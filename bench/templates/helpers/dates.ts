const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const HOUR = 3_600_000

/** `2023-11-13` */
export function isoDay(time: number, zone: string): string {
  return localTime(time, zone).toISOString().slice(0, 10)
}

/** `Monday, November 13, 2023` */
export function longDay(time: number, zone: string): string {
  const local = localTime(time, zone)
  const month = MONTHS[local.getUTCMonth()]
  return `${WEEKDAYS[local.getUTCDay()]}, ${month} ${two(local.getUTCDate())}, ${local.getUTCFullYear()}`
}

/** `Nov 13, 2023` */
export function shortDay(time: number, zone: string): string {
  const local = localTime(time, zone)
  const month = MONTHS[local.getUTCMonth()]?.slice(0, 3)
  return `${month} ${two(local.getUTCDate())}, ${local.getUTCFullYear()}`
}

/** `Nov 13, 2023 06:26 PM` */
export function shortMoment(time: number, zone: string): string {
  const local = localTime(time, zone)
  const hours = local.getUTCHours()
  const clock = `${two(hours % 12 || 12)}:${two(local.getUTCMinutes())} ${hours < 12 ? 'AM' : 'PM'}`
  return `${shortDay(time, zone)} ${clock}`
}

const two = (value: number) => (value < 10 ? `0${value}` : `${value}`)

/** The time that a clock there shows, read with the UTC getters. */
function localTime(time: number, zone: string): Date {
  return new Date(time + offsetAt(time, zone))
}

const offsets = new Map<string, Map<number, number>>()

/** Asking `Intl` is slow, and no zone changes its offset within an hour. */
function offsetAt(time: number, zone: string): number {
  let ofZone = offsets.get(zone)
  if (ofZone === undefined) {
    ofZone = new Map()
    offsets.set(zone, ofZone)
  }
  const hour = Math.floor(time / HOUR)
  let offset = ofZone.get(hour)
  if (offset === undefined) {
    const shown = new Date(time).toLocaleString('sv-SE', { timeZone: zone })
    offset = Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(time / 1_000) * 1_000
    ofZone.set(hour, offset)
  }
  return offset
}
