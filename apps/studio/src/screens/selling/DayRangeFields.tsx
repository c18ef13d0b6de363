import { MAX_DELIVERY_DAYS } from '@sitewright/core/commerce/delivery-estimate'
import type { DayRange } from '@sitewright/core/commerce/pricing/shipping'
import { NumberField } from '@sitewright/ui'
import { type FocusEvent, useRef, useState } from 'react'
import styles from './Selling.module.css'

export interface DayRangeFieldsProps {
  readonly labels: { readonly least: string; readonly most: string; readonly hint?: string }
  readonly value: DayRange | undefined
  readonly problems: Partial<Record<keyof DayRange, string | undefined>>
  readonly isReadOnly: boolean
  /** Whether both may be empty, which is no range. */
  readonly isOptional?: boolean
  onChange(value: DayRange | undefined): void
}

/** Either may be empty while it is typed. */
type TypedRange = { readonly [End in keyof DayRange]?: number | undefined }

/**
 * The fewest and the most days. While one is typed the other stays as it is on the screen; once the keyboard has left both, they are
 * in order, and an empty one is the other.
 */
export function DayRangeFields({
  labels,
  value,
  problems,
  isReadOnly,
  isOptional = false,
  onChange,
}: DayRangeFieldsProps) {
  const [typed, setTyped] = useState<TypedRange>()
  const pair = useRef<HTMLDivElement>(null)
  // A value from elsewhere, as when changes are discarded, is shown instead of what was typed before.
  const shown: TypedRange = (typed && isSameRange(rangeOf(typed), value) ? typed : value) ?? {}
  const set = (change: TypedRange) => {
    const next = { ...shown, ...change }
    setTyped(next)
    onChange(rangeOf(next))
  }
  const shared = {
    minValue: 0,
    maxValue: MAX_DELIVERY_DAYS,
    isReadOnly,
    isOptional,
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!pair.current?.contains(relatedTarget)) setTyped(undefined)
    },
  }
  return (
    <div ref={pair} className={styles.pair}>
      <NumberField
        label={labels.least}
        description={labels.hint}
        {...shared}
        value={shown.least ?? Number.NaN}
        onChange={(least) => set({ least: numberOf(least) })}
        problem={problems.least}
      />
      <NumberField
        label={labels.most}
        {...shared}
        value={shown.most ?? Number.NaN}
        onChange={(most) => set({ most: numberOf(most) })}
        problem={problems.most}
      />
    </div>
  )
}

const numberOf = (typed: number) => (Number.isNaN(typed) ? undefined : typed)

function rangeOf({ least, most }: TypedRange): DayRange | undefined {
  const days = [least, most].filter((one) => one !== undefined)
  return days.length === 0 ? undefined : { least: Math.min(...days), most: Math.max(...days) }
}

const isSameRange = (one: DayRange | undefined, other: DayRange | undefined) =>
  one?.least === other?.least && one?.most === other?.most
