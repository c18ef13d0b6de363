import type { ReactNode } from 'react'
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  TextArea,
} from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { FieldLabel, FieldNotes, type FieldTexts } from './FieldParts.tsx'

export interface TextFieldProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  placeholder?: string
  /** Initial number of visible rows of a multi-line field. */
  rows?: number
  /** Whether it is for code: monospaced, without spell check, as wide as possible. */
  isCode?: boolean
  /** Shown inside the field before or behind the value. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** Width reserved for prefix and suffix, in characters. */
  prefixWidth?: number
  suffixWidth?: number
}

export function TextField({
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  problem,
  placeholder = '',
  rows,
  isCode = false,
  prefix,
  suffix,
  prefixWidth = 2,
  suffixWidth = 2,
  ...rest
}: TextFieldProps) {
  const input = classNames(control.input, isCode && control.code)
  return (
    <AriaTextField
      validationBehavior="aria"
      isRequired={!isOptional}
      {...(isCode && { spellCheck: 'false', autoComplete: 'off' })}
      {...rest}
      isInvalid={problem !== undefined}
      className={classNames(control.field)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isOptional={isOptional} />
      {rows ? (
        <TextArea className={input} rows={rows} placeholder={placeholder} />
      ) : (
        <div className={control.affixed}>
          {prefix !== undefined && <span className={control.prefix}>{prefix}</span>}
          <Input
            className={input}
            placeholder={placeholder}
            style={{
              ...(prefix !== undefined && { paddingLeft: `${prefixWidth + 1}ch` }),
              ...(suffix !== undefined && { paddingRight: `${suffixWidth + 1}ch` }),
            }}
          />
          {suffix !== undefined && <span className={control.suffix}>{suffix}</span>}
        </div>
      )}
      <FieldNotes description={description} problem={problem} />
    </AriaTextField>
  )
}
