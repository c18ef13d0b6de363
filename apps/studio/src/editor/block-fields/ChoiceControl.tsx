import { RadioGroup, Select } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

/** The most options that stand side by side; more of them are a list that opens. */
const MAX_SIDE_BY_SIDE = 4

export function ChoiceControl({
  field,
  value,
  texts,
  say,
  isReadOnly,
  onChange,
}: ControlProps<'choice'>) {
  const options = Object.entries(field.options).map(([id, label]) => ({
    id,
    label: say(id, label),
  }))
  if (options.length > MAX_SIDE_BY_SIDE) {
    return (
      <Select
        {...texts}
        isDisabled={isReadOnly}
        options={options}
        value={value}
        onChange={(chosen) => onChange(chosen)}
      />
    )
  }
  return (
    <RadioGroup
      {...texts}
      isDisabled={isReadOnly}
      look="segments"
      options={options}
      value={value}
      onChange={(chosen) => onChange(chosen)}
    />
  )
}
