import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { Card, LinkButton, Notice, PageHeader } from '@sitewright/ui'
import { List, Pencil } from '@sitewright/ui/icons'
import { useEffect } from 'react'
import { useDrafts } from '../../editor/drafts-context.ts'
import { LeaveGuard } from '../../editor/LeaveGuard.tsx'
import { People } from '../../editor/People.tsx'
import { SaveNotice } from '../../editor/SaveNotice.tsx'
import { SaveStatus } from '../../editor/SaveStatus.tsx'
import { UndoRedo } from '../../editor/UndoRedo.tsx'
import { useShortcuts } from '../../editor/use-shortcuts.ts'
import form from '../../forms/FormColumns.module.css'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { watchForm } from '../../forms/unsaved-forms.ts'
import { useText } from '../../text.ts'
import { NotFoundScreen } from '../NotFoundScreen.tsx'
import { PagePasswordField } from '../site-settings/PagePasswordField.tsx'
import { useCan } from '../sites/use-sites.ts'
import { useTitle } from '../use-title.ts'
import { KindSettings, LayoutField, ThemeTypeField } from './KindSettings.tsx'
import { listOfItems, placeOfWork } from './kind-looks.ts'
import { PageBadges } from './PageBadges.tsx'
import { PageEnabledSwitch } from './PageEnabledSwitch.tsx'
import { PagePictureField } from './PagePictureField.tsx'
import { PageSearchFields } from './PageSearchFields.tsx'
import styles from './PageSettingsForm.module.css'
import { PageTextFields } from './PageTextFields.tsx'
import { listPath, workPath } from './page-paths.ts'
import { StandInFields } from './StandInFields.tsx'
import { type PageEdits, usePageEdits } from './use-page-edits.ts'

export interface PageSettingsFormProps {
  siteId: string
  /** The page as the list of pages has it, with its state for visitors. */
  listed: PageSummary
  pages: readonly PageSummary[]
  /** Opens the drafts anew from what the server has. */
  onReopen(): void
}

/** A page's settings, which save themselves as they do in the editor; a password alone has a button. */
export function PageSettingsForm(props: PageSettingsFormProps) {
  const drafts = useDrafts()
  const edits = usePageEdits(props.listed)
  const isWrong = edits?.isWrong ?? false
  useShortcuts(drafts)
  useEffect(() => watchForm({ isDirty: () => drafts.hasUnsaved, flush: drafts.flush }), [drafts])
  if (!edits) return <NotFoundScreen />
  return (
    <div className={form.form}>
      <Header {...props} page={edits.page} />
      <Fields {...props} {...edits} />
      <LeaveGuard />
      <UnsavedGuard isDirty={() => isWrong} />
    </div>
  )
}

function Header({ siteId, listed, page, onReopen }: PageSettingsFormProps & { page: PageSummary }) {
  const text = useText()
  const canEdit = useCan(siteId)('content.edit')
  const hasList = listOfItems(page.kind) !== undefined
  useTitle(text('pageSettings.title', { title: page.title }))
  return (
    <>
      <PageHeader
        title={page.title}
        description={text('pageSettings.description', { kind: collectionKind(page.kind).label })}
        back={{ label: text('pages.title'), href: `/sites/${siteId}/pages` }}
        badges={
          <PageBadges page={{ ...page, hasUnpublishedChanges: listed.hasUnpublishedChanges }} />
        }
        actions={
          <>
            {canEdit && (
              <div className={styles.saving}>
                <UndoRedo />
                <SaveStatus onReopen={onReopen} />
                <People />
              </div>
            )}
            {hasList && (
              <LinkButton look="quiet" icon={List} href={listPath(siteId, page)}>
                {text('pages.openList')}
              </LinkButton>
            )}
            {placeOfWork(page.kind) === 'editor' && (canEdit || !hasList) && (
              <LinkButton look="quiet" icon={Pencil} href={workPath(siteId, page)}>
                {text(canEdit ? 'pages.edit' : 'pages.look')}
              </LinkButton>
            )}
          </>
        }
      />
      <SaveNotice />
      {!canEdit && <Notice>{text('common.readOnly')}</Notice>}
    </>
  )
}

type FieldsProps = Pick<PageSettingsFormProps, 'siteId' | 'pages'> & PageEdits

function Fields({ siteId, pages, page, draft, problems, change, onSet }: FieldsProps) {
  const text = useText()
  const isReadOnly = !useCan(siteId)('content.edit')
  const isLink = page.kind === 'link'
  const { settings } = draft
  const part = { siteId, page, settings, problems, isReadOnly, onSet }
  return (
    <div className={form.columns}>
      <div className={form.main}>
        <Card>
          <PageTextFields {...part} draft={draft} onChange={change} />
        </Card>
        <KindSettings pages={pages} {...part} />
        {!isLink && (
          <Card title={text('seo.heading')} description={text('seo.headingHint')}>
            <PageSearchFields {...part} draft={draft} />
          </Card>
        )}
      </div>
      <div className={form.side}>
        <Card title={text('pageSettings.visibility')}>
          <PageEnabledSwitch {...part} />
          <StandInFields {...part} />
          {!isLink && <PagePasswordField siteId={siteId} pageId={page.id} />}
        </Card>
        {!isLink && (
          <Card>
            <PagePictureField {...part} />
            <LayoutField {...part} />
            <ThemeTypeField {...part} />
          </Card>
        )}
      </div>
    </div>
  )
}
