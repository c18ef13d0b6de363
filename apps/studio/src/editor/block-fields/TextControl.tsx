import { TextField } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

export function TextControl({ field, value, texts, onChange }: ControlProps<'text'>) {
  return (
    <TextField
      {...texts}
      isOptional={field.isOptional}
      value={value}
      maxLength={field.maxLength}
      onChange={(next) => onChange(next, 'typing')}
    />
  )
}
