import { showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { useTemplateDeeds } from './use-page-templates.ts'

export interface TemplateNameDialogProps {
  siteId: string
  /** The page that becomes a template, or the template that gets another name. */
  about: { readonly pageId: string } | { readonly pageTemplateId: string }
  name: string
  onClose(): void
}

/** Asks for the name of a template, new or not. */
export function TemplateNameDialog({ siteId, about, name, onClose }: TemplateNameDialogProps) {
  const text = useText()
  const deeds = useTemplateDeeds(siteId)
  const [typed, setTyped] = useState(name)
  const { form, problems, general } = useFormProblems(deeds.error, ['name'])
  const isNew = 'pageId' in about
  const save = async () => {
    try {
      await deeds.mutateAsync(
        isNew ? { kind: 'save', ...about, name: typed } : { kind: 'rename', ...about, name: typed },
      )
    } catch {
      // The form says it.
      return
    }
    if (isNew) showToast({ text: text('templates.saved', { name: typed.trim() }) })
    onClose()
  }
  return (
    <FormDialog
      title={text(isNew ? 'templates.save' : 'templates.rename')}
      form={form}
      problem={general}
      isSaving={deeds.isPending}
      onSave={() => void save()}
      onClose={onClose}
    >
      {isNew && <p>{text('templates.saveHint')}</p>}
      <TextField
        label={text('templates.name')}
        autoFocus
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={setTyped}
        problem={problems.name}
      />
    </FormDialog>
  )
}
