import { NumberField, RadioGroup } from '@sitewright/ui'
import type { BlockSettingsProps } from '../block-settings.ts'
import styles from '../settings.module.css'
import type { HorizontalRuleProps } from './block.ts'

export function HorizontalRuleSettings({
  props,
  onChange,
}: BlockSettingsProps<HorizontalRuleProps>) {
  return (
    <div className={styles.panel}>
      <RadioGroup
        label="Style"
        look="segments"
        options={[
          { id: 'line', label: 'Line' },
          { id: 'dots', label: 'Dots' },
          { id: 'space', label: 'Gap' },
        ]}
        value={props.style}
        onChange={(style) => onChange({ ...props, style })}
      />
      <NumberField
        label="Width in per cent"
        minValue={5}
        maxValue={100}
        step={5}
        value={props.width}
        onChange={(width) => Number.isNaN(width) || onChange({ ...props, width }, 'width')}
      />
    </div>
  )
}
