import { TextLink } from '@sitewright/ui'
import { PageEnabledSwitch } from '../screens/pages/PageEnabledSwitch.tsx'
import { PagePictureField } from '../screens/pages/PagePictureField.tsx'
import { PageSearchFields } from '../screens/pages/PageSearchFields.tsx'
import { PageTextFields } from '../screens/pages/PageTextFields.tsx'
import { pageSettingsPath } from '../screens/pages/page-paths.ts'
import { StandInFields } from '../screens/pages/StandInFields.tsx'
import { usePageEdits } from '../screens/pages/use-page-edits.ts'
import { useCan } from '../screens/sites/use-sites.ts'
import { useText } from '../text.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { useWords } from './use-words.ts'

/** The page's own settings, as far as they are about every page. */
export function PageSettings() {
  const words = useWords()
  const text = useText()
  const { siteId, opened } = useEditor().visit
  const can = useCan(siteId)
  const edits = usePageEdits(opened.page)
  if (!edits) return null
  const { page, draft, problems, change, onSet } = edits
  const { settings } = draft
  const isReadOnly = !can('content.edit')
  const part = { siteId, page, draft, settings, problems, isReadOnly, onSet }
  return (
    <section className={styles.fields} aria-label={words('pageSettings')}>
      <PageTextFields {...part} onChange={change} />
      <PageEnabledSwitch {...part} />
      <StandInFields {...part} />
      <PagePictureField {...part} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{text('seo.heading')}</legend>
        <PageSearchFields {...part} />
      </fieldset>
      <TextLink href={pageSettingsPath(siteId, page.id)}>{words('morePageSettings')}</TextLink>
    </section>
  )
}
