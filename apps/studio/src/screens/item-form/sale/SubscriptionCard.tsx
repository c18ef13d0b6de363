import { rulesOfType } from '@sitewright/core/commerce/product-types'
import {
  BILLING_UNITS,
  type BillingUnit,
  DEFAULT_PLAN,
  MAX_BILLING_CYCLES,
  MAX_BILLING_PERIOD,
  type SubscriptionPlan,
} from '@sitewright/core/commerce/subscription-plan'
import { Card, Notice, NumberField, Select, Switch } from '@sitewright/ui'
import type { MessageId } from '../../../messages.ts'
import { useText } from '../../../text.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
import styles from './Variants.module.css'

const UNIT_WORDS: Readonly<Record<BillingUnit, MessageId>> = {
  WEEK: 'subscription.weeks',
  MONTH: 'subscription.months',
  YEAR: 'subscription.years',
}

/** How often a product is paid for. What is paid for again and again can be prepared, and cannot be sold yet. */
export function SubscriptionCard(part: ItemPartProps) {
  const text = useText()
  const { draft, problems, isReadOnly } = part
  const { type, subscriptionPlan: plan } = draft.sale
  const set = (subscriptionPlan: SubscriptionPlan | null) =>
    changeSale(part, (sale) => ({ ...sale, subscriptionPlan }))
  const setPeriod = (
    period: SubscriptionPlan,
    change: Partial<SubscriptionPlan['billingPeriod']>,
  ) => set({ ...period, billingPeriod: { ...period.billingPeriod, ...change } })
  if (!rulesOfType(type).isSubscribable) return null
  if (plan === null && !part.site.flags.includes('subscriptions')) return null
  return (
    <Card title={text('subscription.title')}>
      <Switch
        label={text('subscription.switch')}
        description={text('subscription.hint')}
        isDisabled={isReadOnly}
        isSelected={plan !== null}
        onChange={(isOn) => set(isOn ? DEFAULT_PLAN : null)}
      />
      {plan && (
        <>
          <Notice>{text('subscription.notYet')}</Notice>
          <div className={styles.single}>
            <NumberField
              label={text('subscription.every')}
              minValue={1}
              maxValue={MAX_BILLING_PERIOD}
              isReadOnly={isReadOnly}
              value={plan.billingPeriod.value}
              onChange={(value) => setPeriod(plan, { value: value || 1 })}
              problem={problems['subscriptionPlan.billingPeriod.value']}
            />
            <Select
              label={text('subscription.unit')}
              isDisabled={isReadOnly}
              value={plan.billingPeriod.unit}
              options={BILLING_UNITS.map((id) => ({ id, label: text(UNIT_WORDS[id]) }))}
              onChange={(unit) => setPeriod(plan, { unit })}
              problem={problems['subscriptionPlan.billingPeriod.unit']}
            />
            <NumberField
              label={text('subscription.cycles')}
              description={text('subscription.cyclesHint')}
              minValue={0}
              maxValue={MAX_BILLING_CYCLES}
              isReadOnly={isReadOnly}
              value={plan.numBillingCycles}
              onChange={(numBillingCycles) =>
                set({ ...plan, numBillingCycles: numBillingCycles || 0 })
              }
              problem={problems['subscriptionPlan.numBillingCycles'] ?? problems.subscriptionPlan}
            />
          </div>
        </>
      )}
    </Card>
  )
}
