import { CodeField } from '../../forms/CodeField.tsx'
import type { ControlProps } from './control.ts'

export function CodeControl({ value, texts, onChange }: ControlProps<'code'>) {
  return (
    <CodeField
      {...texts}
      isOptional
      rows={14}
      value={value}
      onChange={(next) => onChange(next, 'typing')}
    />
  )
}
