import { LinkButton } from '@sitewright/ui'
import { List } from '@sitewright/ui/icons'
import { blocksOfSelection } from '../document/selection.ts'
import { listPath } from '../screens/pages/page-paths.ts'
import styles from './ContextBar.module.css'
import { useListWords } from './collection/use-list-words.ts'
import { useSession } from './drafts-context.ts'
import { useCanvas, useEditor } from './editor-context.ts'
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
  const { visit } = useEditor()
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
      {!text && selection.kind === 'none' && <NothingSelected />}
      {!text && selection.kind === 'item' && (
        <p className={styles.hint}>
          {words(visit.collection?.canArrange ? 'itemHint' : 'itemHintDated')}
        </p>
      )}
      {isLinking && text && <LinkDialog link={text.link} onClose={() => onLinking(false)} />}
    </div>
  )
}

function NothingSelected() {
  const words = useWords()
  const { siteId, collection, opened } = useEditor().visit
  const { hint } = useListWords()
  if (!collection) return <p className={styles.hint}>{words('nothingSelectedHint')}</p>
  return (
    <>
      <p className={styles.hint}>{hint}</p>
      <LinkButton size="small" look="quiet" icon={List} href={listPath(siteId, opened.page)}>
        {words('openList')}
      </LinkButton>
    </>
  )
}
