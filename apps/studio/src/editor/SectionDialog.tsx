import { GRID_COLUMNS } from '@sitewright/core/document/page-document'
import { Dialog } from '@sitewright/ui'
import { Button } from 'react-aria-components'
import { addSection } from '../document/section-edits.ts'
import { SECTION_LAYOUTS, type SectionLayout, sectionFrom } from '../document/section-layouts.ts'
import { layoutBlock } from './block-names.ts'
import { useEditor } from './editor-context.ts'
import styles from './SectionDialog.module.css'
import { useWords } from './use-words.ts'

export interface SectionPlace {
  readonly documentId: string
  readonly index: number
}

/** Ready-made sections to begin with. */
export function SectionDialog({ place, onClose }: { place: SectionPlace; onClose(): void }) {
  const words = useWords()
  const { visit, showPanel } = useEditor()
  const choose = (layout: SectionLayout) => {
    onClose()
    showPanel('none')
    visit.perform(addSection(place.documentId, sectionFrom(layout, layoutBlock), place.index))
  }
  return (
    <Dialog isOpen title={words('addSection')} onClose={onClose}>
      <p>{words('addSectionHint')}</p>
      <ul className={styles.layouts}>
        {SECTION_LAYOUTS.map((layout) => (
          <li key={layout.name}>
            <Button className={styles.layout ?? ''} onPress={() => choose(layout)}>
              <LayoutPicture layout={layout} />
              <span>{layout.label}</span>
              <small>{layout.summary}</small>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function LayoutPicture({ layout }: { layout: SectionLayout }) {
  return (
    <svg viewBox={`0 0 ${GRID_COLUMNS.desktop} 14`} className={styles.picture} aria-hidden="true">
      {layout.parts.map(({ block, at }) => (
        <rect
          key={`${at.x}-${at.y}`}
          x={at.x}
          y={at.y}
          width={at.w}
          height={at.h}
          rx={block === 'button' ? 1 : 0.4}
          data-block={block}
        />
      ))}
    </svg>
  )
}
