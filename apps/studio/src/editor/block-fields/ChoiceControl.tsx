import { RadioGroup } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

export function ChoiceControl({ field, value, texts, say, onChange }: ControlProps<'choice'>) {
  return (
    <RadioGroup
      {...texts}
      look="segments"
      options={Object.entries(field.options).map(([id, label]) => ({ id, label: say(id, label) }))}
      value={value}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
