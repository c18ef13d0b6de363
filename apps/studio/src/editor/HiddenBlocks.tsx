import { isHidden } from '@sitewright/core/document/layout'
import { VIEWS, type View } from '@sitewright/core/document/page-document'
import { Button } from '@sitewright/ui'
import { Eye } from '@sitewright/ui/icons'
import { showBlock } from '../document/hide-edits.ts'
import { type SectionAddress, sectionAt } from '../document/selection.ts'
import { blockName } from './block-names.ts'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import type { EditorMessage } from './messages.ts'
import { useWords } from './use-words.ts'

const LABELS: Readonly<Record<View, EditorMessage>> = {
  desktop: 'hiddenOnDesktops',
  phone: 'hiddenOnPhones',
}

/** The blocks of a section that a device does not show, each with the way back. */
export function HiddenBlocks({ address }: { address: SectionAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const section = useSession((state) => sectionAt(state.documents, address))
  const blocks = Object.values(section?.blocks ?? {})
  return VIEWS.map((view) => {
    const hidden = blocks.filter((block) => isHidden(block, view))
    if (hidden.length === 0) return null
    return (
      <fieldset key={view} className={styles.group}>
        <legend className={styles.legend}>{words(LABELS[view])}</legend>
        <div className={styles.row}>
          {hidden.map(({ id, type }) => (
            <Button
              key={id}
              size="small"
              icon={Eye}
              onPress={() => {
                visit.perform(showBlock(visit.workplace(), { ...address, blockId: id }, view))
                // This button is gone now, and the keyboard with it.
                visit.focusCanvas()
              }}
            >
              {words('showNamed', { name: blockName(type) })}
            </Button>
          ))}
        </div>
      </fieldset>
    )
  })
}
