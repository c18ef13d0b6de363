import type { ComparedChange } from '@sitewright/api/content/comparison'
import styles from './ChangeLines.module.css'
import { changeLines } from './change-lines.ts'
import { useTweakTitles } from './use-tweak-titles.ts'
import { useWords } from './use-words.ts'

export interface ChangeLinesProps {
  change: ComparedChange
  /** Lines that are shown at most. */
  most: number
}

/** A change in plain words. */
export function ChangeLines({ change, most }: ChangeLinesProps) {
  const words = useWords()
  const lines = changeLines(change, words, useTweakTitles([change]))
  if (lines.length === 0) return null
  const left = lines.length - most
  return (
    <ul className={styles.lines}>
      {lines.slice(0, most).map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
      {left > 0 && <li>{words('more', { count: left })}</li>}
    </ul>
  )
}
