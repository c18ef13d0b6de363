import { Button, Notice } from '@sitewright/ui'
import { useSession } from '../editor/drafts-context.ts'
import { useEditor } from '../editor/editor-context.ts'
import { SAVE_SENTENCES } from '../editor/save-sentences.ts'
import { useWords } from '../editor/use-words.ts'
import styles from './StylePanel.module.css'

/** Says whether the choices are saved. */
export function StyleStatus() {
  const words = useWords()
  const { visit } = useEditor()
  const state = useSession(({ saveState }) => saveState)
  const problem = useSession(({ saveProblem }) => saveProblem)
  if (state === 'attention' || state === 'offline') {
    return (
      <Notice
        tone="danger"
        isAlert
        action={
          <Button size="small" onPress={visit.autosave.retry}>
            {words('retry')}
          </Button>
        }
      >
        {words('stylesUnsaved', { problem: problem ? words(SAVE_SENTENCES[problem]) : '' })}
      </Notice>
    )
  }
  return (
    <p className={styles.status} role="status">
      {words(state === 'saving' ? 'saveSaving' : 'stylesSaved')}
    </p>
  )
}
