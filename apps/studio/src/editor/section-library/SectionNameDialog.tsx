import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useWords } from '../use-words.ts'

export interface SectionNameDialogProps {
  title: string
  name: string
  /** Resolves to what is wrong; empty where it is done. */
  onDone(name: string): Promise<string>
  onClose(): void
}

const MAX_NAME = 100

/** Asks for the name under which a section is kept. */
export function SectionNameDialog({ title, name, onDone, onClose }: SectionNameDialogProps) {
  const words = useWords()
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState('')
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    if (typed.trim() === '') return setProblem(words('sectionNameMissing'))
    setSaving(true)
    const found = await onDone(typed.trim())
    setSaving(false)
    if (found) setProblem(found)
    else onClose()
  }
  return (
    <FormDialog title={title} isSaving={isSaving} onSave={() => void save()} onClose={onClose}>
      <TextField
        label={words('sectionName')}
        autoFocus
        autoComplete="off"
        maxLength={MAX_NAME}
        value={typed}
        onChange={setTyped}
        problem={problem || undefined}
      />
    </FormDialog>
  )
}
