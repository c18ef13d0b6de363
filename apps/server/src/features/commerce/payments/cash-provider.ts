/** Money that is paid where an order is picked up. All else is as for other money outside of any provider. */

import type { App } from '../../../platform/app.ts'
import { createManualProvider, INSTRUCTIONS } from './manual-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'

export function createCashProvider(app: App) {
  return {
    ...createManualProvider(app),
    code: 'cash',
    isForPickup: true,
    about: {
      name: 'Payment at pick-up',
      summary:
        'Offered where an order is picked up: shoppers order now and pay when they come. You mark each order as paid then.',
    },
    defaults: { isEnabled: false, title: 'Pay when you pick it up' },
    fields: [
      {
        name: INSTRUCTIONS,
        label: 'How they pay you',
        hint: 'Shoppers read it at checkout, on their order and in its mail: whether you take cash or cards, and when you are there.',
        isSecret: false,
        isLong: true,
      },
    ],
  } satisfies PaymentProvider
}
