import type { ReactNode } from 'react'
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components'
import { ChoiceText } from './Checkbox.tsx'
import styles from './Choice.module.css'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { FieldLabel, FieldNotes, type FieldTexts } from './FieldParts.tsx'
import type { SelectOption } from './Select.tsx'

export interface RadioOption<Value extends string> extends SelectOption<Value> {
  /** Drawn before the label; it says nothing that the words do not. */
  readonly picture?: ReactNode
}

export interface RadioGroupProps<Value extends string> extends FieldTexts {
  options: readonly RadioOption<Value>[]
  value: Value
  /** `segments` for two to four short labels in one line. */
  look?: 'list' | 'segments'
  isDisabled?: boolean
  onChange(value: Value): void
}

export function RadioGroup<Value extends string>({
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  problem,
  options,
  value,
  look = 'list',
  isDisabled = false,
  onChange,
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      className={classNames(control.field)}
      orientation={look === 'segments' ? 'horizontal' : 'vertical'}
      value={value}
      isDisabled={isDisabled}
      isInvalid={problem !== undefined}
      onChange={(next) => onChange(next as Value)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      <div className={look === 'segments' ? styles.segments : styles.options}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            className={classNames(look === 'segments' ? styles.segment : styles.choice)}
          >
            {look === 'list' && <span className={styles.dot} aria-hidden="true" />}
            {option.picture}
            <ChoiceText label={option.label} description={option.description} />
          </Radio>
        ))}
      </div>
      <FieldNotes description={description} problem={problem} />
    </AriaRadioGroup>
  )
}
