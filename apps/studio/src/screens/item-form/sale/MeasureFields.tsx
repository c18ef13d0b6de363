import { MAX_SIZE_MM, MAX_WEIGHT_GRAMS } from '@sitewright/api/commerce/shapes'
import { NumberField } from '@sitewright/ui'
import { useText } from '../../../text.ts'
import styles from './Variants.module.css'
import type { Measures } from './variant-grid.ts'

export interface MeasureFieldsProps {
  value: Measures
  isReadOnly: boolean
  autoFocus?: boolean
  problemOf?(field: string): string | undefined
  onChange(change: Partial<Measures>): void
}

const SIZES = ['lengthMm', 'widthMm', 'heightMm'] as const
const WORDS = {
  lengthMm: 'products.lengthCm',
  widthMm: 'products.widthCm',
  heightMm: 'products.heightCm',
} as const
/** Millimetres in a centimetre. */
const MM = 10

/** Weight in grams and size in centimetres of one unit; 0 stands for not known. */
export function MeasureFields({
  value,
  isReadOnly,
  autoFocus = false,
  problemOf = () => undefined,
  onChange,
}: MeasureFieldsProps) {
  const text = useText()
  return (
    <div className={styles.measures}>
      <NumberField
        label={text('products.weightGrams')}
        isOptional
        hasSteppers={false}
        autoFocus={autoFocus}
        minValue={0}
        maxValue={MAX_WEIGHT_GRAMS}
        isReadOnly={isReadOnly}
        value={value.weightGrams}
        onChange={(weightGrams) => onChange({ weightGrams: weightGrams || 0 })}
        problem={problemOf('weightGrams')}
      />
      {SIZES.map((side) => (
        <NumberField
          key={side}
          label={text(WORDS[side])}
          isOptional
          hasSteppers={false}
          minValue={0}
          maxValue={MAX_SIZE_MM / MM}
          formatOptions={{ maximumFractionDigits: 1, useGrouping: false }}
          isReadOnly={isReadOnly}
          value={value[side] / MM}
          onChange={(centimetres) => onChange({ [side]: Math.round((centimetres || 0) * MM) })}
          problem={problemOf(side)}
        />
      ))}
    </div>
  )
}
