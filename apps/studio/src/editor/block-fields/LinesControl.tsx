import { TextField } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

export function LinesControl({ field, value, texts, onChange }: ControlProps<'lines'>) {
  return (
    <TextField
      {...texts}
      isOptional={field.isOptional}
      rows={field.rows}
      value={value}
      maxLength={field.maxLength}
      onChange={(next) => onChange(next, 'typing')}
    />
  )
}
