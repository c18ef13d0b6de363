import { Button, Notice } from '@sitewright/ui'
import type { SaveProblem } from '../document/session.ts'
import { useDrafts, useSession } from './drafts-context.ts'
import type { EditorMessage } from './messages.ts'
import type { OpenDrafts } from './open-drafts.ts'
import styles from './PhoneNotice.module.css'
import { SAVE_SENTENCES } from './save-sentences.ts'
import { useWords } from './use-words.ts'

interface WayOn {
  readonly label: EditorMessage
  act(drafts: OpenDrafts): void
}

const WAYS_ON: Readonly<Record<SaveProblem, WayOn>> = {
  signedOut: { label: 'signIn', act: ({ autosave }) => autosave.retry() },
  outdated: { label: 'reload', act: () => location.reload() },
}

/** Says why saving has stopped, and leads on. */
export function SaveNotice() {
  const words = useWords()
  const drafts = useDrafts()
  const problem = useSession((session) => session.saveProblem)
  if (!problem) return null
  const { label, act } = WAYS_ON[problem]
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        isAlert
        action={
          <Button size="small" onPress={() => act(drafts)}>
            {words(label)}
          </Button>
        }
      >
        {words(SAVE_SENTENCES[problem])}
      </Notice>
    </div>
  )
}
