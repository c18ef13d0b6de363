import {
  SHIPPING_KINDS,
  type ShippingKind,
  type ShippingRate,
} from '@sitewright/core/commerce/pricing/shipping'
import { Button, MoneyField, Select, TextField } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import { DayRangeFields } from './DayRangeFields.tsx'
import styles from './Selling.module.css'
import { ShippingStepFields } from './ShippingStepFields.tsx'
import type { RateFieldsProps } from './ZoneList.tsx'

interface ShippingRateFieldsProps extends RateFieldsProps<ShippingRate> {
  currency: string
}

/** Lines that a field with an address and opening hours shows at first. */
const PICKUP_ROWS = 3

/** Whether a rate of this kind has one price, and no steps. */
const HAS_ONE_PRICE: Readonly<Record<ShippingKind, boolean>> = {
  flat: true,
  pickup: true,
  weight: false,
  price: false,
}

/** One way to deliver: what shoppers read, what decides about its price, and the price. */
export function ShippingRateFields({
  rate,
  currency,
  at,
  problems,
  isReadOnly,
  onChange,
  onRemove,
}: ShippingRateFieldsProps) {
  const text = useText()
  const set = (change: Partial<ShippingRate>) => onChange((now) => ({ ...now, ...change }))
  const isPickup = rate.kind === 'pickup'
  return (
    <fieldset className={styles.rate}>
      <legend className={styles.legend}>{rate.title || text('shipping.newRate')}</legend>
      <div className={styles.pair}>
        <TextField
          label={text('selling.rateTitle')}
          isReadOnly={isReadOnly}
          value={rate.title}
          onChange={(title) => set({ title })}
          problem={problems[`${at}.title`]}
        />
        <Select
          label={text('shipping.kind')}
          isDisabled={isReadOnly}
          value={rate.kind}
          options={SHIPPING_KINDS.map((kind) => ({ id: kind, label: text(`shipping.${kind}`) }))}
          onChange={(kind) => onChange((now) => withKind(now, kind))}
        />
      </div>
      {HAS_ONE_PRICE[rate.kind] ? (
        <MoneyField
          label={text('shipping.cost')}
          description={text('shipping.costHint')}
          isReadOnly={isReadOnly}
          currency={currency}
          value={rate.steps[0]?.costMinor ?? null}
          onChange={(costMinor) => set({ steps: [{ from: 0, costMinor }] })}
          problem={problems[`${at}.steps.0.costMinor`] ?? problems[`${at}.steps`]}
        />
      ) : (
        <ShippingStepFields
          rate={rate}
          currency={currency}
          at={`${at}.steps`}
          problems={problems}
          isReadOnly={isReadOnly}
          onChange={(change) => onChange((now) => ({ ...now, steps: change(now.steps) }))}
        />
      )}
      {!isPickup && (
        <MoneyField
          label={text('shipping.freeFrom')}
          description={text('shipping.freeFromHint')}
          isOptional
          isReadOnly={isReadOnly}
          currency={currency}
          value={rate.freeFromMinor}
          onChange={(freeFromMinor) => set({ freeFromMinor })}
          problem={problems[`${at}.freeFromMinor`]}
        />
      )}
      <TextField
        label={text(isPickup ? 'shipping.pickupNote' : 'shipping.note')}
        description={text(isPickup ? 'shipping.pickupNoteHint' : 'shipping.noteHint')}
        isOptional
        isReadOnly={isReadOnly}
        {...(isPickup && { rows: PICKUP_ROWS })}
        value={rate.note}
        onChange={(note) => set({ note })}
        problem={problems[`${at}.note`]}
      />
      {!isPickup && (
        <DayRangeFields
          isOptional
          labels={{
            least: text('shipping.transitLeast'),
            most: text('shipping.transitMost'),
            hint: text('shipping.transitHint'),
          }}
          value={rate.transitDays}
          problems={{
            least: problems[`${at}.transitDays.least`],
            most: problems[`${at}.transitDays.most`],
          }}
          isReadOnly={isReadOnly}
          onChange={(transitDays) => set({ transitDays })}
        />
      )}
      {!isReadOnly && (
        <div>
          <Button look="quiet" icon={Trash2} onPress={onRemove}>
            {text('shipping.removeRate')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** The rate as another kind, with the first of its prices; steps of weight are none of prices. */
function withKind(rate: ShippingRate, kind: ShippingKind): ShippingRate {
  const costMinor = rate.steps.find((step) => step.costMinor !== null)?.costMinor ?? 0
  const freeFromMinor = kind === 'pickup' ? null : rate.freeFromMinor
  return { ...rate, kind, steps: [{ from: 0, costMinor }], freeFromMinor }
}
