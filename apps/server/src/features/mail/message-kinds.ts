/** Every kind of message and what its template fills in. A new kind is one line here and one template. */

import type { OrderConfirmationData } from './order-confirmation.tsx'

export interface MessageKinds {
  readonly 'order-confirmation': OrderConfirmationData
}

export type MessageKind = keyof MessageKinds
