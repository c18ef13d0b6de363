import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { type FieldTexts, ProblemText } from './FieldParts.tsx'
import { useUiWords } from './words.ts'

/** ARIA attributes for the wrapped control. */
export interface FieldAria {
  readonly id: string
  readonly 'aria-labelledby': string
  readonly 'aria-describedby': string
  readonly 'aria-invalid': boolean
}

export interface FieldProps extends FieldTexts {
  children(aria: FieldAria): ReactNode
}

/** Label, hint and problem around a control that react-aria does not know, such as a rich-text field. */
export function Field({
  label,
  isLabelHidden = false,
  isOptional = false,
  description,
  problem,
  children,
}: FieldProps) {
  const id = useId()
  const words = useUiWords()
  return (
    <div className={control.field}>
      <span
        id={`${id}-label`}
        className={classNames(control.label, isLabelHidden && control.hiddenLabel)}
      >
        {label}
        {isOptional && <span className={control.optional}>{words.optional}</span>}
      </span>
      {children({
        id,
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-notes`,
        'aria-invalid': problem !== undefined,
      })}
      <div id={`${id}-notes`}>
        {description !== undefined && <div className={control.description}>{description}</div>}
        {problem !== undefined && (
          <div className={control.problem}>
            <ProblemText>{problem}</ProblemText>
          </div>
        )}
      </div>
    </div>
  )
}
