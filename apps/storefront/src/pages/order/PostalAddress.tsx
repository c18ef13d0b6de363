import type { Address } from '@sitewright/api/orders/shapes'
import { countryName } from '@sitewright/core/country-name'

export interface PostalAddressProps {
  readonly address: Address
  /** Its lines in the order of its country, without the country. */
  readonly lines: readonly string[]
}

export function PostalAddress({ address, lines }: PostalAddressProps) {
  return (
    <address>
      {Object.entries([...lines, countryName(address.country)]).map(([at, line]) => (
        // A browser may know a country by a newer name than the server does.
        <span key={at} dir="auto" suppressHydrationWarning>
          {line}
        </span>
      ))}
    </address>
  )
}
