import type { MailingList } from '@sitewright/api/lists/shapes'
import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { useSaveList } from './use-lists.ts'

export interface ListNameDialogProps {
  siteId: string
  /** Undefined for a new one. */
  list: Pick<MailingList, 'id' | 'name'> | undefined
  onClose(): void
}

/** Names a new list, or one that is there. */
export function ListNameDialog({ siteId, list, onClose }: ListNameDialogProps) {
  const text = useText()
  const [name, setName] = useState(list?.name ?? '')
  const save = useSaveList(siteId)
  const { form, problems, general } = useFormProblems(save.error, ['name'])
  return (
    <FormDialog
      title={text(list ? 'lists.renameTitle' : 'lists.addTitle')}
      form={form}
      problem={general}
      isSaving={save.isPending}
      onSave={() => save.mutate({ listId: list?.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label={text('lists.name')}
        description={text('lists.nameHint')}
        autoFocus
        maxLength={100}
        value={name}
        onChange={setName}
        problem={problems.name}
      />
    </FormDialog>
  )
}
