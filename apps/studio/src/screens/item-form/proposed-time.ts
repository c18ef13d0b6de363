import { localTimeOf } from '@sitewright/core/content/zoned-time'

/** Tomorrow at nine, on the site's clock: a moment to begin with. */
export function proposedTime(now: number, timeZone: string): string {
  return `${localTimeOf(now + 86_400_000, timeZone).slice(0, 10)}T09:00`
}
