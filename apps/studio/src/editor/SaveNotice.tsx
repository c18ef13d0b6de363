import { Button, Notice } from '@sitewright/ui'
import type { SaveProblem } from '../document/session.ts'
import { useEditor, useSession } from './editor-context.ts'
import type { EditorMessage } from './messages.ts'
import styles from './PhoneNotice.module.css'
import { SAVE_SENTENCES } from './save-sentences.ts'
import { useWords } from './use-words.ts'
import type { Visit } from './visit.ts'

interface WayOn {
  readonly label: EditorMessage
  act(visit: Visit): void
}

const WAYS_ON: Readonly<Record<SaveProblem, WayOn>> = {
  signedOut: { label: 'signIn', act: ({ autosave }) => autosave.retry() },
  outdated: { label: 'reload', act: () => location.reload() },
}

/** Says why saving has stopped, and leads on. */
export function SaveNotice() {
  const words = useWords()
  const { visit } = useEditor()
  const problem = useSession((session) => session.saveProblem)
  if (!problem) return null
  const { label, act } = WAYS_ON[problem]
  return (
    <div className={styles.notice}>
      <Notice
        tone="warning"
        isAlert
        action={
          <Button size="small" onPress={() => act(visit)}>
            {words(label)}
          </Button>
        }
      >
        {words(SAVE_SENTENCES[problem])}
      </Notice>
    </div>
  )
}
