import { blocksOfSelection } from '../document/selection.ts'
import styles from './ContextBar.module.css'
import { useSession } from './drafts-context.ts'
import { useCanvas } from './editor-context.ts'
import { HeaderBar } from './header/HeaderBar.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { SectionBar } from './SectionBar.tsx'
import { TextBar } from './TextBar.tsx'
import { useWords } from './use-words.ts'

export interface ContextBarProps {
  isLinking: boolean
  onLinking(isLinking: boolean): void
}

/** Toolbar of the selected section, header or text, always in the same place. That of blocks stands beside them: `BlockTools`. */
export function ContextBar({ isLinking, onLinking }: ContextBarProps) {
  const words = useWords()
  const selection = useSession((state) => state.selection)
  const blocks = blocksOfSelection(selection)
  const text = useCanvas((state) => state.text)
  const isLoaded = useCanvas((state) => state.isLoaded)
  if (useCanvas((state) => state.isAway)) {
    return (
      <div className={styles.bar} aria-busy>
        <p className={styles.hint}>{words('canvasAway')}</p>
      </div>
    )
  }
  return (
    <div className={styles.bar} aria-busy={!isLoaded}>
      {text && <TextBar text={text} onLink={() => onLinking(true)} />}
      {!text && blocks && <p className={styles.hint}>{words('blockToolsHint')}</p>}
      {!text && selection.kind === 'section' && <SectionBar address={selection} />}
      {!text && selection.kind === 'header' && <HeaderBar />}
      {!text && selection.kind === 'none' && (
        <p className={styles.hint}>{words('nothingSelectedHint')}</p>
      )}
      {isLinking && text && <LinkDialog link={text.link} onClose={() => onLinking(false)} />}
    </div>
  )
}
