import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { useCatalogue } from '../catalogue.ts'

/** Gives everything inside the sentences that have come so far. */
export function WithMessages({ children }: { children: ReactNode }) {
  return (
    <IntlProvider locale="en" messages={useCatalogue()}>
      {children}
    </IntlProvider>
  )
}
