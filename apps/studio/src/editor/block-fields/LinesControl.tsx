import { TextField } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

export function LinesControl({ field, value, texts, say, onChange }: ControlProps<'lines'>) {
  const problem = value.trim() === '' ? undefined : field.problem?.(value)
  return (
    <TextField
      {...texts}
      {...(problem && { problem: say(`problems.${problem.name}`, problem.words) })}
      isOptional={field.isOptional}
      rows={field.rows}
      value={value}
      maxLength={field.maxLength}
      onChange={(next) => onChange(next, 'typing')}
    />
  )
}
