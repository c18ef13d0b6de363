import type { Address } from '@sitewright/api/orders/shapes'
import { countryName } from '@sitewright/core/country-name'

export function PostalAddress({ address }: { address: Address }) {
  const lines = [
    `${address.firstName} ${address.lastName}`,
    address.line1,
    address.line2,
    [address.city, address.region, address.postalCode].filter(Boolean).join(', '),
    countryName(address.country),
  ]
  return (
    <address>
      {lines.filter(Boolean).map((line) => (
        // A browser may know a country by a newer name than the server does.
        <span key={line} dir="auto" suppressHydrationWarning>
          {line}
        </span>
      ))}
    </address>
  )
}
