import { useIntl } from 'react-intl'

/** Dates on the site's clock, in the reader's language. */
export function useSiteDates(timeZone: string) {
  const { formatDate } = useIntl()
  return {
    date: (ms: number) => formatDate(ms, { timeZone, dateStyle: 'medium' }),
    time: (ms: number) => formatDate(ms, { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
  }
}
