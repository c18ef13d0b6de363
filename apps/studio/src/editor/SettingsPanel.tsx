import { FOOTER_FIELD, isSiteWideField } from '@sitewright/core/content/block-fields'
import { Button, classNames, IconButton, Notice } from '@sitewright/ui'
import { ArrowLeft } from '@sitewright/ui/icons'
import {
  around,
  blockAt,
  blockIdsOf,
  isGroupSelected,
  isInSection,
  type Selection,
  selectionOf,
} from '../document/selection.ts'
import { focusSoon } from '../focus-soon.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { blockName } from './block-names.ts'
import { ClosePanel } from './ClosePanel.tsx'
import { CollapseButton } from './CollapseButton.tsx'
import { CollectionPanel, ItemPanel } from './collection/CollectionPanel.tsx'
import { useSession } from './drafts-context.ts'
import { useCanvas, useEditor } from './editor-context.ts'
import { HeaderSettings } from './header/HeaderSettings.tsx'
import type { EditorMessage } from './messages.ts'
import { PageSettings } from './PageSettings.tsx'
import styles from './Panel.module.css'
import { SectionSettings } from './SectionSettings.tsx'
import { useWords } from './use-words.ts'
import { useCollapsed } from './workspace.ts'
import { ItemDrawer } from './writing/ItemDrawer.tsx'

/** The name of the settings around those of what is selected. */
const OUTER = {
  block: 'sectionSettings',
  blocks: 'sectionSettings',
  section: 'sectionSettings',
  header: 'allPageSettings',
  item: 'allPageSettings',
  none: 'allPageSettings',
} as const satisfies Record<Selection['kind'], EditorMessage>

/** Another selection is another form, which is read from its top. */
function nameOf(selection: Selection): string {
  if (selection.kind === 'block') return selection.blockId
  if (selection.kind === 'item') return selection.itemId
  return isInSection(selection) ? selection.sectionId : selection.kind
}

/** The section of several blocks; else the nearest thing around. */
function outerOf(selection: Selection): Selection {
  return selection.kind === 'blocks'
    ? selectionOf({ ...selection, blockIds: [] })
    : around(selection)
}

/** The settings of what is selected. */
export function SettingsPanel() {
  const words = useWords()
  const { visit } = useEditor()
  const isCollapsed = useCollapsed('settings')
  const selection = useSession((state) => state.selection)
  const blockType = useSession((state) =>
    state.selection.kind === 'block' ? blockAt(state.documents, state.selection)?.type : undefined,
  )
  const isGroup = useSession((state) => isGroupSelected(state.documents, state.selection))
  const itemName = useCanvas(({ items }) =>
    selection.kind === 'item' ? items.find(({ id }) => id === selection.itemId)?.name : undefined,
  )
  const titles: Readonly<Record<Selection['kind'], string>> = {
    block: blockType === undefined ? '' : blockName(blockType),
    blocks: words(isGroup ? 'groupChosen' : 'blocksChosen', {
      count: blockIdsOf(selection).length,
    }),
    section: words('section'),
    header: words('header'),
    item: itemName || words('item'),
    none: visit.opened.item ? words('settings') : words('pageSettings'),
  }
  const field = isInSection(selection) ? visit.fieldOf(selection.documentId) : undefined
  return (
    <aside
      className={styles.panel}
      data-side="settings"
      data-collapsed={isCollapsed}
      aria-label={words('settings')}
    >
      <header className={styles.header}>
        {selection.kind !== 'none' && (
          <div className={styles.whenExpanded}>
            <IconButton
              label={words(OUTER[outerOf(selection).kind])}
              icon={ArrowLeft}
              size="small"
              tooltipPlacement="left"
              onPress={() => {
                visit.select(outerOf(selection))
                focusSoon('[data-settings]')
              }}
            />
          </div>
        )}
        <h2
          className={classNames(styles.title, styles.whenExpanded)}
          data-settings=""
          tabIndex={-1}
        >
          {titles[selection.kind]}
        </h2>
        <CollapseButton panel="settings" />
        <div className={styles.narrowOnly}>
          <ClosePanel />
        </div>
      </header>
      <div key={nameOf(selection)} className={classNames(styles.body, styles.whenExpanded)}>
        {field !== undefined && isSiteWideField(field) && (
          <Notice>{words(field === FOOTER_FIELD ? 'footerSiteWide' : 'fieldSiteWide')}</Notice>
        )}
        {selection.kind === 'block' && (
          <BlockSettings key={selection.blockId} address={selection} />
        )}
        {selection.kind === 'blocks' && <p className={styles.hint}>{words('blocksChosenHint')}</p>}
        {selection.kind === 'section' && (
          <SectionSettings key={selection.sectionId} address={selection} />
        )}
        {selection.kind === 'header' && <HeaderSettings />}
        {selection.kind === 'item' && <ItemPanel itemId={selection.itemId} />}
        {selection.kind === 'none' && <AroundSettings />}
      </div>
    </aside>
  )
}

/** Settings while nothing is selected: the page's own, or those of the item whose page it is. */
function AroundSettings() {
  const words = useWords()
  const { visit } = useEditor()
  if (visit.opened.item) return <ItemDrawer />
  return (
    <>
      {visit.collection && <CollectionPanel />}
      <Button
        onPress={() => {
          visit.select({ kind: 'header' }, { reveal: true })
          focusSoon('[data-settings]')
        }}
      >
        {words('editHeader')}
      </Button>
      <PageSettings />
    </>
  )
}
