import { ENGLISH_UI_WORDS, type UiWords, UiWordsContext } from '@sitewright/ui'
import { type ReactNode, useMemo } from 'react'
import { useIntl } from 'react-intl'

/** Gives the design system its words in the reader's language, as messages `ui.close`, `ui.cancel` … */
export function TranslatedParts({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl()
  const words = useMemo(() => {
    const entries = Object.entries(ENGLISH_UI_WORDS).map(([name, english]) => [
      name,
      formatMessage({ id: `ui.${name}`, defaultMessage: english }),
    ])
    return Object.fromEntries(entries) as UiWords
  }, [formatMessage])
  return <UiWordsContext value={words}>{children}</UiWordsContext>
}
