import { ROLES, type RoleName } from '@sitewright/core/roles'
import { Button, Dialog, Notice, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import styles from './People.module.css'
import { RoleField } from './RoleField.tsx'
import { useInvite } from './use-people.ts'

export interface SentLink {
  readonly email: string
  /** Null where a mail carries it. */
  readonly link: string | null
}

export interface InviteDialogProps {
  siteId: string
  onSent(sent: SentLink): void
  onClose(): void
}

export function InviteDialog({ siteId, onSent, onClose }: InviteDialogProps) {
  const text = useText()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<RoleName>('editor')
  const invite = useInvite(siteId)
  const { form, problems, general } = useFormProblems(invite.error, ['email', 'role'])
  return (
    <FormDialog
      title={text('people.invite')}
      saveLabel={text('people.send')}
      form={form}
      problem={general}
      isSaving={invite.isPending}
      onSave={() =>
        invite.mutate(
          { email, role: ROLES[role] },
          { onSuccess: ({ invitation, link }) => onSent({ email: invitation.email, link }) },
        )
      }
      onClose={onClose}
    >
      <TextField
        label={text('people.email')}
        description={text('people.emailHint')}
        type="email"
        autoComplete="off"
        autoFocus
        value={email}
        onChange={setEmail}
        problem={problems.email}
      />
      <RoleField value={role} onChange={setRole} problem={problems.role} />
    </FormDialog>
  )
}

/** Browsers let no page copy that did not come by HTTPS; then the field is there to copy from. */
const CAN_COPY = window.isSecureContext

/** The link of an invitation, to pass on by hand. */
export function LinkDialog({ email, link, onClose }: SentLink & { onClose(): void }) {
  const text = useText()
  if (link === null) return null
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    showToast({ text: text('people.copied') })
  }
  return (
    <Dialog
      title={text('people.linkTitle')}
      isOpen
      onClose={onClose}
      footer={
        <>
          {CAN_COPY && <Button onPress={() => void copy()}>{text('people.copy')}</Button>}
          <Button look="primary" onPress={onClose}>
            {text('people.done')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Notice>{text('people.linkHint', { email })}</Notice>
        <TextField label={text('people.link')} isReadOnly isCode rows={3} value={link} />
      </div>
    </Dialog>
  )
}
