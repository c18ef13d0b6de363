import { CallFailure } from '@sitewright/api/client'
import { Button, showToast, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { useText } from '../../text.ts'
import { QueryView } from '../QueryView.tsx'
import { useCan } from '../sites/use-sites.ts'
import styles from './SettingsForm.module.css'
import { usePagePassword, useSavePagePassword } from './use-site-settings.ts'

/**
 * The password of a page, beside its other settings. It saves itself, since it is live at once and not part of
 * what is published, so it can stand inside any form. Shows nothing to roles that cannot publish.
 */
export function PagePasswordField({ siteId, pageId }: { siteId: string; pageId: string }) {
  const text = useText()
  const can = useCan(siteId)
  const stored = usePagePassword(siteId, pageId)
  if (!can('content.publish')) return null
  return (
    <QueryView
      query={stored}
      loading={text('pagePassword.loading')}
      failed={text('pagePassword.failed')}
    >
      {({ isProtected }) => (
        <PasswordForm siteId={siteId} pageId={pageId} isProtected={isProtected} />
      )}
    </QueryView>
  )
}

interface PasswordFormProps {
  siteId: string
  pageId: string
  isProtected: boolean
}

function PasswordForm({ siteId, pageId, isProtected }: PasswordFormProps) {
  const text = useText()
  const [password, setPassword] = useState('')
  const save = useSavePagePassword(siteId, pageId)
  const { error } = save
  const told = error instanceof CallFailure ? error.envelope.errors?.password : undefined
  const change = (next: string | undefined) =>
    save.mutate(next, {
      onSuccess: () => {
        setPassword('')
        showToast({
          text: text(next === undefined ? 'pagePassword.removed' : 'pagePassword.saved'),
        })
      },
    })
  return (
    <div className={styles.stack}>
      <UnsavedGuard isDirty={() => password !== ''} />
      <p role="status">{text(isProtected ? 'pagePassword.on' : 'pagePassword.off')}</p>
      <TextField
        label={text('pagePassword.label')}
        description={text('pagePassword.hint')}
        type="password"
        autoComplete="new-password"
        isOptional
        value={password}
        onChange={setPassword}
        onKeyDown={(event) => {
          // The form around it is another one.
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (password !== '') change(password)
        }}
        problem={told ?? error?.message}
      />
      <Button
        isDisabled={password === ''}
        isPending={save.isPending}
        onPress={() => change(password)}
      >
        {text(isProtected ? 'pagePassword.change' : 'pagePassword.set')}
      </Button>
      {isProtected && (
        <Button look="quiet" isDisabled={save.isPending} onPress={() => change(undefined)}>
          {text('pagePassword.remove')}
        </Button>
      )}
    </div>
  )
}
