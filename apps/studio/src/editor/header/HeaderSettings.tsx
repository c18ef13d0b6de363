import { Notice, TextField } from '@sitewright/ui'
import { HeaderLook } from '../../styles/HeaderLook.tsx'
import { useEditor } from '../editor-context.ts'
import styles from '../Fields.module.css'
import { NavigationSettings } from '../navigation/NavigationSettings.tsx'
import { useWords } from '../use-words.ts'
import { AnnouncementFields } from './AnnouncementFields.tsx'
import { HeaderButtons } from './HeaderButtons.tsx'
import { HeaderProfiles } from './HeaderProfiles.tsx'
import { LogoFields } from './LogoFields.tsx'
import { PhoneMenuSwitch } from './PhoneMenuSwitch.tsx'
import { useHeader } from './use-header.ts'

/** The header of every page. What is typed is shown and saved like everything else on the page. */
export function HeaderSettings() {
  const words = useWords()
  const { visit } = useEditor()
  const { header, change } = useHeader()
  return (
    <div className={styles.fields}>
      <Notice>{words('headerHint')}</Notice>
      <TextField
        isOptional
        label={words('headerTitle')}
        description={words('headerTitleHint')}
        maxLength={100}
        value={header.title}
        onChange={(title) => change({ title })}
      />
      <LogoFields />
      <AnnouncementFields />
      <HeaderButtons />
      <HeaderProfiles />
      <PhoneMenuSwitch />
      {visit.can('styles.edit') && <HeaderLook />}
      <NavigationSettings />
    </div>
  )
}
