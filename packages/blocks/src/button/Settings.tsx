import { RadioGroup, TextField } from '@sitewright/ui'
import type { BlockSettingsProps } from '../block-settings.ts'
import { LinkSettings } from '../link/Settings.tsx'
import styles from '../settings.module.css'
import type { ButtonProps } from './block.ts'

export function ButtonSettings({ props, onChange, services }: BlockSettingsProps<ButtonProps>) {
  return (
    <div className={styles.panel}>
      <TextField
        label="Label"
        value={props.label}
        maxLength={100}
        onChange={(label) => onChange({ ...props, label }, 'label')}
      />
      <LinkSettings
        link={props.link}
        services={services}
        onChange={(link, key) => onChange({ ...props, link }, key)}
      />
      <RadioGroup
        label="Style"
        look="segments"
        options={[
          { id: 'primary', label: 'Filled' },
          { id: 'secondary', label: 'Outline' },
          { id: 'tertiary', label: 'Plain' },
        ]}
        value={props.style}
        onChange={(style) => onChange({ ...props, style })}
      />
      <RadioGroup
        label="Size"
        look="segments"
        options={[
          { id: 'small', label: 'Small' },
          { id: 'medium', label: 'Medium' },
          { id: 'large', label: 'Large' },
        ]}
        value={props.size}
        onChange={(size) => onChange({ ...props, size })}
      />
      <RadioGroup
        label="Alignment"
        look="segments"
        options={[
          { id: 'left', label: 'Left' },
          { id: 'center', label: 'Center' },
          { id: 'right', label: 'Right' },
        ]}
        value={props.alignment}
        onChange={(alignment) => onChange({ ...props, alignment })}
      />
    </div>
  )
}
