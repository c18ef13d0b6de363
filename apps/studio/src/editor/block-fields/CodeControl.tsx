import { TextField } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

export function CodeControl({ value, texts, onChange }: ControlProps<'code'>) {
  return (
    <TextField
      {...texts}
      isOptional
      rows={14}
      spellCheck="false"
      autoComplete="off"
      value={value}
      onChange={(next) => onChange(next, 'typing')}
    />
  )
}
