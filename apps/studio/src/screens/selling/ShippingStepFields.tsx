import type { ShippingRate, ShippingStep } from '@sitewright/core/commerce/pricing/shipping'
import { Button, IconButton, MoneyField, NumberField } from '@sitewright/ui'
import { Plus, Trash2 } from '@sitewright/ui/icons'
import { useText } from '../../text.ts'
import type { Change } from './change-one.ts'
import styles from './Selling.module.css'
import type { ZoneProblems } from './zone-problems.ts'

export interface ShippingStepFieldsProps {
  rate: ShippingRate
  currency: string
  /** Path of the steps among the problems. */
  at: string
  problems: ZoneProblems
  isReadOnly: boolean
  onChange(change: Change<readonly ShippingStep[]>): void
}

/** Prices by weight or by price of the goods, each from an amount on. */
export function ShippingStepFields({
  rate: { kind, steps },
  currency,
  at,
  problems,
  isReadOnly,
  onChange,
}: ShippingStepFieldsProps) {
  const text = useText()
  return (
    <div className={styles.steps}>
      {steps.map((step, index) => {
        const set = (change: Partial<ShippingStep>) =>
          onChange((now) =>
            now.map((one, place) => (place === index ? { ...one, ...change } : one)),
          )
        const number = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ids, and their fields hold nothing of their own.
          <div className={styles.step} key={index}>
            {kind === 'weight' ? (
              <WeightField
                label={text('shipping.fromWeight', { number })}
                grams={step.from}
                isReadOnly={isReadOnly}
                onChange={(from) => set({ from })}
                problem={problems[`${at}.${index}.from`]}
              />
            ) : (
              <MoneyField
                label={text('shipping.fromPrice', { number })}
                isReadOnly={isReadOnly}
                currency={currency}
                value={step.from}
                onChange={(from) => set({ from: from ?? 0 })}
                problem={problems[`${at}.${index}.from`]}
              />
            )}
            <MoneyField
              label={text('shipping.stepCost', { number })}
              isReadOnly={isReadOnly}
              currency={currency}
              value={step.costMinor}
              onChange={(costMinor) => set({ costMinor })}
              problem={problems[`${at}.${index}.costMinor`]}
            />
            {!isReadOnly && steps.length > 1 && (
              <IconButton
                icon={Trash2}
                label={text('shipping.removeStep', { number })}
                onPress={() => onChange((now) => now.toSpliced(index, 1))}
              />
            )}
          </div>
        )
      })}
      <p className={styles.hint}>{text('shipping.stepsHint')}</p>
      {!isReadOnly && (
        <div>
          <Button
            look="quiet"
            icon={Plus}
            onPress={() => onChange((now) => [...now, nextStep(now)])}
          >
            {text('shipping.addStep')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Grams, or minor units, that a new step begins above the one before it. */
const STEP = 1000

function nextStep(steps: readonly ShippingStep[]): ShippingStep {
  const last = steps.at(-1)
  return { from: (last?.from ?? 0) + STEP, costMinor: last?.costMinor ?? 0 }
}

export interface WeightFieldProps {
  label: string
  grams: number
  isReadOnly?: boolean
  problem?: string | undefined
  onChange(grams: number): void
}

const GRAMS_IN_KG = 1000

/** A weight in kilograms, to the gram. */
export function WeightField({
  label,
  grams,
  isReadOnly = false,
  problem,
  onChange,
}: WeightFieldProps) {
  return (
    <NumberField
      label={label}
      hasSteppers={false}
      isReadOnly={isReadOnly}
      minValue={0}
      formatOptions={{ maximumFractionDigits: 3, useGrouping: false }}
      value={grams / GRAMS_IN_KG}
      onChange={(kilograms) =>
        onChange(Number.isNaN(kilograms) ? 0 : Math.round(kilograms * GRAMS_IN_KG))
      }
      problem={problem}
    />
  )
}
