import { type BlockDefinition, PALETTE_SECTIONS } from '@sitewright/blocks/registry'
import { blockOfSlice, SLICES } from '@sitewright/blocks/slices'
import { Button, classNames, SearchField } from '@sitewright/ui'
import { Plus } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { findBlocks, matching } from './block-names.ts'
import { ClosePanel } from './ClosePanel.tsx'
import { CollapseButton } from './CollapseButton.tsx'
import { useEditor } from './editor-context.ts'
import { PaletteItem, type PaletteItemProps } from './PaletteItem.tsx'
import styles from './Panel.module.css'
import { newSectionPlace } from './section-place.ts'
import { useMayWrite } from './use-may-write.ts'
import { useWords } from './use-words.ts'
import { useCollapsed } from './workspace.ts'

/** Blocks that can be put on the page, without those that the person's role does not let them write. */
export function AddPanel() {
  const words = useWords()
  const { visit, frame, showPanel, askForSection } = useEditor()
  const [search, setSearch] = useState('')
  const mayWrite = useMayWrite(visit.siteId)
  const isCollapsed = useCollapsed('add')
  // The search cannot be seen among the icons, so it does not choose them either.
  const found = findBlocks(isCollapsed ? '' : search).filter(mayWrite)
  const deeds = { visit, frame, showPanel }
  const beginSection = () => {
    const { documents, selection } = visit.session.store.getState()
    const place = newSectionPlace(documents, selection, visit)
    if (place) askForSection(place)
  }
  return (
    <aside
      className={styles.panel}
      data-side="add"
      data-collapsed={isCollapsed}
      aria-label={words('add')}
      data-palette=""
    >
      <header className={styles.header}>
        <h2 className={classNames(styles.title, styles.whenExpanded)} data-add="" tabIndex={-1}>
          {words('add')}
        </h2>
        <CollapseButton panel="add" />
        <div className={styles.narrowOnly}>
          <ClosePanel />
        </div>
      </header>
      <div className={styles.body}>
        <Button icon={Plus} isWide aria-label={words('addSection')} onPress={beginSection}>
          <span className={styles.whenExpanded}>{words('addSection')}</span>
        </Button>
        <div className={styles.whenExpanded}>
          <SearchField isWide label={words('findBlocks')} value={search} onChange={setSearch} />
        </div>
        {visit.opened.page.kind === 'splash-page' && (
          <PaletteGroup
            name="slices"
            title={words('slices')}
            blocks={matching(COVER_BLOCKS, isCollapsed ? '' : search).filter(mayWrite)}
            {...deeds}
          />
        )}
        <Palette blocks={found} {...deeds} />
        {found.length === 0 && <p className={styles.hint}>{words('noBlocks')}</p>}
        <p className={classNames(styles.hint, styles.whenExpanded)}>{words('addBlocksHint')}</p>
      </div>
    </aside>
  )
}

type PaletteDeeds = Omit<PaletteItemProps, 'definition'>

/** Slices of a cover page, as blocks that begin as they do. */
const COVER_BLOCKS = SLICES.map(blockOfSlice)

/** Blocks under the titles of their sections, without those sections that have none. */
function Palette({ blocks, ...deeds }: { blocks: readonly BlockDefinition[] } & PaletteDeeds) {
  const { formatMessage } = useIntl()
  return Object.entries(PALETTE_SECTIONS).map(([section, title]) => {
    const inSection = blocks.filter(({ paletteSection }) => paletteSection === section)
    if (inSection.length === 0) return null
    return (
      <PaletteGroup
        key={section}
        name={section}
        title={formatMessage({ id: `palette.${section}`, defaultMessage: title })}
        blocks={inSection}
        {...deeds}
      />
    )
  })
}

interface PaletteGroupProps extends PaletteDeeds {
  name: string
  title: string
  blocks: readonly BlockDefinition[]
}

function PaletteGroup({ name, title, blocks, ...deeds }: PaletteGroupProps) {
  if (blocks.length === 0) return null
  return (
    <div>
      <h3 className={classNames(styles.sectionTitle, styles.whenExpanded)} id={`palette-${name}`}>
        {title}
      </h3>
      <ul className={styles.items} aria-labelledby={`palette-${name}`}>
        {blocks.map((definition) => (
          <li key={definition.label}>
            <PaletteItem definition={definition} {...deeds} />
          </li>
        ))}
      </ul>
    </div>
  )
}
