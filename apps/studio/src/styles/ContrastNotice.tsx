import { Button, Notice } from '@sitewright/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { HardWords } from '../canvas/protocol.ts'
import { useCanvas, useEditor } from '../editor/editor-context.ts'
import { useWords } from '../editor/use-words.ts'
import styles from './ContrastNotice.module.css'
import { mendOf, tweakOfColor } from './mend-contrast.ts'
import { useStyleState, useStyles } from './style-context.ts'
import type { Tweak } from './style-state.ts'

/** Pairs of colours that are told at once. */
const MOST_SHOWN = 3

/** Warns of words that cannot be read as the page is drawn now, and offers to mend it. */
export function ContrastNotice({ tweaks }: { tweaks: readonly Tweak[] }) {
  const words = useWords()
  const { visit } = useEditor()
  const { link } = visit
  const isReady = useCanvas(({ status }) => status === 'ready')
  const found = useCanvas(({ hardWords }) => hardWords)

  useEffect(() => {
    if (!isReady) return
    link.send({ type: 'watchContrast', isOn: true })
    return () => {
      link.send({ type: 'watchContrast', isOn: false })
      visit.canvas.setState({ hardWords: [] })
    }
  }, [isReady, link, visit])

  return (
    <div role="status" className={styles.warning}>
      {found.length > 0 && (
        <Notice tone="warning">
          <strong>{words('contrastTitle')}</strong>
          <ul className={styles.pairs}>
            {found.slice(0, MOST_SHOWN).map((hard) => (
              <Pair key={`${hard.front} ${hard.back} ${hard.least}`} hard={hard} tweaks={tweaks} />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}

function Pair({ hard, tweaks }: { hard: HardWords; tweaks: readonly Tweak[] }) {
  const words = useWords()
  const { formatNumber } = useIntl()
  const session = useStyles()
  const { visit } = useEditor()
  const values = useStyleState(({ style }) => style.tweaks)
  const last = useStyleState(({ last }) => last)
  const chosen = { tweaks, values, last }
  const mend = mendOf(hard, chosen)
  const named = (color: string) => {
    const tweak = tweakOfColor(color, chosen)
    return tweak ? `${fullTitle(tweak)} ${color}` : color
  }
  const number = (value: number) => formatNumber(value, { maximumFractionDigits: 1 })
  const { front, back, ratio, least, count, target } = hard
  return (
    <li className={styles.pair}>
      <span className={styles.sample} style={{ color: front, background: back }} />
      <div>
        <p>{words('contrastWhere', { count, words: hard.words, more: count - 1 })}</p>
        <p className={styles.colors}>
          {words('contrastPair', {
            front: named(front),
            back: named(back),
            // Rounded down: what falls short must not look as if it did not.
            ratio: number(Math.floor(ratio * 10) / 10),
            least: number(least),
          })}
        </p>
        <div className={styles.ways}>
          {mend && (
            <Button size="small" onPress={() => session.setTweak(mend.tweak, mend.color)}>
              {words('contrastMend', { color: mend.color, title: mend.tweak.title })}
            </Button>
          )}
          {target.kind !== 'none' && (
            <Button
              size="small"
              look="quiet"
              onPress={() => visit.select(target, { reveal: true })}
            >
              {words('contrastShow')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

/** Themes call the same choice of several categories alike: "Text" of light and of dark sections. */
function fullTitle({ title, category }: Tweak): string {
  return category === '' ? title : `${title} (${category})`
}
