import { areMet } from '@sitewright/blocks/fields'
import { Switch } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

export function ToggleControl({
  field,
  value,
  values,
  texts,
  isReadOnly,
  onChange,
}: ControlProps<'toggle'>) {
  return (
    <Switch
      {...texts}
      isSelected={value}
      isDisabled={isReadOnly || !areMet(field.enabledWhen, values)}
      onChange={(isOn) => onChange(isOn)}
    />
  )
}
