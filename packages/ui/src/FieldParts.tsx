import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { classNames } from './class-names.ts'
import control from './control.module.css'
import { CircleAlert } from './icons/icons.ts'
import { useUiWords } from './words.ts'

/** What every field can say about itself. */
export interface FieldTexts {
  label: string
  /** Keeps the label for screen readers only, where a table head or a group already says it. */
  isLabelHidden?: boolean
  /** Marks what may stay empty; fields are required unless they say so. */
  isOptional?: boolean
  description?: ReactNode
  /** What is wrong with the value, in the words of the person who reads it. */
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
