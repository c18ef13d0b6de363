import type { OwnerRedirect } from '@sitewright/api/redirects/shapes'
import { RadioGroup, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { useChangeRedirects } from './use-site-settings.ts'

export interface RedirectDialogProps {
  siteId: string
  /** Undefined for a new one. */
  redirect: OwnerRedirect | undefined
  onClose(): void
}

export function RedirectDialog({ siteId, redirect, onClose }: RedirectDialogProps) {
  const text = useText()
  const [path, setPath] = useState(redirect?.path ?? '')
  const [target, setTarget] = useState(redirect?.target ?? '')
  const [status, setStatus] = useState<'301' | '302'>(redirect?.status === 302 ? '302' : '301')
  const change = useChangeRedirects(siteId)
  const { form, problems, general } = useFormProblems(change.error, ['path', 'target'])
  const save = () =>
    change.mutate(
      {
        kind: 'save',
        id: redirect?.id,
        redirect: { path, target, status: status === '302' ? 302 : 301 },
      },
      {
        onSuccess: () => {
          onClose()
          showToast({ text: text('redirects.saved') })
        },
      },
    )
  return (
    <FormDialog
      title={text(redirect ? 'redirects.edit' : 'redirects.add')}
      form={form}
      problem={general}
      isSaving={change.isPending}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={text('redirects.path')}
        description={text('redirects.pathHint')}
        autoFocus
        value={path}
        onChange={setPath}
        problem={problems.path}
      />
      <TextField
        label={text('redirects.target')}
        description={text('redirects.targetHint')}
        value={target}
        onChange={setTarget}
        problem={problems.target}
      />
      <RadioGroup<'301' | '302'>
        label={text('redirects.status')}
        look="segments"
        options={[
          { id: '301', label: text('redirects.permanent') },
          { id: '302', label: text('redirects.temporary') },
        ]}
        value={status}
        onChange={setStatus}
      />
    </FormDialog>
  )
}
