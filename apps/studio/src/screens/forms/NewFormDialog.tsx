import type { SavedForm } from '@sitewright/api/forms/site-form-shape'
import { Dialog, Notice } from '@sitewright/ui'
import { useText } from '../../text.ts'
import list from '../List.module.css'
import { Templates } from './Templates.tsx'
import { useCreateForm } from './use-forms.ts'

export interface NewFormDialogProps {
  siteId: string
  onCreated(form: SavedForm): void
  onClose(): void
}

/** Asks what a new form is to begin with, and adds it. */
export function NewFormDialog({ siteId, onCreated, onClose }: NewFormDialogProps) {
  const text = useText()
  const create = useCreateForm(siteId)
  return (
    <Dialog isOpen size="medium" title={text('forms.addTitle')} onClose={onClose}>
      {create.error && (
        <Notice tone="danger" isAlert>
          {create.error.message}
        </Notice>
      )}
      <p className={list.faint}>{text('forms.addHint')}</p>
      <Templates
        isDisabled={create.isPending}
        onChoose={(template) => create.mutate(template, { onSuccess: onCreated })}
      />
    </Dialog>
  )
}
