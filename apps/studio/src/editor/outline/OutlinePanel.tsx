import { IconButton } from '@sitewright/ui'
import { X } from '@sitewright/ui/icons'
import { useEffect } from 'react'
import { lateScreen } from '../../routes/late-screen.tsx'
import { closePanel } from '../close-panel.ts'
import { useSession } from '../drafts-context.ts'
import { useCanvas, useEditor } from '../editor-context.ts'
import styles from '../Panel.module.css'
import { useWords } from '../use-words.ts'
import { outlineOf } from './outline.ts'

const OutlineTree = lateScreen(async () => (await import('./OutlineTree.tsx')).OutlineTree)

/** Sections and blocks of the page in reading order, in the place of the blocks to add. */
export function OutlinePanel() {
  const words = useWords()
  const { visit, panel, showPanel } = useEditor()
  const documents = useSession((state) => state.documents)
  const status = useCanvas((state) => state.status)
  useEffect(() => {
    // A canvas that was opened anew has none.
    if (status === 'ready') visit.link.send({ type: 'numbers', isOn: true })
    return () => visit.link.send({ type: 'numbers', isOn: false })
  }, [visit, status])
  const last = visit.footerDocumentId
  const ids = Object.keys(documents).filter((id) => id !== last)
  const outline = outlineOf(documents, last === undefined ? ids : [...ids, last])
  return (
    <aside className={styles.panel} data-side="add" aria-label={words('outline')}>
      <header className={styles.header}>
        <h2 className={styles.title} data-outline="" tabIndex={-1}>
          {words('outline')}
        </h2>
        <IconButton
          label={words('close')}
          icon={X}
          size="small"
          onPress={() => closePanel(panel, showPanel)}
        />
      </header>
      <div className={styles.body}>
        <OutlineTree outline={outline} />
      </div>
    </aside>
  )
}
