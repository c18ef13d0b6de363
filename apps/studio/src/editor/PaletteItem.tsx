import type { BlockDefinition } from '@sitewright/blocks/registry'
import { BLANK, sectionFrom } from '@sitewright/blocks/section-library'
import { Tooltip } from '@sitewright/ui'
import type { IconComponent } from '@sitewright/ui/icons'
import * as icons from '@sitewright/ui/icons'
import { memo, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { addBlock } from '../document/edits.ts'
import { addSection } from '../document/section-edits.ts'
import { newBlock, wordsOf } from './block-names.ts'
import { carryBlock } from './carried.ts'
import type { EditorDeeds } from './editor-context.ts'
import styles from './PaletteItem.module.css'
import { newBlockPlace } from './section-place.ts'
import { useWords } from './use-words.ts'
import type { Visit } from './visit.ts'
import { isCollapsed } from './workspace.ts'

/** Every icon that the studio has, since blocks name theirs. */
const ICONS: Readonly<Record<string, IconComponent>> = icons

export interface PaletteItemProps extends Pick<EditorDeeds, 'visit' | 'frame' | 'showPanel'> {
  definition: BlockDefinition
}

/** A block to press, or to drag onto the page. Memoized: the palette has many, and opens at once. */
export const PaletteItem = memo(function PaletteItem({
  definition,
  visit,
  frame,
  showPanel,
}: PaletteItemProps) {
  const words = useWords()
  const [isLifted, setLifted] = useState(false)
  const wasLifted = useRef(false)
  const { label, summary } = definition
  const Icon = ICONS[definition.icon]
  return (
    <div
      className={styles.draggable}
      data-lifted={isLifted}
      onPointerDownCapture={(event) => {
        wasLifted.current = false
        if (event.button !== 0 || event.pointerType === 'touch' || !frame.current) return
        carryBlock({
          visit,
          definition,
          event,
          frame: frame.current,
          onLifted(lifted) {
            setLifted(lifted)
            if (lifted) wasLifted.current = true
          },
        })
      }}
    >
      <Tooltip text={label} placement="right" isWanted={isIcon}>
        <Button
          className={styles.item ?? ''}
          aria-label={words('addBlockNamed', { name: label })}
          onPress={() => {
            if (wasLifted.current) return
            addUnderSelection(visit, definition)
            showPanel('none')
            visit.focusCanvas()
          }}
        >
          <span className={styles.icon}>
            {Icon && <Icon size={18} strokeWidth={1.8} aria-hidden="true" />}
          </span>
          <span className={styles.words}>
            <span>{label}</span>
            <small>{summary}</small>
          </span>
        </Button>
      </Tooltip>
    </div>
  )
})

/** Whether the palette shows icons alone. */
const isIcon = () => isCollapsed('add')

/** A page without any section gets one to hold the block. */
function addUnderSelection(visit: Visit, definition: BlockDefinition): void {
  if (!blockPlace(visit)) addBlankSection(visit)
  const place = blockPlace(visit)
  if (place) visit.perform(addBlock(visit.workplace(), place, newBlock(definition, wordsOf(visit))))
}

function blockPlace(visit: Visit) {
  const { documents, selection } = visit.session.store.getState()
  const { pageDocumentId: pageId } = visit
  const isPageEmpty = pageId !== undefined && documents[pageId]?.sectionOrder.length === 0
  if (isPageEmpty && selection.kind === 'none') return undefined
  return newBlockPlace(documents, selection, visit.canvas.getState().sections)
}

function addBlankSection(visit: Visit): void {
  const documentId = visit.pageDocumentId ?? visit.footerDocumentId
  if (documentId) visit.perform(addSection(documentId, sectionFrom(BLANK), 0))
}
