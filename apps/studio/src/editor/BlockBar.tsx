import { Toolbar, ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import { BringToFront, Copy, SendToBack, Trash2 } from '@sitewright/ui/icons'
import { layerBlock } from '../document/edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import { blockName } from './block-names.ts'
import styles from './ContextBar.module.css'
import { duplicateSelected, removeSelected } from './canvas-answers.ts'
import { useEditor, useSession } from './editor-context.ts'
import { useWords } from './use-words.ts'

export function BlockBar({ address }: { address: BlockAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const type = useSession((state) => blockAt(state.documents, address)?.type)
  if (type === undefined) return null
  const name = blockName(type)
  const layer = (where: 'front' | 'back') =>
    visit.perform(layerBlock(visit.workplace(), address, where))
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Toolbar label={name}>
        <ToolbarButton
          label={words('duplicate')}
          icon={Copy}
          shortcut="Ctrl+D"
          onPress={() => duplicateSelected(visit)}
        />
        <ToolbarButton
          label={words('bringToFront')}
          icon={BringToFront}
          onPress={() => layer('front')}
        />
        <ToolbarButton
          label={words('sendToBack')}
          icon={SendToBack}
          onPress={() => layer('back')}
        />
        <ToolbarSeparator />
        <ToolbarButton
          label={words('remove')}
          icon={Trash2}
          shortcut="Delete"
          onPress={() => removeSelected(visit)}
        />
      </Toolbar>
    </>
  )
}
