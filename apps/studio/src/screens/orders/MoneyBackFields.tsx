import { MAX_REFUND_REASON } from '@sitewright/core/commerce/refunds'
import { Checkbox, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'

/** Choices of an owner who gives money back, beside how much. */
export interface MoneyBackTerms {
  /** Whether the goods come back into stock. */
  readonly restocks: boolean
  readonly reason: string
  /** Whether the customer gets a mail. */
  readonly tellsCustomer: boolean
}

export interface MoneyBackFieldsProps {
  readonly terms: MoneyBackTerms
  /** Whether there are goods that could come back into stock. */
  readonly mayRestock: boolean
  /** The customer's address. */
  readonly email: string
  onChange(change: Partial<MoneyBackTerms>): void
}

export function MoneyBackFields({ terms, mayRestock, email, onChange }: MoneyBackFieldsProps) {
  const text = useText()
  return (
    <>
      {mayRestock && (
        <Checkbox
          label={text('orders.restocks')}
          description={text('orders.restocksHint')}
          isSelected={terms.restocks}
          onChange={(restocks) => onChange({ restocks })}
        />
      )}
      <TextField
        label={text('orders.refundReason')}
        description={text('orders.undoNoteHint')}
        isOptional
        maxLength={MAX_REFUND_REASON}
        value={terms.reason}
        onChange={(reason) => onChange({ reason })}
      />
      <Checkbox
        label={text('orders.tellCustomer')}
        description={text('orders.tellRefundHint', { email })}
        isSelected={terms.tellsCustomer}
        onChange={(tellsCustomer) => onChange({ tellsCustomer })}
      />
    </>
  )
}
