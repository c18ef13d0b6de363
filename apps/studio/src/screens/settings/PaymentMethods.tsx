import { Card } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { PaymentMethodForm } from './PaymentMethodForm.tsx'
import styles from './PaymentMethods.module.css'
import { usePaymentMethods } from './use-payment-methods.ts'

export interface PaymentMethodsProps {
  siteId: string
  canEdit: boolean
}

/** Every way to be paid, each with a switch, its name for shoppers and what it needs. */
export function PaymentMethods({ siteId, canEdit }: PaymentMethodsProps) {
  const text = useText()
  const methods = usePaymentMethods(siteId)
  return (
    <Card title={text('settings.payment')} description={text('settings.paymentHint')}>
      <QueryView
        query={methods}
        loading={text('settings.paymentLoading')}
        failed={text('settings.paymentFailed')}
      >
        {(known) => (
          <div className={styles.methods}>
            {known.map((method) => (
              <PaymentMethodForm
                key={method.provider}
                siteId={siteId}
                stored={method}
                canEdit={canEdit}
              />
            ))}
          </div>
        )}
      </QueryView>
    </Card>
  )
}
