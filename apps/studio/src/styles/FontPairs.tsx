import { Button, ErrorState, Loading } from '@sitewright/ui'
import { RotateCcw } from '@sitewright/ui/icons'
import { type CSSProperties, useRef } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useIsNear } from '../editor/section-library/use-is-near.ts'
import { useWords } from '../editor/use-words.ts'
import styles from './FontPairs.module.css'
import { FONT_PAIRS, type FontPair, pairOf, scaledSizes, valuesOfPair } from './font-pairs.ts'
import panel from './StylePanel.module.css'
import { sampleFont } from './sample-font.ts'
import { useStyleState, useStyles } from './style-context.ts'
import type { FontFamily, StyleState, Tweak } from './style-state.ts'
import { useFonts } from './use-fonts.ts'

const keyOf = ({ heading, text }: FontPair) => `${heading} ${text}`

/** Pairs of fonts for headings and text, each in its own letters, and how much larger headings are. */
export function FontPairs({ server: { tweaks } }: { server: StyleState }) {
  const words = useWords()
  const session = useStyles()
  const { data: fonts, error, refetch } = useFonts()
  const values = useStyleState(({ style }) => style.tweaks)
  const selected = pairOf(tweaks, values)
  if (error) {
    return (
      <ErrorState title={words('fontsFailed')} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  }
  if (!fonts) return <Loading label={words('fontPairs')} />
  const fontOf = (name: string) => fonts.find(({ family }) => family === name)
  const choose = (pair: FontPair) =>
    session.mergeTweaks(valuesOfPair(pair, { tweaks, values, fonts }), words('fontPair'))
  const fontTweaks = tweaks.filter(({ type }) => type === 'font')
  return (
    <>
      <ToggleButtonGroup
        aria-label={words('fontPairs')}
        selectionMode="single"
        className={styles.pairs ?? ''}
        selectedKeys={selected ? [keyOf(selected)] : []}
        onSelectionChange={([key]) => {
          const pair = FONT_PAIRS.find((one) => keyOf(one) === key)
          if (pair) choose(pair)
        }}
      >
        {FONT_PAIRS.map((pair) => (
          <PairButton
            key={keyOf(pair)}
            pair={pair}
            heading={fontOf(pair.heading)}
            text={fontOf(pair.text)}
          />
        ))}
      </ToggleButtonGroup>
      {fontTweaks.some(({ name }) => values[name] !== undefined) && (
        <Button
          size="small"
          icon={RotateCcw}
          onPress={() =>
            session.mergeTweaks(
              Object.fromEntries(fontTweaks.map(({ name, initial }) => [name, initial])),
              words('fontPair'),
            )
          }
        >
          {words('fontsOfTheme')}
        </Button>
      )}
      <TypeScales tweaks={tweaks} />
    </>
  )
}

interface PairButtonProps {
  pair: FontPair
  heading: FontFamily | undefined
  text: FontFamily | undefined
}

/** Its letters are fetched when it comes near what can be seen. */
function PairButton({ pair, heading, text }: PairButtonProps) {
  const words = useWords()
  const button = useRef<HTMLButtonElement>(null)
  const isNear = useIsNear(button)
  const lettersOf = (font: FontFamily | undefined): CSSProperties =>
    isNear && font ? { fontFamily: sampleFont(font) } : {}
  return (
    <ToggleButton
      ref={button}
      id={keyOf(pair)}
      className={styles.pair ?? ''}
      aria-label={words('fontPairOf', { heading: pair.heading, text: pair.text })}
    >
      <span
        className={styles.heading}
        style={{ ...lettersOf(heading), fontWeight: pair.weight, letterSpacing: pair.tracking }}
      >
        {pair.heading}
      </span>
      <span className={styles.text} style={lettersOf(text)}>
        {words('fontPairText', { text: pair.text })}
      </span>
    </ToggleButton>
  )
}

/** Sizes of headings that follow from the size of text. Nothing for a theme that has other sizes. */
function TypeScales({ tweaks }: { tweaks: readonly Tweak[] }) {
  const words = useWords()
  const session = useStyles()
  const values = useStyleState(({ style }) => style.tweaks)
  const sizes = scaledSizes(tweaks, values)
  if (sizes.length === 0) return null
  const initial = tweaks.find(({ name }) => name === 'headingSize')?.initial
  const now = values.headingSize ?? initial
  const selected = sizes.find(({ value }) => value === now)
  const [largest = 1] = sizes.map(({ size }) => size).toSorted((a, b) => b - a)
  return (
    <>
      <h4 id="style-scale" className={panel.title}>
        {words('typeScale')}
      </h4>
      <ToggleButtonGroup
        aria-labelledby="style-scale"
        selectionMode="single"
        className={styles.scales ?? ''}
        selectedKeys={selected ? [selected.scale.id] : []}
        onSelectionChange={([id]) => {
          const chosen = sizes.find(({ scale }) => scale.id === id)
          if (chosen) session.mergeTweaks({ headingSize: chosen.value }, words('typeScale'))
        }}
      >
        {sizes.map(({ scale, size, value }) => (
          <ToggleButton
            key={scale.id}
            id={scale.id}
            className={styles.scale ?? ''}
            aria-label={words('typeScaleOf', { name: words(SCALE_NAMES[scale.id]), size: value })}
          >
            <span
              className={styles.letter}
              aria-hidden="true"
              style={{ fontSize: `${(size / largest) * 2}rem` }}
            >
              A
            </span>
            {words(SCALE_NAMES[scale.id])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </>
  )
}

const SCALE_NAMES = {
  calm: 'typeScaleCalm',
  even: 'typeScaleEven',
  bold: 'typeScaleBold',
  grand: 'typeScaleGrand',
} as const
