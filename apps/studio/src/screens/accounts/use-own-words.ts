import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { TextValues } from '../../text.ts'
import { OWN_ACCOUNT_MESSAGES } from './own-account-messages.ts'

export type OwnWord = keyof typeof OWN_ACCOUNT_MESSAGES

/** Words of the account screen and of links in mails, in the reader's language; they come with the screens. */
export function useOwnWords(): (id: OwnWord, values?: TextValues) => string {
  const { formatMessage } = useIntl()
  return useCallback(
    (id, values) =>
      formatMessage({ id: `account.${id}`, defaultMessage: OWN_ACCOUNT_MESSAGES[id] }, values),
    [formatMessage],
  )
}
