import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from './messages.ts'

export type TextValues = Readonly<Record<string, string | number | Date | null | undefined>>

export type Text = (id: MessageId, values?: TextValues) => string

/** Words of the studio in the reader's language. */
export function useText(): Text {
  const { formatMessage } = useIntl()
  return useCallback((id, values) => formatMessage({ id }, values), [formatMessage])
}

/** Dates as people say them: a short one for lists, a full one where the time counts. */
export function useDates() {
  const { formatDate, formatRelativeTime } = useIntl()
  return {
    short: (ms: number) =>
      formatDate(ms, {
        day: 'numeric',
        month: 'short',
        ...(!isThisYear(ms) && { year: 'numeric' }),
      }),
    full: (ms: number) => formatDate(ms, { dateStyle: 'medium', timeStyle: 'short' }),
    /** "now" below a minute, "5 minutes ago" within a week, then the date. */
    ago(ms: number) {
      if (Date.now() - ms < 60_000) return formatRelativeTime(0, 'second', { numeric: 'auto' })
      const minutes = Math.round((ms - Date.now()) / 60_000)
      if (minutes > -60) return formatRelativeTime(minutes, 'minute', { numeric: 'auto' })
      if (minutes > -24 * 60) return formatRelativeTime(Math.round(minutes / 60), 'hour')
      if (minutes > -7 * 24 * 60) return formatRelativeTime(Math.round(minutes / 1440), 'day')
      return this.short(ms)
    },
  }
}

function isThisYear(ms: number): boolean {
  return new Date(ms).getFullYear() === new Date().getFullYear()
}
