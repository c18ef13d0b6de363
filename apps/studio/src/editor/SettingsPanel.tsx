import { FOOTER_FIELD, isSiteWideField } from '@sitewright/core/content/block-fields'
import { Button, IconButton, Notice } from '@sitewright/ui'
import { PanelBottomClose } from '@sitewright/ui/icons'
import { blockAt, type Selection } from '../document/selection.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { blockName } from './block-names.ts'
import { useEditor, useSession } from './editor-context.ts'
import { HeaderSettings } from './HeaderSettings.tsx'
import { PageSettings } from './PageSettings.tsx'
import styles from './Panel.module.css'
import { SectionSettings } from './SectionSettings.tsx'
import { useWords } from './use-words.ts'

/** The settings of what is selected. */
export function SettingsPanel() {
  const words = useWords()
  const { visit, showPanel } = useEditor()
  const selection = useSession((state) => state.selection)
  const block = useSession((state) =>
    state.selection.kind === 'block' ? blockAt(state.documents, state.selection) : undefined,
  )
  const titles: Readonly<Record<Selection['kind'], string>> = {
    block: block ? blockName(block.type) : '',
    section: words('section'),
    header: words('header'),
    none: visit.opened.item ? words('settings') : words('pageSettings'),
  }
  const field =
    selection.kind === 'block' || selection.kind === 'section'
      ? visit.fieldOf(selection.documentId)
      : undefined
  return (
    <aside className={styles.panel} data-side="settings" aria-label={words('settings')}>
      <header className={styles.header}>
        <h2 className={styles.title} data-settings="" tabIndex={-1}>
          {titles[selection.kind]}
        </h2>
        <div className={styles.narrowOnly}>
          <IconButton
            label={words('close')}
            icon={PanelBottomClose}
            size="small"
            onPress={() => showPanel('none')}
          />
        </div>
      </header>
      <div className={styles.body}>
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
