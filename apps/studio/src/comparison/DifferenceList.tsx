import type { ComparedChange } from '@sitewright/api/content/comparison'
import { Button } from '@sitewright/ui'
import styles from './ComparisonDialog.module.css'
import { type ChangeLine, changeLines } from './change-lines.ts'
import { useTweakTitles } from './use-tweak-titles.ts'
import { useWords } from './use-words.ts'

export interface DifferenceListProps {
  change: ComparedChange | null
  /** Differences that are on every page. */
  shared: readonly ComparedChange[]
  /** Line whose section is shown now. */
  shown: string | undefined
  onShow(line: ChangeLine): void
}

const WHOLE = { added: 'pageAdded', removed: 'pageRemoved' } as const

/** Differences in words; those of sections lead to their place in both frames. */
export function DifferenceList({ change, shared, shown, onShow }: DifferenceListProps) {
  const words = useWords()
  const titles = useTweakTitles(change ? [change, ...shared] : shared)
  const linesOf = (one: ComparedChange) => (
    <Lines lines={changeLines(one, words, titles)} shown={shown} onShow={onShow} />
  )
  return (
    <section className={styles.changes} aria-label={words('changes')}>
      <h3 className={styles.heading}>{words('onPage')}</h3>
      {change === null && <p>{words('noChanges')}</p>}
      {change && change.kind !== 'changed' && <p>{words(WHOLE[change.kind])}</p>}
      {change && linesOf(change)}
      {shared.length > 0 && <h3 className={styles.heading}>{words('everyPage')}</h3>}
      {shared.map((one) => (
        <div key={one.key}>
          <strong>{one.title}</strong>
          {linesOf(one)}
        </div>
      ))}
    </section>
  )
}

interface LinesProps extends Pick<DifferenceListProps, 'onShow' | 'shown'> {
  lines: readonly ChangeLine[]
}

function Lines({ lines, shown, onShow }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} aria-current={line.id === shown ? 'true' : undefined}>
          {line.sectionId === undefined ? (
            line.text
          ) : (
            <Button look="quiet" size="small" onPress={() => onShow(line)}>
              {line.text}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
