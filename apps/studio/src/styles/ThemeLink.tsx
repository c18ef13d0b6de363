import { useWords } from '../editor/use-words.ts'
import styles from './StylePanel.module.css'

/** Which theme it is, and the way to others. */
export function ThemeLink({ name }: { name: string }) {
  const words = useWords()
  return (
    <p className={styles.theme}>
      <span>{words('themeNamed', { name })}</span>
    </p>
  )
}
