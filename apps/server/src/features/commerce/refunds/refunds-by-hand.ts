import type { App } from '../../../platform/app.ts'
import type { PaymentRow } from '../payments/payment-table.ts'
import { providersOf } from '../payments/providers.ts'

/** Whether money of this payment goes back outside of any provider, by its owner's hand. */
export function refundsByHand(app: App, { provider: code }: Pick<PaymentRow, 'provider'>): boolean {
  return providersOf(app).some((provider) => provider.code === code && provider.isRefundedByHand)
}
