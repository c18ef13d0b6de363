import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { EDITOR_MESSAGES, type EditorMessage } from './messages.ts'

export type Words = (
  id: EditorMessage,
  values?: Readonly<Record<string, string | number>>,
) => string

/** The editor's words in the reader's language. */
export function useWords(): Words {
  const { formatMessage } = useIntl()
  return useCallback(
    (id, values) =>
      formatMessage({ id: `editor.${id}`, defaultMessage: EDITOR_MESSAGES[id] }, values),
    [formatMessage],
  )
}
