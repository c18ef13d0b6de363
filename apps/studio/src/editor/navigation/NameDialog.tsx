import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useText } from '../../text.ts'
import { useWords } from '../use-words.ts'

export interface NameDialogProps {
  name: string
  onDone(name: string): void
  onClose(): void
}

/** Most characters of a page's name in navigations. */
const MAX_NAME = 100

/** Asks for the name of a page in navigations. */
export function NameDialog({ name, onDone, onClose }: NameDialogProps) {
  const text = useText()
  const words = useWords()
  const [typed, setTyped] = useState(name)
  const [isChecked, setChecked] = useState(false)
  const isMissing = typed.trim() === ''
  const save = () => {
    setChecked(true)
    if (isMissing) return
    onClose()
    if (typed.trim() !== name) onDone(typed.trim())
  }
  return (
    <FormDialog
      title={words('rename')}
      saveLabel={words('rename')}
      isSaving={false}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={text('pages.navigationTitle')}
        description={text('pages.navigationTitleHint')}
        autoFocus
        autoComplete="off"
        maxLength={MAX_NAME}
        value={typed}
        onChange={setTyped}
        problem={isChecked && isMissing ? text('pages.titleMissing') : undefined}
      />
    </FormDialog>
  )
}
