import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { CircleAlert } from './icons/icons.ts'
import { useUiWords } from './words.ts'

/** Texts of a field. */
export interface FieldTexts {
  label: string
  /** Whether only screen readers get the label, if a table head or a group already shows it. */
  isLabelHidden?: boolean
  /** Marks an optional field; fields are required by default. */
  isOptional?: boolean
  description?: ReactNode
  /** The problem with the value, as a sentence for the person who entered it. */
  problem?: string | undefined
}

export function FieldLabel({
  label,
  isLabelHidden = false,
  isOptional = false,
}: Pick<FieldTexts, 'label' | 'isLabelHidden' | 'isOptional'>) {
  const words = useUiWords()
  return (
    <Label className={classNames(control.label, isLabelHidden && control.hiddenLabel)}>
      {label}
      {isOptional && <span className={control.optional}>{words.optional}</span>}
    </Label>
  )
}

/** Description and problem, tied to the field by react-aria's slots. */
export function FieldNotes({ description, problem }: Pick<FieldTexts, 'description' | 'problem'>) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={classNames(control.description)}>
          {description}
        </Text>
      )}
      <FieldError className={classNames(control.problem)}>
        {problem !== undefined && <ProblemText>{problem}</ProblemText>}
      </FieldError>
    </>
  )
}

export function ProblemText({ children }: { children: ReactNode }) {
  return (
    <>
      <CircleAlert size={14} aria-hidden="true" />
      <span>{children}</span>
    </>
  )
}
