import type { ContributorShape } from '@sitewright/api/contributors/shapes'
import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { ROLES } from '@sitewright/core/roles'
import { ConfirmDialog, Notice, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { RoleField } from './RoleField.tsx'
import { useChangeRole, useHandOver, useRemovePerson } from './use-people.ts'

export interface PersonDialogProps {
  siteId: string
  person: ContributorShape
  onClose(): void
}

export function RoleDialog({ siteId, person, onClose }: PersonDialogProps) {
  const text = useText()
  const { accountId, name } = person
  const [role, setRole] = useState(roleNameOf(person.role))
  const change = useChangeRole(siteId)
  const { form, problems, general } = useFormProblems(change.error, ['role'])
  return (
    <FormDialog
      title={text('people.roleOf', { name })}
      form={form}
      problem={general}
      isSaving={change.isPending}
      onSave={() =>
        change.mutate(
          { accountId, role: ROLES[role] },
          {
            onSuccess: () => {
              onClose()
              showToast({ text: text('people.roleSaved', { name, role: ROLE_WORDS[role].title }) })
            },
          },
        )
      }
      onClose={onClose}
    >
      <RoleField value={role} onChange={setRole} problem={problems.role} />
    </FormDialog>
  )
}

/** Asks before somebody is taken off the site. */
export function RemoveDialog({ siteId, person: { accountId, name }, onClose }: PersonDialogProps) {
  const text = useText()
  const remove = useRemovePerson(siteId)
  return (
    <ConfirmDialog
      title={text('people.removeTitle', { name })}
      confirmLabel={text('people.removeConfirm')}
      isOpen
      isPending={remove.isPending}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(accountId, {
          onSuccess: () => {
            onClose()
            showToast({ text: text('people.removed', { name }) })
          },
        })
      }
    >
      {remove.error && (
        <Notice tone="danger" isAlert>
          {remove.error.message}
        </Notice>
      )}
      <p>{text('people.removeHint')}</p>
    </ConfirmDialog>
  )
}

/** Makes somebody the owner, by the password of who is it now. */
export function HandOverDialog({
  siteId,
  person: { accountId, name },
  onClose,
}: PersonDialogProps) {
  const text = useText()
  const [currentPassword, setCurrentPassword] = useState('')
  const handOver = useHandOver(siteId)
  const { form, problems, general } = useFormProblems(handOver.error, ['currentPassword'])
  return (
    <FormDialog
      title={text('people.handOverTitle', { name })}
      saveLabel={text('people.handOverConfirm')}
      form={form}
      problem={general}
      isSaving={handOver.isPending}
      onSave={() =>
        handOver.mutate(
          { accountId, currentPassword },
          {
            onSuccess: () => {
              onClose()
              showToast({ text: text('people.handedOver', { name }) })
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>{text('people.handOverHint')}</p>
      <TextField
        label={text('people.yourPassword')}
        type="password"
        autoComplete="current-password"
        autoFocus
        value={currentPassword}
        problem={problems.currentPassword}
        onChange={setCurrentPassword}
      />
    </FormDialog>
  )
}
