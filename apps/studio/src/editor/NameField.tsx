import { TextField } from '@sitewright/ui'
import { useState } from 'react'

export interface NameFieldProps {
  label: string
  description: string
  /** Said while what is typed is not allowed. */
  problem: string
  pattern: RegExp
  /** Whether something else has a name, and the sentence that is said while that is typed. */
  taken?: { isTaken(name: string): boolean; readonly problem: string }
  prefix: string
  name: string
  onChange(name: string): void
}

/** A name in an address or a style sheet. Only a whole, allowed one becomes an edit; other text stays in the field. */
export function NameField({
  label,
  description,
  problem,
  pattern,
  taken,
  prefix,
  name,
  onChange,
}: NameFieldProps) {
  const [typed, setTyped] = useState(name)
  const isTaken = typed !== '' && taken?.isTaken(typed) === true
  const isAllowed = typed === '' || (pattern.test(typed) && !isTaken)
  return (
    <TextField
      label={label}
      isOptional
      prefix={prefix}
      prefixWidth={1}
      description={description}
      problem={isAllowed ? undefined : isTaken ? taken?.problem : problem}
      value={typed}
      onChange={setTyped}
      onBlur={() => {
        if (isAllowed && typed !== name) onChange(typed)
      }}
    />
  )
}
