import { readAddress } from '@sitewright/blocks/fields'
import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useWords } from '../use-words.ts'
import type { ControlProps } from './control.ts'

/** Enters an address. Reports it only once it is valid; until then it says what is expected. */
export function AddressControl({ field, value, texts, onChange }: ControlProps<'address'>) {
  const words = useWords()
  const [draft, setDraft] = useState({ text: value, value })
  // Undo and redo change the address from outside, and then it is that one that counts.
  const text = draft.value === value ? draft.text : value
  const isValid = text.trim() === '' || readAddress(text, field) !== undefined

  const enter = (typed: string) => {
    const next = typed.trim() === '' ? '' : readAddress(typed, field)
    setDraft({ text: typed, value: next ?? value })
    if (next !== undefined && next !== value) onChange(next, 'typing')
  }

  return (
    <TextField
      {...texts}
      placeholder={field.example}
      value={text}
      problem={isValid ? undefined : words('addressProblem', { example: field.example })}
      onChange={enter}
    />
  )
}
