import { showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { type ListAddress, useAddSubscriber } from './use-lists.ts'

/** Adds a person who has agreed elsewhere, with the owner's word for it. */
export function AddSubscriberDialog({ onClose, ...address }: ListAddress & { onClose(): void }) {
  const text = useText()
  const [email, setEmail] = useState('')
  const [name, setName] = useState('')
  const [proof, setProof] = useState('')
  const add = useAddSubscriber(address)
  const { form, problems, general } = useFormProblems(add.error, ['email', 'name', 'proof'])
  return (
    <FormDialog
      title={text('subscribers.addTitle')}
      saveLabel={text('subscribers.addSave')}
      form={form}
      problem={general}
      isSaving={add.isPending}
      onSave={() =>
        add.mutate(
          { email, name, proof },
          {
            onSuccess: () => {
              showToast({ text: text('subscribers.added', { email }) })
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <TextField
        label={text('subscribers.email')}
        type="email"
        autoFocus
        value={email}
        onChange={setEmail}
        problem={problems.email}
      />
      <TextField
        label={text('subscribers.name')}
        isOptional
        value={name}
        onChange={setName}
        problem={problems.name}
      />
      <TextField
        label={text('subscribers.proof')}
        description={text('subscribers.proofHint')}
        value={proof}
        onChange={setProof}
        problem={problems.proof}
      />
    </FormDialog>
  )
}
