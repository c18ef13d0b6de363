import { ConfirmDialog } from '@sitewright/ui'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../text.ts'
import { watchForm } from './unsaved-forms.ts'

/** Asks before a screen with unsaved changes is left, by a link, the back button or closing the tab. */
export function UnsavedGuard({ isDirty }: { isDirty(): boolean }) {
  const text = useText()
  useEffect(() => watchForm({ isDirty }))
  const blocker = useBlocker({
    shouldBlockFn: isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      title={text('common.leaveTitle')}
      confirmLabel={text('common.leave')}
      cancelLabel={text('common.stay')}
      isOpen={blocker.status === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{text('common.leaveHint')}</p>
    </ConfirmDialog>
  )
}
