import { FOOTER_FIELD, isSiteWideField } from '@sitewright/core/content/block-fields'
import { Button, classNames, IconButton, Notice } from '@sitewright/ui'
import { PanelBottomClose } from '@sitewright/ui/icons'
import { blockAt, type Selection } from '../document/selection.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { blockName } from './block-names.ts'
import { CollapseButton } from './CollapseButton.tsx'
import { useEditor, useSession } from './editor-context.ts'
import { HeaderSettings } from './HeaderSettings.tsx'
import { PageSettings } from './PageSettings.tsx'
import styles from './Panel.module.css'
import { SectionSettings } from './SectionSettings.tsx'
import { useWords } from './use-words.ts'
import { useCollapsed } from './workspace.ts'

/** The settings of what is selected. */
export function SettingsPanel() {
  const words = useWords()
  const { visit, showPanel } = useEditor()
  const isCollapsed = useCollapsed('settings')
  const selection = useSession((state) => state.selection)
  const blockType = useSession((state) =>
    state.selection.kind === 'block' ? blockAt(state.documents, state.selection)?.type : undefined,
  )
  const titles: Readonly<Record<Selection['kind'], string>> = {
    block: blockType === undefined ? '' : blockName(blockType),
    section: words('section'),
    header: words('header'),
    none: visit.opened.item ? words('settings') : words('pageSettings'),
  }
  const field =
    selection.kind === 'block' || selection.kind === 'section'
      ? visit.fieldOf(selection.documentId)
      : undefined
  return (
    <aside
      className={styles.panel}
      data-side="settings"
      data-collapsed={isCollapsed}
      aria-label={words('settings')}
    >
      <header className={styles.header}>
        <h2
          className={classNames(styles.title, styles.whenExpanded)}
          data-settings=""
          tabIndex={-1}
        >
          {titles[selection.kind]}
        </h2>
        <CollapseButton panel="settings" />
        <div className={styles.narrowOnly}>
          <IconButton
            label={words('close')}
            icon={PanelBottomClose}
            size="small"
            onPress={() => showPanel('none')}
          />
        </div>
      </header>
      <div className={classNames(styles.body, styles.whenExpanded)}>
        {field !== undefined && isSiteWideField(field) && (
          <Notice>{words(field === FOOTER_FIELD ? 'footerSiteWide' : 'fieldSiteWide')}</Notice>
        )}
        {selection.kind === 'block' && (
          <BlockSettings key={selection.blockId} address={selection} />
        )}
        {selection.kind === 'section' && (
          <SectionSettings key={selection.sectionId} address={selection} />
        )}
        {selection.kind === 'header' && <HeaderSettings />}
        {selection.kind === 'none' && (
          <>
            <p className={styles.hint}>{words('nothingSelectedHint')}</p>
            <Button onPress={() => visit.select({ kind: 'header' }, { reveal: true })}>
              {words('editHeader')}
            </Button>
            {!visit.opened.item && <PageSettings />}
          </>
        )}
      </div>
    </aside>
  )
}
