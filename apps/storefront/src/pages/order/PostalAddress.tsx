import type { Address } from '@sitewright/api/orders/shapes'
import { countryName } from '@sitewright/core/country-name'
import { useContext } from 'react'
import { Language } from '../words.ts'

export interface PostalAddressProps {
  readonly address: Address
  /** Its lines in the order of its country, without the country. */
  readonly lines: readonly string[]
}

export function PostalAddress({ address, lines }: PostalAddressProps) {
  const language = useContext(Language)
  return (
    <address>
      {Object.entries([...lines, countryName(address.country, language)]).map(([at, line]) => (
        // A browser may know a country by a newer name than the server does.
        <span key={at} dir="auto" suppressHydrationWarning>
          {line}
        </span>
      ))}
    </address>
  )
}
