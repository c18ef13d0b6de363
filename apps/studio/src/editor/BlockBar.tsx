import { isHidden } from '@sitewright/core/document/layout'
import { Toolbar, ToolbarButton, ToolbarSeparator } from '@sitewright/ui'
import {
  ArrowDown,
  ArrowUp,
  BringToFront,
  Copy,
  EyeOff,
  SendToBack,
  Trash2,
} from '@sitewright/ui/icons'
import { hideBlock, showBlock } from '../document/hide-edits.ts'
import { layerBlock, nudgeBlock } from '../document/place-edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import { blockName } from './block-names.ts'
import styles from './ContextBar.module.css'
import { duplicateSelected, removeSelected } from './canvas-answers.ts'
import { useSession } from './drafts-context.ts'
import { useCanvas, useEditor } from './editor-context.ts'
import { TypeMenu } from './TypeMenu.tsx'
import { useWords } from './use-words.ts'

export function BlockBar({ address }: { address: BlockAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const view = useCanvas((state) => state.view)
  const type = useSession((state) => blockAt(state.documents, address)?.type)
  const isHiddenHere = useSession((state) => isHidden(blockAt(state.documents, address), view))
  if (type === undefined) return null
  const name = blockName(type)
  const layer = (where: 'front' | 'back') =>
    visit.perform(layerBlock(visit.workplace(), address, where))
  const pass = (dy: -1 | 1) => visit.perform(nudgeBlock(visit.workplace(), address, { dy }))
  return (
    <>
      <span className={styles.name}>{name}</span>
      <Toolbar label={name}>
        {view === 'phone' && (
          <>
            <ToolbarButton label={words('blockUp')} icon={ArrowUp} onPress={() => pass(-1)} />
            <ToolbarButton label={words('blockDown')} icon={ArrowDown} onPress={() => pass(1)} />
            <ToolbarSeparator />
          </>
        )}
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
        <TypeMenu address={address} />
        <ToolbarSeparator />
        <ToolbarButton
          label={words(view === 'phone' ? 'hideOnPhones' : 'hideOnDesktops')}
          icon={EyeOff}
          isActive={isHiddenHere}
          onPress={() => {
            const edit = isHiddenHere ? showBlock : hideBlock
            visit.perform(edit(visit.workplace(), address, view))
          }}
        />
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
