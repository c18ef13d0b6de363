import {
  TAX_CATEGORIES,
  type TaxCategory,
  type TaxRate,
} from '@sitewright/core/commerce/pricing/taxes'
import { Button, Checkbox, NumberField, RadioGroup, TextField } from '@sitewright/ui'
import { Trash2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useText } from '../../text.ts'
import styles from './Selling.module.css'
import type { RateFieldsProps } from './ZoneList.tsx'
import { problemWithin } from './zone-problems.ts'

/** Parts per million in a percent. */
const PPM_IN_PERCENT = 10_000

/** Categories that can be taxed at all. */
export const TAXED_CATEGORIES = (Object.entries(TAX_CATEGORIES) as [TaxCategory, string][]).filter(
  ([category]) => category !== 'exempt',
)

/** One tax of a zone: its rate, and on what it is charged. */
export function TaxRateFields({
  rate,
  at,
  problems,
  isReadOnly,
  onChange,
  onRemove,
}: RateFieldsProps<TaxRate>) {
  const text = useText()
  const set = (change: Partial<TaxRate>) => onChange((now) => ({ ...now, ...change }))
  return (
    <fieldset className={styles.rate}>
      <legend className={styles.legend}>{rate.title || text('taxes.newRate')}</legend>
      <div className={styles.pair}>
        <TextField
          label={text('selling.rateTitle')}
          isReadOnly={isReadOnly}
          value={rate.title}
          onChange={(title) => set({ title })}
          problem={problems[`${at}.title`]}
        />
        <NumberField
          label={text('taxes.rate')}
          hasSteppers={false}
          isReadOnly={isReadOnly}
          minValue={0}
          maxValue={100}
          formatOptions={{ maximumFractionDigits: 4, useGrouping: false }}
          value={rate.ratePpm / PPM_IN_PERCENT}
          onChange={(percent) =>
            set({ ratePpm: Number.isNaN(percent) ? 0 : Math.round(percent * PPM_IN_PERCENT) })
          }
          problem={problems[`${at}.ratePpm`]}
        />
      </div>
      <TaxedCategories
        rate={rate}
        isReadOnly={isReadOnly}
        problem={problemWithin(problems, `${at}.categories`)}
        onChange={(categories) => set({ categories })}
      />
      <Checkbox
        label={text('taxes.onShipping')}
        isDisabled={isReadOnly}
        isSelected={rate.taxesShipping}
        onChange={(taxesShipping) => set({ taxesShipping })}
      />
      <Checkbox
        label={text('taxes.compound')}
        description={text('taxes.compoundHint')}
        isDisabled={isReadOnly}
        isSelected={rate.isCompound}
        onChange={(isCompound) => set({ isCompound })}
      />
      {!isReadOnly && (
        <div>
          <Button look="quiet" icon={Trash2} onPress={onRemove}>
            {text('taxes.removeRate')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface TaxedCategoriesProps {
  rate: TaxRate
  isReadOnly: boolean
  problem: string | undefined
  onChange(categories: readonly TaxCategory[]): void
}

function TaxedCategories({
  rate: { categories },
  isReadOnly,
  problem,
  onChange,
}: TaxedCategoriesProps) {
  const text = useText()
  const [isChosen, setIsChosen] = useState(categories.length > 0)
  return (
    <>
      <RadioGroup
        label={text('taxes.on')}
        look="segments"
        isDisabled={isReadOnly}
        problem={problem}
        value={isChosen ? 'some' : 'all'}
        options={[
          { id: 'all', label: text('taxes.onAll') },
          { id: 'some', label: text('taxes.onSome') },
        ]}
        onChange={(which) => {
          setIsChosen(which === 'some')
          onChange(which === 'some' ? ['standard'] : [])
        }}
      />
      {isChosen && (
        <fieldset className={styles.categories}>
          <legend className={styles.spoken}>{text('taxes.categories')}</legend>
          {TAXED_CATEGORIES.map(([category, label]) => (
            <Checkbox
              key={category}
              label={label}
              // The last one stays, since none at all would stand for every category.
              isDisabled={isReadOnly || (categories.length === 1 && categories[0] === category)}
              isSelected={categories.includes(category)}
              onChange={(isOn) =>
                onChange(
                  isOn ? [...categories, category] : categories.filter((one) => one !== category),
                )
              }
            />
          ))}
        </fieldset>
      )}
    </>
  )
}
