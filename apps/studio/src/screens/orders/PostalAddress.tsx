import type { Address } from '@sitewright/api/orders/shapes'
import { useIntl } from 'react-intl'
import styles from './OrderScreen.module.css'

export interface PostalAddressProps {
  readonly address: Address
  /** Its lines in the order of its country, without the country. */
  readonly lines: readonly string[]
}

export function PostalAddress({ address: { country, phone }, lines }: PostalAddressProps) {
  const { formatDisplayName } = useIntl()
  const name = formatDisplayName(country, { type: 'region' }) ?? country
  return (
    <address className={styles.address}>
      {Object.entries([...lines, name, phone].filter(Boolean)).map(([at, line]) => (
        <div key={at} dir="auto">
          {line}
        </div>
      ))}
    </address>
  )
}
