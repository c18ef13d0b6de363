import { Notice } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useStorePayment } from './use-store-settings.ts'

/** Tells owners that no shopper can pay, wherever they would look for sales; nothing in a store that takes payment. */
export function CannotPayNotice({ siteId }: { siteId: string }) {
  const text = useText()
  if (useStorePayment(siteId) !== 'none') return null
  return <Notice tone="warning">{text('settings.cannotPay')}</Notice>
}
