import { ConfirmDialog } from '@sitewright/ui'
import { useBlocker } from '@tanstack/react-router'
import { useDrafts } from './drafts-context.ts'
import { useWords } from './use-words.ts'

/** Timeout: milliseconds that leaving waits for a save before it asks. */
const LONGEST_SAVE_MS = 3000

/** Saves before the page is left, and asks when that does not work. */
export function LeaveGuard() {
  const words = useWords()
  const drafts = useDrafts()
  const blocker = useBlocker({
    async shouldBlockFn() {
      if (drafts.hasUnsaved) await Promise.race([drafts.flush(), wait(LONGEST_SAVE_MS)])
      return drafts.hasUnsaved
    },
    enableBeforeUnload: () => drafts.hasUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      title={words('leaveTitle')}
      confirmLabel={words('leave')}
      look="primary"
      isOpen={blocker.status === 'blocked'}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>{words('leaveHint')}</p>
    </ConfirmDialog>
  )
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
