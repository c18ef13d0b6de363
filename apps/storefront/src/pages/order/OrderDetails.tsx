import type { OrderShape } from '@sitewright/api/orders/shapes'
import { usePageSay } from '../words.ts'
import { PostalAddress } from './PostalAddress.tsx'

/** The bill's address and company, and the shopper's note. */
export function OrderDetails({ order }: { order: OrderShape }) {
  const say = usePageSay()
  const { billingAddress, billingLines, company, vatNumber, note } = order
  const isBilled = billingAddress !== null || company !== '' || vatNumber !== ''
  return (
    <>
      {isBilled && (
        <section>
          <h2>{say('Billing')}</h2>
          {company && <p>{company}</p>}
          {vatNumber && (
            <p>
              {say('VAT number')} {vatNumber}
            </p>
          )}
          {billingAddress && <PostalAddress address={billingAddress} lines={billingLines} />}
        </section>
      )}
      {note && (
        <section>
          <h2>{say('Your note')}</h2>
          <p className="sw-lines" dir="auto">
            {note}
          </p>
        </section>
      )}
    </>
  )
}
