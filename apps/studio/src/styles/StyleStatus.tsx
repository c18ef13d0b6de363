import { Button, Notice } from '@sitewright/ui'
import { useWords } from '../editor/use-words.ts'
import styles from './StylePanel.module.css'
import { useStyleState, useStyles } from './style-context.ts'

/** Says whether the choices are saved. */
export function StyleStatus() {
  const words = useWords()
  const session = useStyles()
  const saving = useStyleState((state) => state.saving)
  const error = useStyleState((state) => state.error)
  if (saving === 'failed') {
    return (
      <Notice
        tone="danger"
        isAlert
        action={
          <Button size="small" onPress={session.retry}>
            {words('retry')}
          </Button>
        }
      >
        {words('stylesUnsaved', { problem: error?.message ?? '' })}
      </Notice>
    )
  }
  return (
    <p className={styles.status} role="status">
      {words(saving === 'saving' ? 'saveSaving' : 'stylesSaved')}
    </p>
  )
}
