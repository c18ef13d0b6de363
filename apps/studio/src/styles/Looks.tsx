import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { useWords } from '../editor/use-words.ts'
import styles from './StylePanel.module.css'
import { useStyleState, useStyles } from './style-context.ts'
import type { Preset, StyleState, Tweak } from './style-state.ts'

/** Colours that are shown of each look. */
const SWATCHES = 4

/** Sets of choices that the theme proposes. */
export function Looks({ server }: { server: StyleState }) {
  const words = useWords()
  const session = useStyles()
  const chosen = useStyleState(({ style }) => {
    const values = style.tweaks
    return server.presets.find((preset) => isSameLook(server.tweaks, preset.tweaks, values))
  })
  return (
    <section className={styles.looks} aria-labelledby="style-looks">
      <h3 id="style-looks" className={styles.legend}>
        {words('looks')}
      </h3>
      <ToggleButtonGroup
        aria-labelledby="style-looks"
        selectionMode="single"
        className={styles.lookList ?? ''}
        selectedKeys={chosen ? [chosen.name] : []}
        onSelectionChange={([name]) => {
          const preset = server.presets.find((one) => one.name === name)
          if (preset) session.setTweaks({ ...preset.tweaks }, preset.title)
        }}
      >
        {server.presets.map((preset) => (
          <ToggleButton key={preset.name} id={preset.name} className={styles.look ?? ''}>
            <span className={styles.swatches} aria-hidden="true">
              {colorsOf(server.tweaks, preset).map(([name, color]) => (
                <span key={name} style={{ background: color }} />
              ))}
            </span>
            {preset.title}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  )
}

/** The first colours of the theme as the look has them. */
function colorsOf(
  tweaks: readonly Tweak[],
  preset: Preset,
): readonly (readonly [string, string])[] {
  return tweaks
    .filter(({ type }) => type === 'color')
    .slice(0, SWATCHES)
    .map(({ name, initial }) => [name, preset.tweaks[name] ?? initial] as const)
}

function isSameLook(
  tweaks: readonly Tweak[],
  a: Readonly<Record<string, string>>,
  b: Readonly<Record<string, string>>,
): boolean {
  return tweaks.every(({ name, initial }) => (a[name] ?? initial) === (b[name] ?? initial))
}
