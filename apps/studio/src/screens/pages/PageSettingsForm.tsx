import type { PageSummary } from '@sitewright/api/content/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import { Button, Card, LinkButton, Notice, PageHeader, Switch, showToast } from '@sitewright/ui'
import { List, Pencil } from '@sitewright/ui/icons'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import form from '../../forms/FormColumns.module.css'
import { PictureField } from '../../forms/PictureField.tsx'
import { SaveBar } from '../../forms/SaveBar.tsx'
import { UnsavedGuard } from '../../forms/UnsavedGuard.tsx'
import { type Problems, useFormProblems } from '../../forms/use-form-problems.ts'
import { useText } from '../../text.ts'
import { PagePasswordField } from '../site-settings/PagePasswordField.tsx'
import { useTitle } from '../use-title.ts'
import { KindSettings, LayoutField, ThemeTypeField } from './KindSettings.tsx'
import { placeOfWork } from './kind-looks.ts'
import { PageBadges } from './PageBadges.tsx'
import { PageSearchFields } from './PageSearchFields.tsx'
import { PageTextFields } from './PageTextFields.tsx'
import { changesOf, draftOf, type PageDraft } from './page-draft.ts'
import { workPath } from './page-paths.ts'
import { useUpdatePage } from './use-pages.ts'

const FIELDS = ['title', 'navigationTitle', 'urlId', 'linkUrl', 'settings.']

export interface PageSettingsFormProps {
  siteId: string
  page: PageSummary
  pages: readonly PageSummary[]
  canEdit: boolean
}

export function PageSettingsForm({ siteId, page, pages, canEdit }: PageSettingsFormProps) {
  const text = useText()
  const [draft, setDraft] = useState<PageDraft>(() => draftOf(page))
  const stored = draftOf(page)
  const update = useUpdatePage(siteId)
  const refusal = useFormProblems(update.error, FIELDS)
  const problems = settingProblems(refusal.problems)
  const changes = changesOf(stored, draft)
  const isDirty = Object.keys(changes).length > 0
  const kind = collectionKind(page.kind)
  const isLink = page.kind === 'link'
  useTitle(text('pageSettings.title', { title: page.title }))

  const { settings } = draft
  const set = (change: Partial<CollectionSettings>) =>
    setDraft((now) => ({ ...now, settings: { ...now.settings, ...change } }))
  const part = { siteId, page, settings, problems, isReadOnly: !canEdit, onSet: set }
  const place = placeOfWork(page.kind)
  return (
    <Form
      ref={refusal.form}
      className={form.form ?? ''}
      validationBehavior="aria"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDirty) return
        update.mutate(
          { pageId: page.id, ...changes },
          {
            onSuccess: (saved) => {
              setDraft(draftOf(saved))
              showToast({ text: text('pageSettings.saved') })
            },
          },
        )
      }}
    >
      <PageHeader
        title={page.title}
        description={text('pageSettings.description', { kind: kind.label })}
        back={{ label: text('pages.title'), href: `/sites/${siteId}/pages` }}
        badges={<PageBadges page={page} />}
        actions={
          <>
            {place !== 'settings' && (
              <LinkButton
                look="quiet"
                icon={place === 'editor' ? Pencil : List}
                href={workPath(siteId, page)}
              >
                {text(place === 'editor' ? 'pages.edit' : 'pages.openList')}
              </LinkButton>
            )}
            {canEdit && (
              <Button
                type="submit"
                look="primary"
                isPending={update.isPending}
                isDisabled={!isDirty}
              >
                {text('common.save')}
              </Button>
            )}
          </>
        }
      />
      {!canEdit && <Notice>{text('common.readOnly')}</Notice>}
      {refusal.general && (
        <Notice tone="danger" isAlert>
          {refusal.general}
        </Notice>
      )}
      <div className={form.columns}>
        <div className={form.main}>
          <Card>
            <PageTextFields {...part} draft={draft} onChange={setDraft} />
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
            <Switch
              label={text('pageSettings.enabled')}
              description={text('pageSettings.enabledHint')}
              isDisabled={!canEdit}
              isSelected={settings.isEnabled}
              onChange={(isEnabled) => set({ isEnabled })}
            />
            {!isLink && <PagePasswordField siteId={siteId} pageId={page.id} />}
          </Card>
          {!isLink && (
            <Card>
              <PictureField
                siteId={siteId}
                label={text('pageSettings.picture')}
                description={text('pageSettings.pictureHint')}
                isReadOnly={!canEdit}
                value={settings.imageId}
                onChange={(imageId) => set({ imageId })}
                problem={problems.imageId}
              />
              <LayoutField {...part} />
              <ThemeTypeField {...part} />
            </Card>
          )}
        </div>
      </div>
      {canEdit && (
        <SaveBar
          isShown={isDirty}
          isSaving={update.isPending}
          saveLabel={text('common.save')}
          onDiscard={() => {
            setDraft(stored)
            update.reset()
          }}
        />
      )}
      <UnsavedGuard isDirty={() => isDirty} />
    </Form>
  )
}

/** The contract names settings by their path, the server's own checks by their name. */
function settingProblems(problems: Problems): Problems {
  return Object.fromEntries(
    Object.entries(problems).map(([id, message]) => [id.replace(/^settings\./, ''), message]),
  )
}
