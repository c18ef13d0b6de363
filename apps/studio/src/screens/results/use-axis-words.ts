import type { DayStep } from '@sitewright/core/forms/results/chart-axis'
import { useIntl } from 'react-intl'
import { useText } from '../../text.ts'

/** Words below the bars of a chart, in the reader's language. */
export function useAxisWords() {
  const text = useText()
  const { formatDate, formatNumber, formatTime } = useIntl()
  const day = (key: string, options: Intl.DateTimeFormatOptions) =>
    formatDate(`${key}T00:00:00Z`, { timeZone: 'UTC', ...options })
  return {
    /** Days that begin with a key: `2026-03-08`, `2026-03`, `2026`, or `202` for a decade. */
    days: {
      day: (key) => day(key, { day: 'numeric', month: 'short', year: 'numeric' }),
      month: (key) => day(`${key}-01`, { month: 'short', year: 'numeric' }),
      year: (key) => key,
      decade: (key) => text('results.decade', { year: `${key}0` }),
    } satisfies Record<DayStep, (key: string) => string>,
    hour: (hour: number) =>
      formatTime(Date.UTC(2000, 0, 1, hour), { timeZone: 'UTC', hour: 'numeric' }),
    number: (value: number) => formatNumber(value, { maximumFractionDigits: 2 }),
    /** Numbers from one up to another, which is left out. */
    range(from: number, to: number, isWhole: boolean): string {
      const last = isWhole ? to - 1 : to
      return last === from ? this.number(from) : `${this.number(from)} – ${this.number(last)}`
    },
  }
}
