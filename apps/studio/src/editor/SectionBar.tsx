import { Toolbar, ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import { ArrowDown, ArrowUp, Copy, Plus, Settings2, Trash2 } from '@sitewright/ui/icons'
import { sectionIndex } from '../document/section-edits.ts'
import type { SectionAddress } from '../document/selection.ts'
import styles from './ContextBar.module.css'
import { duplicateSelected, moveSelectedSection, removeSelected } from './canvas-answers.ts'
import { useSession } from './drafts-context.ts'
import { useCanvas, useEditor } from './editor-context.ts'
import { useWords } from './use-words.ts'

export function SectionBar({ address }: { address: SectionAddress }) {
  const words = useWords()
  const { visit, askForSection } = useEditor()
  const order = useSession((state) => state.documents[address.documentId]?.sectionOrder ?? [])
  const view = useCanvas((state) => state.view)
  const index = sectionIndex(visit.workplace(), address)
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
        <ToolbarButton
          label={words('moveUp')}
          icon={ArrowUp}
          shortcut="Alt+↑"
          isDisabled={index <= 0}
          onPress={() => moveSelectedSection(visit, -1)}
        />
        <ToolbarButton
          label={words('moveDown')}
          icon={ArrowDown}
          shortcut="Alt+↓"
          isDisabled={index >= order.length - 1}
          onPress={() => moveSelectedSection(visit, 1)}
        />
        <ToolbarButton
          label={words('addSection')}
          icon={Plus}
          onPress={() => askForSection({ documentId: address.documentId, index: index + 1 })}
        />
        <ToolbarButton
          label={words('duplicate')}
          icon={Copy}
          shortcut="Ctrl+D"
          onPress={() => duplicateSelected(visit)}
        />
        <ToolbarSeparator />
        <ToolbarButton
          label={words(view === 'phone' ? 'removeEverywhere' : 'remove')}
          icon={Trash2}
          shortcut="Delete"
          onPress={() => removeSelected(visit)}
        />
      </Toolbar>
    </>
  )
}
