import type { PaymentMethodShape } from '@sitewright/api/commerce/shapes'
import { Button, showToast, TextField } from '@sitewright/ui'
import { Copy } from '@sitewright/ui/icons'
import { useDates, useText } from '../../text.ts'
import styles from './PaymentMethods.module.css'

/** Browsers let no page copy that did not come by HTTPS; then the field is there to copy from. */
const CAN_COPY = window.isSecureContext

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
      <TextField
        label={text('settings.webhookAddress')}
        description={text('settings.webhookHint', { name, events: events.join(', ') })}
        isReadOnly
        isCode
        value={address}
      />
      {CAN_COPY && (
        <div>
          <Button
            icon={Copy}
            onPress={() =>
              void copy(address, () => showToast({ text: text('settings.webhookCopied') }))
            }
          >
            {text('settings.webhookCopy')}
          </Button>
        </div>
      )}
      <p className={styles.summary}>
        {lastAt === null
          ? text('settings.webhookNone')
          : text('settings.webhookLast', { date: dates.full(lastAt) })}
      </p>
    </div>
  )
}

async function copy(address: string, onCopied: () => void): Promise<void> {
  await navigator.clipboard.writeText(address)
  onCopied()
}
