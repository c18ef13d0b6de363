import { FocalPointField } from '@sitewright/ui'
import type { ControlProps } from './control.ts'

const CENTRE = { x: 0.5, y: 0.5 }

export function FocalPointControl({
  field,
  value,
  values,
  services,
  onChange,
}: ControlProps<'focalPoint'>) {
  return (
    <FocalPointField
      pictureUrl={services.pictureUrl(String(values[field.belongsTo]))}
      value={value ?? CENTRE}
      onChange={(point) => onChange(point, 'moving')}
    />
  )
}
