import type { KeyboardEvent } from 'react'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  Group,
  Input,
} from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { FieldLabel, FieldNotes, type FieldTexts } from './FieldParts.tsx'
import { Minus, Plus } from './icons/icons.ts'
import styles from './NumberField.module.css'

export interface NumberFieldProps
  extends FieldTexts,
    Omit<AriaNumberFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  /** Whether it has plus and minus buttons; dense tables hide them, and the arrow keys still work. */
  hasSteppers?: boolean
}

/** A number, whole unless `formatOptions` allow decimals. */
export function NumberField({
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  problem,
  hasSteppers = true,
  formatOptions = { maximumFractionDigits: 0, useGrouping: false },
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      validationBehavior="aria"
      isRequired={!isOptional}
      formatOptions={formatOptions}
      {...rest}
      isInvalid={problem !== undefined}
      className={classNames(control.field)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      {hasSteppers ? (
        <Group className={classNames(control.input, styles.group)}>
          <Button slot="decrement" className={classNames(styles.step)}>
            <Minus size={14} aria-hidden="true" />
          </Button>
          <Input className={classNames(styles.bare)} onKeyDown={commitOnEscape} />
          <Button slot="increment" className={classNames(styles.step)}>
            <Plus size={14} aria-hidden="true" />
          </Button>
        </Group>
      ) : (
        <Input className={classNames(control.input)} onKeyDown={commitOnEscape} />
      )}
      <FieldNotes description={description} problem={problem} />
    </AriaNumberField>
  )
}

/** Takes over what was typed before Escape closes the panel that the field is in, as leaving the field does. */
function commitOnEscape({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): void {
  if (key === 'Escape') currentTarget.blur()
}
