import { Toolbar, ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import { Plus, Settings2 } from '@sitewright/ui/icons'
import { sectionIndex } from '../document/section-edits.ts'
import type { SectionAddress } from '../document/selection.ts'
import styles from './ContextBar.module.css'
import { CommandButton } from './commands/CommandButton.tsx'
import { MoreCommands } from './commands/MoreCommands.tsx'
import { useEditor } from './editor-context.ts'
import { useWords } from './use-words.ts'

export function SectionBar({ address }: { address: SectionAddress }) {
  const words = useWords()
  const { visit, askForSection } = useEditor()
  const addBelow = () => {
    const index = sectionIndex(visit.workplace(), address) + 1
    askForSection({ documentId: address.documentId, index })
  }
  return (
    <>
      <span className={styles.name}>{words('section')}</span>
      <Toolbar label={words('section')}>
        <ToolbarButton
          label={words('sectionSettings')}
          icon={Settings2}
          onPress={() => visit.wish('settings')}
        />
        <ToolbarSeparator />
        <CommandButton name="sectionUp" />
        <CommandButton name="sectionDown" />
        <ToolbarButton label={words('addSection')} icon={Plus} onPress={addBelow} />
        <CommandButton name="duplicate" />
        <ToolbarSeparator />
        <CommandButton name="remove" />
        <MoreCommands />
      </Toolbar>
    </>
  )
}
