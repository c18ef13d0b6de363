import type { PageSummary } from '@sitewright/api/content/shapes'
import {
  type CollectionSettings,
  DEFAULT_COLLECTION_SETTINGS,
} from '@sitewright/core/content/collection-settings'
import { Switch, TextLink } from '@sitewright/ui'
import { useState } from 'react'
import { setPage } from '../document/site-edits.ts'
import { PictureField } from '../forms/PictureField.tsx'
import { PageSearchFields } from '../screens/pages/PageSearchFields.tsx'
import { PageTextFields } from '../screens/pages/PageTextFields.tsx'
import { changesOf, draftOf, type PageDraft, withFields } from '../screens/pages/page-draft.ts'
import { pageSettingsPath } from '../screens/pages/page-paths.ts'
import { pageProblems } from '../screens/pages/page-problems.ts'
import { useCan } from '../screens/sites/use-sites.ts'
import { useText } from '../text.ts'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { useWords } from './use-words.ts'

interface Wrong {
  readonly draft: PageDraft
  readonly names: ReadonlySet<string>
}

/** The page's own settings. What the server would refuse stays at its field; everything else is an edit like any other. */
export function PageSettings() {
  const words = useWords()
  const text = useText()
  const { visit } = useEditor()
  const { siteId, opened } = visit
  const site = useSession((state) => state.site)
  const can = useCan(siteId)
  const [wrong, setWrong] = useState<Wrong>()
  const drafted = site.pages[opened.page.id]
  if (!drafted) return null

  const page: PageSummary = {
    ...opened.page,
    ...drafted,
    isHome: site.homeId === opened.page.id,
    settings: { ...DEFAULT_COLLECTION_SETTINGS, ...drafted.settings },
  }
  const stored = draftOf(page)
  const shown = wrong ? withFields(stored, wrong.draft, wrong.names) : stored
  const others = Object.entries(site.pages).filter(([id]) => id !== page.id)
  const rules = { stored, taken: new Set(others.map(([, { urlId }]) => urlId)), text }
  const problems = wrong ? pageProblems(shown, rules) : {}
  const change = (next: (draft: PageDraft) => PageDraft) => {
    const draft = next(shown)
    const names = new Set(Object.keys(pageProblems(draft, rules)))
    setWrong(names.size > 0 ? { draft, names } : undefined)
    const changes = changesOf(stored, withFields(draft, stored, names))
    if (Object.keys(changes).length > 0) visit.perform(setPage(page.id, changes))
  }
  const onSet = (settings: Partial<CollectionSettings>) =>
    change((draft) => ({ ...draft, settings: { ...draft.settings, ...settings } }))
  const { settings } = shown
  const isReadOnly = !can('content.edit')
  const part = { siteId, page, draft: shown, settings, problems, isReadOnly, onSet }
  return (
    <section className={styles.fields} aria-label={words('pageSettings')}>
      <PageTextFields {...part} onChange={change} />
      <Switch
        label={text('pageSettings.enabled')}
        description={text('pageSettings.enabledHint')}
        isDisabled={isReadOnly}
        isSelected={settings.isEnabled}
        onChange={(isEnabled) => onSet({ isEnabled })}
      />
      <PictureField
        siteId={siteId}
        label={text('pageSettings.picture')}
        description={text('pageSettings.pictureHint')}
        isReadOnly={isReadOnly}
        value={settings.imageId}
        onChange={(imageId) => onSet({ imageId })}
        problem={problems.imageId}
      />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('seo.heading')}</legend>
        <PageSearchFields {...part} />
      </fieldset>
      <TextLink href={pageSettingsPath(siteId, page.id)}>{words('morePageSettings')}</TextLink>
    </section>
  )
}
