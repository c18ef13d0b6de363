import type { DiscountKind } from '@sitewright/core/commerce/pricing/discounts'
import { Card, MoneyField, NumberField, Select } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import styles from '../selling/Selling.module.css'
import { withKind } from './discount-draft.ts'
import type { DiscountPartProps } from './discount-part.ts'

const KINDS: readonly (readonly [DiscountKind, MessageId])[] = [
  ['percent', 'discounts.kindPercent'],
  ['fixed', 'discounts.kindFixed'],
  ['freeShipping', 'discounts.kindFreeShipping'],
  ['buyXGetY', 'discounts.kindBuyXGetY'],
]

/** The amount that the discount takes off. */
export function EffectCard(part: DiscountPartProps) {
  const { draft, currency, problems, isReadOnly, onChange } = part
  const text = useText()
  return (
    <Card title={text('discounts.what')}>
      <Select<DiscountKind>
        label={text('discounts.kind')}
        isDisabled={isReadOnly}
        value={draft.kind}
        options={KINDS.map(([id, label]) => ({ id, label: text(label) }))}
        onChange={(kind) => onChange(withKind(kind))}
        problem={problems.kind}
      />
      {draft.kind === 'percent' && <PercentField {...part} label={text('discounts.percent')} />}
      {draft.kind === 'fixed' && (
        <MoneyField
          label={text('discounts.amount')}
          description={text('discounts.amountHint')}
          isReadOnly={isReadOnly}
          currency={currency}
          value={draft.amountMinor}
          onChange={(amountMinor) => onChange({ amountMinor })}
          problem={problems.amountMinor}
        />
      )}
      {draft.kind === 'buyXGetY' && (
        <>
          <div className={styles.pair}>
            <NumberField
              label={text('discounts.buy')}
              isReadOnly={isReadOnly}
              minValue={1}
              maxValue={100}
              value={draft.buyQuantity}
              onChange={(buyQuantity) => onChange({ buyQuantity: buyQuantity || 1 })}
              problem={problems.buyQuantity}
            />
            <NumberField
              label={text('discounts.get')}
              description={text('discounts.getHint')}
              isReadOnly={isReadOnly}
              minValue={1}
              maxValue={100}
              value={draft.getQuantity}
              onChange={(getQuantity) => onChange({ getQuantity: getQuantity || 1 })}
              problem={problems.getQuantity}
            />
          </div>
          <PercentField {...part} label={text('discounts.getPercent')} />
        </>
      )}
    </Card>
  )
}

function PercentField({
  draft,
  problems,
  isReadOnly,
  onChange,
  label,
}: DiscountPartProps & { label: string }) {
  return (
    <NumberField
      label={label}
      hasSteppers={false}
      isReadOnly={isReadOnly}
      minValue={0}
      maxValue={100}
      formatOptions={{ maximumFractionDigits: 4, useGrouping: false }}
      value={draft.percent ?? Number.NaN}
      onChange={(percent) => onChange({ percent: Number.isNaN(percent) ? null : percent })}
      problem={problems.ratePpm}
    />
  )
}
