import { Button } from '@sitewright/ui'
import { Plus, Settings2 } from 'lucide-react'
import { useEditor } from './editor-context.ts'
import styles from './NarrowBar.module.css'
import { useWords } from './use-words.ts'

/** Brings up the panels where there is no room beside the page. */
export function NarrowBar() {
  const words = useWords()
  const { panel, showPanel } = useEditor()
  const toggle = (which: 'add' | 'settings') => showPanel(panel === which ? 'none' : which)
  return (
    <div className={styles.bar}>
      <Button icon={Plus} isWide onPress={() => toggle('add')}>
        {words('add')}
      </Button>
      <Button icon={Settings2} isWide onPress={() => toggle('settings')}>
        {words('settings')}
      </Button>
    </div>
  )
}
