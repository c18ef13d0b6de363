import { isHidden } from '@sitewright/core/document/layout'
import { VIEWS, type View } from '@sitewright/core/document/page-document'
import { Switch } from '@sitewright/ui'
import { memo } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { hideBlock, showBlock } from '../document/hide-edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import type { EditorMessage } from './messages.ts'
import { useWords } from './use-words.ts'

const LABELS: Readonly<Record<View, EditorMessage>> = {
  desktop: 'shownOnDesktops',
  phone: 'shownOnPhones',
}

/** The devices on which visitors see a block. Not drawn anew with the settings above it, nor with every key that is typed. */
export const ShownOnFields = memo(function ShownOnFields({ address }: { address: BlockAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const shown = useSession(
    useShallow(({ documents }) => {
      const block = blockAt(documents, address)
      return block && VIEWS.filter((view) => !isHidden(block, view))
    }),
  )
  if (!shown) return null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('shownOn')}</legend>
      {VIEWS.map((view) => (
        <Switch
          key={view}
          label={words(LABELS[view])}
          isSelected={shown.includes(view)}
          onChange={(isShown) => {
            const edit = isShown ? showBlock : hideBlock
            visit.perform(edit(visit.workplace(), address, view))
          }}
        />
      ))}
    </fieldset>
  )
})
