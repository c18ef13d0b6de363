import type { FulfillmentShape, OrderShape } from '@sitewright/api/orders/shapes'
import type { Handover } from '@sitewright/core/commerce/fulfillment'
import type { ShopWord } from '@sitewright/core/shop-words/english'
import { usePageSay } from '../words.ts'

/** The order's parcels with the pages to follow them, or where and whether it can be picked up. */
export function Sendings({ order }: { order: OrderShape }) {
  const say = usePageSay()
  const { handover, fulfillments, fulfillment, shippingLabel, shippingNote } = order
  if (fulfillment === 'CANCELED') return null
  const isPickup = handover === 'pickup'
  // An order for pick-up whose items were all given back has nothing that will be ready.
  if (fulfillments.length === 0 && !(isPickup && fulfillment === 'PENDING')) return null
  return (
    <section>
      <h2>{say(HEADINGS[handover])}</h2>
      {isPickup && (
        <p>
          {shippingLabel}
          {shippingNote && <span className="sw-note">{shippingNote}</span>}
        </p>
      )}
      {isPickup && fulfillments.length === 0 && <p>{say('We will tell you when it is ready.')}</p>}
      <ul className="sw-sendings">
        {fulfillments.map((made) => (
          <Sending key={made.id} made={made} order={order} />
        ))}
      </ul>
    </section>
  )
}

const HEADINGS: Readonly<Record<Handover, ShopWord>> = {
  parcel: 'Sent',
  pickup: 'Pick-up',
  none: 'Done',
}

function Sending({ made, order }: { made: FulfillmentShape; order: OrderShape }) {
  const say = usePageSay()
  const { carrier, trackingNumber, trackingUrl, units } = made
  const tracking = [carrier, trackingNumber].filter(Boolean).join(', ')
  const sent = units.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li>
      <strong>{say(wordsOf(made))}</strong>
      {tracking && <span className="sw-note">{tracking}</span>}
      {sent < order.itemCount && <span className="sw-note">{contentOf(made, order)}</span>}
      {trackingUrl && (
        <a className="sw-link" href={trackingUrl} rel="noreferrer">
          {say('Follow your parcel')}
        </a>
      )}
    </li>
  )
}

function wordsOf({ handover, state }: FulfillmentShape): ShopWord {
  if (handover === 'pickup') return state === 'ready' ? 'Ready for you to pick up' : 'Picked up'
  return handover === 'parcel' ? 'On its way' : 'Done'
}

/** "2 × Mug, 1 × Bowl". */
function contentOf({ units }: FulfillmentShape, { lines }: OrderShape): string {
  return units
    .map(({ lineId, quantity }) => {
      return `${quantity} × ${lines.find(({ id }) => id === lineId)?.title ?? ''}`
    })
    .join(', ')
}
