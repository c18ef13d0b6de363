import { type Color, writeColor } from '@sitewright/core/color/contrast'
import { schemeOf } from '@sitewright/core/color/palette-colors'
import { SECTION_THEMES } from '@sitewright/core/document/section-theme'
import { TriangleAlert } from '@sitewright/ui/icons'
import type { CSSProperties } from 'react'
import { useWords } from '../editor/use-words.ts'
import styles from './PaletteCard.module.css'
import { hardPairsOf, paletteOf, SECTION_NAMES } from './palette-state.ts'
import panel from './StylePanel.module.css'
import { useStyleState } from './style-context.ts'
import type { Tweak } from './style-state.ts'
import { useHardWords } from './use-hard-words.ts'

/** A drawing of each kind of section as it is now, and a list of what in it cannot be read. */
export function SectionSamples({ tweaks }: { tweaks: readonly Tweak[] }) {
  const words = useWords()
  const sentence = useHardWords()
  const values = useStyleState(({ style }) => style.tweaks)
  const palette = paletteOf(tweaks, values)
  if (!palette) return null
  const hard = hardPairsOf(tweaks, values)
  return (
    <>
      <h4 id="style-sections" className={panel.title}>
        {words('paletteSections')}
      </h4>
      <ul className={styles.samples} aria-labelledby="style-sections">
        {SECTION_THEMES.map((section) => {
          const { background, text, accent, onAccent, edge } = schemeOf(section, palette)
          const isHard = hard.some((pair) => pair.section === section)
          return (
            <li key={section} className={styles.sample}>
              <span
                className={styles.drawn}
                aria-hidden="true"
                style={
                  properties({
                    background,
                    text,
                    accent,
                    'on-accent': onAccent,
                    edge,
                  }) as CSSProperties
                }
              >
                <span className={styles.heading} />
                <span className={styles.link} />
                <span className={styles.button} />
              </span>
              <span className={styles.name}>
                {isHard && <TriangleAlert size={14} aria-hidden="true" />}
                {words(SECTION_NAMES[section])}
              </span>
            </li>
          )
        })}
      </ul>
      <div role="status" className={panel.status}>
        {hard.length === 0 ? (
          words('paletteReadable')
        ) : (
          <ul className={styles.hard}>
            {hard.map((pair) => (
              <li key={`${pair.section} ${pair.part}`}>{sentence(pair)}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function properties(colors: Readonly<Record<string, Color>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [`--sample-${name}`, writeColor(color)]),
  )
}
