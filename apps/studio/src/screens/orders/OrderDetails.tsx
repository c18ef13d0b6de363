import type { OrderShape } from '@sitewright/api/orders/shapes'
import { Card } from '@sitewright/ui'
import { useDates, useText } from '../../text.ts'
import styles from './OrderScreen.module.css'
import { PostalAddress } from './PostalAddress.tsx'

/** The bill's address and company, the customer's note and consent. */
export function OrderDetails({ order }: { order: OrderShape }) {
  const text = useText()
  const dates = useDates()
  const { billingAddress, billingLines, company, vatNumber, note, consentedAt } = order
  const isBilled = billingAddress !== null || company !== '' || vatNumber !== ''
  return (
    <>
      {note && (
        <Card title={text('orders.note')}>
          <p className={styles.note} dir="auto">
            {note}
          </p>
        </Card>
      )}
      {isBilled && (
        <Card title={text('orders.billTo')}>
          {company && <p>{company}</p>}
          {vatNumber && <p>{text('orders.vatNumber', { number: vatNumber })}</p>}
          {billingAddress && <PostalAddress address={billingAddress} lines={billingLines} />}
        </Card>
      )}
      {consentedAt !== null && (
        <p className={styles.faint}>
          {text('orders.consented', { date: dates.full(consentedAt) })}
        </p>
      )}
    </>
  )
}
