import { Button } from '@sitewright/ui'
import { Palette, Plus, Settings2 } from '@sitewright/ui/icons'
import { useCan } from '../screens/sites/use-sites.ts'
import { useEditor } from './editor-context.ts'
import styles from './NarrowBar.module.css'
import { useWords } from './use-words.ts'

/** Brings up the panels where there is no room beside the page. */
export function NarrowBar() {
  const words = useWords()
  const { visit, panel, showPanel } = useEditor()
  const can = useCan(visit.siteId)
  const toggle = (which: 'add' | 'settings' | 'styles') =>
    showPanel(panel === which ? 'none' : which)
  return (
    <div className={styles.bar}>
      <Button icon={Plus} isWide onPress={() => toggle('add')}>
        {words('add')}
      </Button>
      <Button icon={Settings2} isWide onPress={() => toggle('settings')}>
        {words('settings')}
      </Button>
      {can('styles.edit') && (
        <Button icon={Palette} isWide onPress={() => toggle('styles')}>
          {words('styles')}
        </Button>
      )}
    </div>
  )
}
