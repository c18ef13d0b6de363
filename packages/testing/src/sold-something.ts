/** Makes a product and an order, for tests that need a site with something sold on it. */

import { type Id, newId } from '@sitewright/core/id'
import type { TestWorld } from './test-world.ts'

/** Makes a public product with one variant; returns its id. */
export async function makeProduct(
  world: TestWorld,
  { sku, left }: { sku: string; left: number },
): Promise<Id> {
  const { body, status, text } = await world.owner.post(`/s/${world.site.id}/api/products`, {
    title: `Product ${sku} ${newId().slice(-4)}`,
    state: 'public',
    variants: [
      { sku, attributes: {}, priceMinor: 1200, stock: { unlimited: false, quantity: left } },
    ],
  })
  if (status !== 200) throw new Error(`No product: ${text}`)
  return body.product.id
}

/** Converts the owner's product from a response to a request: without fields that only the server sets. */
export function asProductInput<Product extends object>(
  product: Product,
): Omit<Product, ServerSaid> {
  const input = Object.entries(product).filter(
    ([name]) => !(SERVER_SAID as readonly string[]).includes(name),
  )
  return Object.fromEntries(input) as Omit<Product, ServerSaid>
}

const SERVER_SAID = [
  'allowedStatuses',
  'collectionId',
  'currency',
  'documentId',
  'hasUnpublishedChanges',
  'id',
  'updatedAt',
  'url',
] as const
type ServerSaid = (typeof SERVER_SAID)[number]

export const SHIP_TO = {
  firstName: 'Sam',
  lastName: 'Shopper',
  line1: '1 High Street',
  city: 'Ely',
  postalCode: 'CB7 4AA',
  country: 'GB',
}

/** Buys one of it; returns the order and its mail as the owner finds them. */
export async function buyOne(
  world: TestWorld,
  itemId: Id,
): Promise<{ orderId: Id; messageId: Id }> {
  const shopper = world.visitor()
  await shopper.post('/api/commerce/shopping-cart/entries', { itemId, quantity: 1 })
  const { body: started } = await shopper.post('/api/commerce/checkout', {
    email: 'sam@example.com',
    shippingAddress: SHIP_TO,
  })
  const paid = await shopper.post(`/api/commerce/checkout/${started.checkout.id}/pay`, {
    paymentToken: 'practice-approve',
    agreedTotalMinor: started.checkout.totalMinor,
  })
  if (paid.status !== 200) throw new Error(`Not paid: ${paid.text}`)
  const orders = await world.owner.get(`/s/${world.site.id}/api/orders`)
  const mail = await world.owner.get(`/s/${world.site.id}/api/mail`)
  return { orderId: orders.body.items[0].id, messageId: mail.body.items[0].id }
}
