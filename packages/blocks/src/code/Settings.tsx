import { RadioGroup, Switch, TextField } from '@sitewright/ui'
import type { BlockSettingsProps } from '../block-settings.ts'
import styles from '../settings.module.css'
import type { CodeProps } from './block.ts'

export function CodeSettings({ props, onChange }: BlockSettingsProps<CodeProps>) {
  return (
    <div className={styles.panel}>
      <RadioGroup
        label="Language"
        look="segments"
        options={[
          { id: 'html', label: 'HTML' },
          { id: 'css', label: 'CSS' },
          { id: 'text', label: 'Text' },
        ]}
        value={props.language}
        onChange={(language) => onChange({ ...props, language })}
      />
      <TextField
        label="Code"
        isOptional
        rows={14}
        spellCheck="false"
        autoComplete="off"
        value={props.source}
        onChange={(source) => onChange({ ...props, source }, 'source')}
      />
      {props.language !== 'text' && (
        <Switch
          label="Show the source"
          description="Visitors read the code instead of what it makes."
          isSelected={props.showSource}
          onChange={(showSource) => onChange({ ...props, showSource })}
        />
      )}
      <p className={styles.hint}>Code runs on the live page only, never in the editor.</p>
    </div>
  )
}
