import type { ContributorShape } from '@sitewright/api/contributors/shapes'
import { ROLE_WORDS, roleNameOf } from '@sitewright/core/role-words'
import { ROLES } from '@sitewright/core/roles'
import { ConfirmDialog, Notice, showToast } from '@sitewright/ui'
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

const QUESTIONS = {
  remove: {
    use: useRemovePerson,
    title: 'people.removeTitle',
    hint: 'people.removeHint',
    confirm: 'people.removeConfirm',
    done: 'people.removed',
  },
  handOver: {
    use: useHandOver,
    title: 'people.handOverTitle',
    hint: 'people.handOverHint',
    confirm: 'people.handOverConfirm',
    done: 'people.handedOver',
  },
} as const

/** Asks before somebody is taken off the site, or becomes its owner. */
export function AskDialog({
  deed,
  siteId,
  person: { accountId, name },
  onClose,
}: PersonDialogProps & { deed: keyof typeof QUESTIONS }) {
  const text = useText()
  const { use: useDeed, title, hint, confirm, done } = QUESTIONS[deed]
  const change = useDeed(siteId)
  return (
    <ConfirmDialog
      title={text(title, { name })}
      confirmLabel={text(confirm)}
      isOpen
      isPending={change.isPending}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(accountId, {
          onSuccess: () => {
            onClose()
            showToast({ text: text(done, { name }) })
          },
        })
      }
    >
      {change.error && (
        <Notice tone="danger" isAlert>
          {change.error.message}
        </Notice>
      )}
      <p>{text(hint)}</p>
    </ConfirmDialog>
  )
}
