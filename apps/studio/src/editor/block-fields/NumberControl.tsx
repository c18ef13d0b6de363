import { NumberField } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

export function NumberControl({
  field,
  value,
  texts,
  isReadOnly,
  onChange,
}: ControlProps<'number'>) {
  return (
    <NumberField
      {...texts}
      isReadOnly={isReadOnly}
      minValue={field.min}
      maxValue={field.max}
      step={field.step}
      value={value}
      // An empty field is no number; the value stays until there is one.
      onChange={(next) => Number.isNaN(next) || onChange(next, 'typing')}
    />
  )
}
