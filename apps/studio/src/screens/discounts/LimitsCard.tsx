import { Card, NumberField } from '@sitewright/ui'
import { SiteTimeField } from '../../forms/SiteTimeField.tsx'
import { useText } from '../../text.ts'
import styles from '../selling/Selling.module.css'
import type { DiscountPartProps } from './discount-part.ts'

const MOST_USES = 1_000_000

/** When the discount holds, and how often it may be used. */
export function LimitsCard({
  draft,
  timeZone,
  problems,
  isReadOnly,
  used,
  onChange,
}: DiscountPartProps & { used: number | undefined }) {
  const text = useText()
  const limit = { hasSteppers: false, isOptional: true, isReadOnly, maxValue: MOST_USES }
  const read = (value: number) => (Number.isNaN(value) ? null : value)
  return (
    <Card
      title={text('discounts.when')}
      {...(used !== undefined && { description: text('discounts.usedSoFar', { used }) })}
    >
      <div className={styles.pair}>
        <NumberField
          {...limit}
          label={text('discounts.limitTotal')}
          description={text('discounts.limitTotalHint')}
          minValue={1}
          value={draft.limitTotal ?? Number.NaN}
          onChange={(value) => onChange({ limitTotal: read(value) })}
          problem={problems.limitTotal}
        />
        <NumberField
          {...limit}
          label={text('discounts.limitPerCustomer')}
          description={text('discounts.limitPerCustomerHint')}
          minValue={1}
          value={draft.limitPerCustomer ?? Number.NaN}
          onChange={(value) => onChange({ limitPerCustomer: read(value) })}
          problem={problems.limitPerCustomer}
        />
      </div>
      <div className={styles.pair}>
        <SiteTimeField
          label={text('discounts.starts')}
          isOptional
          isReadOnly={isReadOnly}
          timeZone={timeZone}
          value={draft.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
          problem={problems.startsAt}
        />
        <SiteTimeField
          label={text('discounts.ends')}
          isOptional
          isReadOnly={isReadOnly}
          timeZone={timeZone}
          value={draft.endsAt}
          onChange={(endsAt) => onChange({ endsAt })}
          problem={problems.endsAt}
        />
      </div>
    </Card>
  )
}
