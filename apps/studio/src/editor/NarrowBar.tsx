import { Button } from '@sitewright/ui'
import { ListTree, Palette, Plus, Settings2 } from '@sitewright/ui/icons'
import { focusSoon } from '../focus-soon.ts'
import { useCan } from '../screens/sites/use-sites.ts'
import { type Panel, useEditor } from './editor-context.ts'
import styles from './NarrowBar.module.css'
import { useWords } from './use-words.ts'

/** Brings up the panels where there is no room beside the page. */
export function NarrowBar() {
  const words = useWords()
  const { visit, panel, showPanel } = useEditor()
  const can = useCan(visit.siteId)
  const opens = (which: Exclude<Panel, 'none'>) => ({
    'data-opens': which,
    'aria-expanded': panel === which,
    onPress() {
      if (panel === which) return showPanel('none')
      showPanel(which)
      focusSoon(`[data-${which}]`)
    },
  })
  return (
    <div className={styles.bar} data-narrow-bar="">
      <Button icon={Plus} isWide {...opens('add')}>
        {words('add')}
      </Button>
      <Button icon={ListTree} isWide {...opens('outline')}>
        {words('outline')}
      </Button>
      <Button icon={Settings2} isWide {...opens('settings')}>
        {words('settings')}
      </Button>
      {can('styles.edit') && (
        <Button icon={Palette} isWide {...opens('styles')}>
          {words('styles')}
        </Button>
      )}
    </div>
  )
}
