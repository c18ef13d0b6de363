import { documentText } from '@sitewright/blocks/document-text'
import { useDeferredValue, useMemo } from 'react'
import { useSession } from '../drafts-context.ts'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'
import { textLength } from './count-words.ts'
import styles from './ItemDrawer.module.css'

/** How long the text is, and takes to read. */
export function TextCount() {
  const words = useWords()
  const { visit } = useEditor()
  const body = useDeferredValue(
    useSession(({ documents }) => documents[visit.pageDocumentId ?? '']),
  )
  const length = useMemo(() => body && textLength(documentText(body)), [body])
  if (!length) return null
  return <p className={styles.count}>{words('reading', { ...length })}</p>
}
