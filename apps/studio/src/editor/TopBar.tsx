import { Button, IconButton, LinkButton } from '@sitewright/ui'
import { ArrowLeft, ExternalLink, History, ListTree, Palette, Rocket } from '@sitewright/ui/icons'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { focusSoon } from '../focus-soon.ts'
import { PublishDialog } from '../publishing/late-publish-dialog.tsx'
import { PublishCount } from '../publishing/PublishCount.tsx'
import type { StoredItem } from '../screens/item-form/stored-item.ts'
import { itemPath } from '../screens/items/item-paths.ts'
import { itemsPath, pageEditorPath } from '../screens/pages/page-paths.ts'
import { useCan, useSite } from '../screens/sites/use-sites.ts'
import { CompareButton } from './CompareButton.tsx'
import { isFromPage } from './collection/from-page.ts'
import { useEditor } from './editor-context.ts'
import { HistoryDialog } from './HistoryDialog.tsx'
import { PageSwitcher } from './PageSwitcher.tsx'
import { People } from './People.tsx'
import { PublishItemDialog } from './PublishItemDialog.tsx'
import { pagesPath } from './paths.ts'
import { SaveStatus } from './SaveStatus.tsx'
import { liveUrlOf } from './subject.ts'
import styles from './TopBar.module.css'
import { UndoRedo } from './UndoRedo.tsx'
import { useWords } from './use-words.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { useDesk } from './writing/item-desk.ts'

export function TopBar({ onReopen }: { onReopen(): void }) {
  const words = useWords()
  const { visit, panel, showPanel } = useEditor()
  const { siteId, opened } = visit
  const can = useCan(siteId)
  const { data: site } = useSite(siteId)
  const [dialog, setDialog] = useState<'publish' | 'history'>()
  const desk = useDesk()
  const item = desk?.form.stored ?? opened.item
  const liveUrl = site && liveUrlOf({ ...opened, ...(item && { item }) }, site.url)
  return (
    <header className={styles.bar}>
      <h1 className={styles.heading}>{words('editing', { title: (item ?? opened.page).title })}</h1>
      <div className={styles.side}>
        <Back item={item} />
      </div>
      <div className={styles.middle}>
        <UndoRedo />
        <ViewSwitch />
        <SaveStatus onReopen={onReopen} />
        <People />
      </div>
      <div className={styles.end}>
        <div className={styles.besidePanels}>
          <IconButton
            label={words('outline')}
            icon={ListTree}
            data-opens="outline"
            aria-expanded={panel === 'outline'}
            onPress={() => {
              if (panel === 'outline') return showPanel('none')
              showPanel('outline')
              focusSoon('[data-outline]')
            }}
          />
        </div>
        {can('styles.edit') && (
          <div className={styles.besidePanels}>
            <IconButton
              label={words('styles')}
              icon={Palette}
              data-opens="styles"
              onPress={() => showPanel(panel === 'styles' ? 'none' : 'styles')}
            />
          </div>
        )}
        <div className={styles.besidePanels}>
          <CompareButton />
        </div>
        {!item && (
          <IconButton
            label={words('history')}
            icon={History}
            onPress={() => setDialog('history')}
          />
        )}
        {liveUrl && site?.publishedAt === null && (
          <Button look="quiet" icon={ExternalLink} onPress={() => setDialog('publish')}>
            <span className={styles.wideOnly}>{words('viewLive')}</span>
          </Button>
        )}
        {liveUrl && site?.publishedAt !== null && (
          <LinkButton look="quiet" icon={ExternalLink} href={liveUrl} target="_blank">
            <span className={styles.wideOnly}>{words('viewLive')}</span>
          </LinkButton>
        )}
        {item ? (
          <PublishButton isAllowed={can('content.publish')} onPress={() => setDialog('publish')} />
        ) : (
          <PublishCount siteId={siteId}>
            {(described) => (
              <PublishButton isAllowed onPress={() => setDialog('publish')} {...described} />
            )}
          </PublishCount>
        )}
      </div>
      {dialog === 'publish' && item && site && (
        <PublishItemDialog
          item={item}
          page={opened.page}
          timeZone={site.timeZone}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'publish' && !item && (
        <PublishDialog
          siteId={siteId}
          liveUrl={liveUrl}
          flush={visit.flush}
          hasUnsaved={() => visit.hasUnsaved}
          onStyles={() => {
            setDialog(undefined)
            showPanel('styles')
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'history' && (
        <HistoryDialog onClose={() => setDialog(undefined)} onRestored={onReopen} />
      )}
    </header>
  )
}

/** To the page where it was chosen; else to the list that a written item is in, and to the form of one that is sold. */
function Back({ item }: { item: StoredItem | undefined }) {
  const words = useWords()
  const { siteId, opened } = useEditor().visit
  const isBackToPage = useLocation({ select: ({ searchStr }) => isFromPage(searchStr) })
  if (!item) {
    return (
      <>
        <LinkButton look="quiet" icon={ArrowLeft} href={pagesPath(siteId)}>
          <span className={styles.wideOnly}>{words('backToPages')}</span>
        </LinkButton>
        <PageSwitcher />
      </>
    )
  }
  const [href, { title }] = isBackToPage
    ? [pageEditorPath(siteId, opened.page.id), opened.page]
    : item.sale
      ? [itemPath(siteId, item.id, 'products'), item]
      : [itemsPath(siteId, opened.page.id), opened.page]
  return (
    <LinkButton look="quiet" icon={ArrowLeft} href={href}>
      <span className={styles.title}>{words('backToItem', { title })}</span>
    </LinkButton>
  )
}

interface PublishButtonProps {
  isAllowed: boolean
  'aria-describedby'?: string
  onPress(): void
}

function PublishButton({ isAllowed, ...rest }: PublishButtonProps) {
  const words = useWords()
  return (
    <Button look="primary" icon={Rocket} isDisabled={!isAllowed} {...rest}>
      {words('publish')}
    </Button>
  )
}
