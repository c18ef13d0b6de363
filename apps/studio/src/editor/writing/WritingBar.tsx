import { documentText } from '@sitewright/blocks/document-text'
import { Button } from '@sitewright/ui'
import { useDeferredValue, useMemo } from 'react'
import { useSession } from '../drafts-context.ts'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { textLength } from './count-words.ts'
import { useDesk } from './item-desk.ts'
import styles from './WritingBar.module.css'

/** How long the text of an item is, and takes to read. */
export function WritingBar() {
  const words = useWords()
  const { visit } = useEditor()
  const desk = useDesk()
  const isItem = desk !== undefined
  const body = useDeferredValue(
    useSession(({ documents }) => documents[visit.pageDocumentId ?? '']),
  )
  const length = useMemo(
    () => (isItem && body ? textLength(documentText(body)) : undefined),
    [isItem, body],
  )
  if (!(desk && length)) return null
  const { isOnlyWords, setOnlyWords } = desk
  return (
    <div className={styles.bar}>
      <p>{words('reading', { ...length })}</p>
      <Button
        size="small"
        look="quiet"
        onPress={() => {
          setOnlyWords(!isOnlyWords)
          visit.focusCanvas()
        }}
      >
        {words(isOnlyWords ? 'onlyWordsEnd' : 'onlyWords')}
      </Button>
    </div>
  )
}
