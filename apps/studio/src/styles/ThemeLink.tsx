import { TextLink } from '@sitewright/ui'
import { useEditor } from '../editor/editor-context.ts'
import { useWords } from '../editor/use-words.ts'
import { themesPath } from '../screens/themes/theme-paths.ts'
import styles from './StylePanel.module.css'

/** Which theme it is, and the way to others. */
export function ThemeLink({ name }: { name: string }) {
  const words = useWords()
  const { siteId } = useEditor().visit
  return (
    <p className={styles.theme}>
      <span>{words('themeNamed', { name })}</span>
      <TextLink href={themesPath(siteId)}>{words('otherThemes')}</TextLink>
    </p>
  )
}
