import { TextField } from '@sitewright/ui'
import { useState } from 'react'

export interface CommitFieldProps {
  label: string
  isLabelHidden?: boolean
  placeholder?: string
  value: string
  isReadOnly: boolean
  autoFocus?: boolean
  problem?: string | undefined
  /** False for a name that is taken; the field then goes back to what it held. */
  isAllowed(value: string): boolean
  onCommit(value: string): void
  /** Enter was pressed, after the commit. */
  onEnter?(): void
}

/** A name that counts once it is finished: on Enter or on leaving the field, not letter by letter. */
export function CommitField({ value, isAllowed, onCommit, onEnter, ...rest }: CommitFieldProps) {
  const [draft, setDraft] = useState<string>()
  const commit = () => {
    const next = draft?.trim()
    setDraft(undefined)
    if (next === undefined || next === value || !isAllowed(next)) return
    onCommit(next)
  }
  return (
    <TextField
      {...rest}
      autoComplete="off"
      value={draft ?? value}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setDraft(undefined)
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
        onEnter?.()
      }}
    />
  )
}
