import type { FormUse } from '@sitewright/api/forms/list-form-uses'
import type { FormSummary } from '@sitewright/api/forms/site-form-shape'
import { ConfirmDialog, showToast } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { wordsOfUse } from './form-use-words.ts'
import { useRemoveForm } from './use-forms.ts'

export interface RemoveFormDialogProps {
  siteId: string
  form: Pick<FormSummary, 'id' | 'name' | 'answerCount'>
  uses: readonly FormUse[]
  onClose(): void
  onRemoved(): void
}

/** Says what goes with a form before it is removed: its answers, and its place on pages. */
export function RemoveFormDialog(props: RemoveFormDialogProps) {
  const { siteId, form, uses, onClose, onRemoved } = props
  const text = useText()
  const remove = useRemoveForm(siteId)
  return (
    <ConfirmDialog
      title={text('forms.removeTitle', { name: form.name })}
      confirmLabel={text('forms.remove')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(form.id, {
          onSuccess: () => {
            showToast({ text: text('forms.removed') })
            onRemoved()
          },
          onError: (error) => showToast({ text: error.message, tone: 'danger' }),
        })
      }
    >
      <p>{text('forms.removeAnswers', { count: form.answerCount })}</p>
      {uses.length > 0 && (
        <>
          <p>{text('forms.removeUses')}</p>
          <ul>
            {uses.map((use) => (
              <li key={`${use.kind}-${use.id}`}>{wordsOfUse(text, use)}</li>
            ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  )
}
