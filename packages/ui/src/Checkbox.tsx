import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from 'react-aria-components'
import styles from './Choice.module.css'
import { classNames } from './class-names.ts'
import { Check, Minus } from './icons/icons.ts'

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style'> {
  label: string
  /** Whether only screen readers get the label, as in a column of checkboxes. */
  isLabelHidden?: boolean
  description?: string
}

export function Checkbox({ label, isLabelHidden = false, description, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...rest}
      {...(isLabelHidden && { 'aria-label': label })}
      className={classNames(styles.choice)}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span className={styles.box} aria-hidden="true">
            {isIndeterminate ? <Minus size={13} strokeWidth={3} /> : null}
            {isSelected && !isIndeterminate ? <Check size={13} strokeWidth={3} /> : null}
          </span>
          {!isLabelHidden && <ChoiceText label={label} description={description} />}
        </>
      )}
    </AriaCheckbox>
  )
}

export function ChoiceText({
  label,
  description,
}: {
  label: string
  description: string | undefined
}) {
  return (
    <span className={styles.text}>
      {label}
      {description && <small>{description}</small>}
    </span>
  )
}
