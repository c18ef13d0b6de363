import type { PaymentMethodShape } from '@sitewright/api/commerce/shapes'
import { CopyField } from '../../forms/CopyField.tsx'
import { useDates, useText } from '../../text.ts'
import styles from './PaymentMethods.module.css'

export interface WebhookAddressProps {
  /** The provider's name. */
  name: string
  webhooks: NonNullable<PaymentMethodShape['webhooks']>
}

/** The address at which a provider tells the shop of payments by itself, and whether it has done so. */
export function WebhookAddress({
  name,
  webhooks: { address, events, lastAt },
}: WebhookAddressProps) {
  const text = useText()
  const dates = useDates()
  return (
    <div className={styles.webhook}>
      <CopyField
        label={text('settings.webhookAddress')}
        description={text('settings.webhookHint', { name, events: events.join(', ') })}
        value={address}
        copyLabel={text('settings.webhookCopy')}
        copied={text('settings.webhookCopied')}
      />
      <p className={styles.summary}>
        {lastAt === null
          ? text('settings.webhookNone')
          : text('settings.webhookLast', { date: dates.full(lastAt) })}
      </p>
    </div>
  )
}
