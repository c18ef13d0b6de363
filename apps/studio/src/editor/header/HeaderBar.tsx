import { Toolbar, ToolbarButton } from '@sitewright/ui'
import { Settings2 } from '@sitewright/ui/icons'
import styles from '../ContextBar.module.css'
import { useEditor } from '../editor-context.ts'
import { useWords } from '../use-words.ts'

export function HeaderBar() {
  const words = useWords()
  const { visit } = useEditor()
  return (
    <>
      <span className={styles.name}>{words('header')}</span>
      <Toolbar label={words('header')}>
        <ToolbarButton
          label={words('headerSettings')}
          icon={Settings2}
          onPress={() => visit.wish('settings')}
        />
      </Toolbar>
    </>
  )
}
