import { RadioGroup, Select } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

/** The most options that stand side by side; more of them are a list that opens. */
const MAX_SIDE_BY_SIDE = 4
/** The most letters of as many options as that: longer ones would stand out of the panel. */
const MAX_LETTERS = 18

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
  if (!fitSideBySide(options)) {
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

function fitSideBySide(options: readonly { readonly label: string }[]): boolean {
  const letters = options.reduce((sum, { label }) => sum + label.length, 0)
  if (options.length === MAX_SIDE_BY_SIDE) return letters <= MAX_LETTERS
  return options.length < MAX_SIDE_BY_SIDE
}
