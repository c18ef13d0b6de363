import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components'
import { ChoiceText } from './Checkbox.tsx'
import styles from './Choice.module.css'
import { classNames } from './class-names.ts'

export interface SwitchProps extends Omit<AriaSwitchProps, 'children' | 'className' | 'style'> {
  label: string
  isLabelHidden?: boolean
  description?: string
}

/** A setting that applies at once; use a checkbox for one that waits for Save. */
export function Switch({ label, isLabelHidden = false, description, ...rest }: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      className={classNames(styles.choice)}
    >
      <span className={styles.track} aria-hidden="true" />
      {!isLabelHidden && <ChoiceText label={label} description={description} />}
    </AriaSwitch>
  )
}
