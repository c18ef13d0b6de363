import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { COMPARISON_MESSAGES, type ComparisonMessage } from './messages.ts'

export type Words = (
  id: ComparisonMessage,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Words of comparisons in the reader's language. */
export function useWords(): Words {
  const { formatMessage } = useIntl()
  return useCallback(
    (id, values) =>
      formatMessage({ id: `comparison.${id}`, defaultMessage: COMPARISON_MESSAGES[id] }, values),
    [formatMessage],
  )
}
