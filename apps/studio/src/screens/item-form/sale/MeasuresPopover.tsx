import { Button, Popover } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../../text.ts'
import { MeasureFields } from './MeasureFields.tsx'
import type { Measures } from './variant-grid.ts'

export interface MeasuresPopoverProps {
  /** Name of the panel, and of the button to a screen reader. */
  label: string
  /** Words on the button. */
  shown: string
  value: Measures
  isReadOnly: boolean
  /** Name of the button that takes the values over; without one every change counts at once. */
  setLabel?: string
  problemOf?(field: string): string | undefined
  onChange(change: Partial<Measures>): void
}

/** Weight and size behind a small button: one variant's, or those to be set for many. */
export function MeasuresPopover(props: MeasuresPopoverProps) {
  const { label, shown, value, isReadOnly, setLabel, problemOf, onChange } = props
  const [wish, setWish] = useState(value)
  const isLater = setLabel !== undefined
  return (
    <Popover
      label={label}
      placement="bottom start"
      trigger={
        <Button size="small" {...(!isLater && { 'aria-label': `${label}: ${shown}` })}>
          {shown}
        </Button>
      }
    >
      {(close) => (
        <>
          <MeasureFields
            value={isLater ? wish : value}
            isReadOnly={isReadOnly}
            autoFocus
            {...(problemOf && { problemOf })}
            onChange={isLater ? (change) => setWish({ ...wish, ...change }) : onChange}
          />
          {isLater && (
            <Button
              look="primary"
              size="small"
              onPress={() => {
                onChange(wish)
                close()
              }}
            >
              {setLabel}
            </Button>
          )}
        </>
      )}
    </Popover>
  )
}

/** A variant's measures in a few characters: `350 g`, or `350 g, 9 × 8.5 × 10 cm`. */
export function useMeasuresText(): (measures: Measures) => string {
  const text = useText()
  return ({ weightGrams, lengthMm, widthMm, heightMm }) => {
    const sizes = [lengthMm, widthMm, heightMm]
    const parts = [
      ...(weightGrams > 0 ? [text('products.grams', { grams: weightGrams })] : []),
      ...(sizes.some((size) => size > 0) ? [`${sizes.map((mm) => mm / 10).join(' × ')} cm`] : []),
    ]
    return parts.length > 0 ? parts.join(', ') : text('products.noMeasures')
  }
}
