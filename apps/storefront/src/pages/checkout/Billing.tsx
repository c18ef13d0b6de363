import { usePageSay } from '../words.ts'
import { AddressFields, type AddressFieldsProps } from './AddressFields.tsx'
import { COMPANY_FIELDS } from './fields.ts'

export interface BillingProps extends AddressFieldsProps {
  /** Whether an address is asked for above, which the bill goes to unless another one is given here. */
  readonly isSent: boolean
}

/** The bill's address and the company it is made out to; both are folded away, since few need them. */
export function Billing({ isSent, ...address }: BillingProps) {
  const say = usePageSay()
  const { values, errors } = address
  const isCompany = COMPANY_FIELDS.some(({ name }) => values[name] || errors[name])
  return (
    <fieldset className="sw-billing">
      <legend>{say('Billing')}</legend>
      <label className="sw-check">
        <input
          type="checkbox"
          name="billing"
          value="other"
          defaultChecked={values.billing === 'other'}
        />
        <span>
          {isSent
            ? say('Use a different address for the bill')
            : say('Add an address for the bill')}
        </span>
      </label>
      <div className="sw-billing-address">
        <AddressFields {...address} mayBeHidden />
      </div>
      <details className="sw-company" open={isCompany}>
        <summary>{say('Buying for a company')}</summary>
        <AddressFields {...address} fields={COMPANY_FIELDS} />
      </details>
    </fieldset>
  )
}
