import type { Address } from '@sitewright/api/orders/shapes'
import { useIntl } from 'react-intl'
import styles from './OrderScreen.module.css'

export function PostalAddress({ address }: { address: Address }) {
  const { formatDisplayName } = useIntl()
  const { firstName, lastName, line1, line2, city, region, postalCode, country, phone } = address
  const lines = [
    `${firstName} ${lastName}`,
    line1,
    line2,
    [city, region, postalCode].filter(Boolean).join(' '),
    formatDisplayName(country, { type: 'region' }) ?? country,
    phone,
  ].filter((line) => line.trim() !== '')
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </address>
  )
}
