import { CallFailure } from '@sitewright/api/client'
import { ColorField, IconButton, Select, SliderField, Switch, TextField } from '@sitewright/ui'
import { RotateCcw } from '@sitewright/ui/icons'
import { memo, type ReactNode } from 'react'
import { useWords } from '../editor/use-words.ts'
import { FontFields } from './FontFields.tsx'
import { PictureTweak } from './PictureTweak.tsx'
import { hardPairsOf } from './palette-state.ts'
import styles from './StylePanel.module.css'
import { readSize } from './size-value.ts'
import { useStyleState, useStyles } from './style-context.ts'
import type { Tweak } from './style-state.ts'
import { useHardWords } from './use-hard-words.ts'

export interface TweakFieldProps {
  tweak: Tweak
}

interface KindProps extends TweakFieldProps {
  value: string
  /** The server's objection to the value. */
  problem: string | undefined
  onChange(value: string): void
}

/** One choice of the theme, with the way back to what the theme has. Drawn anew when that choice changes alone. */
export const TweakField = memo(({ tweak }: TweakFieldProps) => {
  const words = useWords()
  const session = useStyles()
  const { name, initial } = tweak
  const value = useStyleState((state) => state.style.tweaks[name] ?? initial)
  const problem = useStyleState(({ error }) =>
    error instanceof CallFailure ? error.envelope.errors?.[`tweaks.${name}`] : undefined,
  )
  const hard = useStyleState(({ server, style }) =>
    tweak.type === 'color' && server
      ? hardPairsOf(server.tweaks, style.tweaks).find(
          (pair) => pair.front === name || pair.back === name,
        )
      : undefined,
  )
  const sentence = useHardWords()
  const Kind = KINDS[tweak.type]
  const point = (selector = '') => session.point(selector)
  return (
    // Pointing at what it changes is a help for the eye; the field works without.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens but that
    <div
      className={styles.tweak}
      onMouseEnter={() => point(tweak.target)}
      onMouseLeave={() => point()}
      onFocus={() => point(tweak.target)}
      onBlur={() => point()}
    >
      <Kind
        tweak={tweak}
        value={value}
        problem={problem ?? (hard && sentence(hard))}
        onChange={(chosen) => session.setTweak(tweak, chosen)}
      />
      {value !== initial && (
        <div className={styles.reset}>
          <IconButton
            label={words('resetStyle', { title: tweak.title })}
            icon={RotateCcw}
            size="small"
            onPress={() => session.setTweak(tweak, initial)}
          />
        </div>
      )}
    </div>
  )
})

const KINDS: Readonly<Record<Tweak['type'], (props: KindProps) => ReactNode>> = {
  color: ({ tweak, value, problem, onChange }) => (
    <ColorField
      label={tweak.title}
      value={value}
      hasAlpha={!tweak.isOpaque}
      problem={problem}
      onChange={onChange}
    />
  ),
  value: SizeField,
  font: ({ tweak, value, problem, onChange }) => (
    <FontFields label={tweak.title} value={value} problem={problem} onChange={onChange} />
  ),
  image: ({ tweak, value, problem, onChange }) => (
    <PictureTweak label={tweak.title} value={value} problem={problem} onChange={onChange} />
  ),
  checkbox: ({ tweak, value, onChange }) => (
    <Switch
      label={tweak.title}
      isSelected={value === 'true'}
      onChange={(isOn) => onChange(String(isOn))}
    />
  ),
  dropdown: ({ tweak, value, problem, onChange }) => (
    <Select
      label={tweak.title}
      value={value}
      problem={problem}
      options={tweak.options.map(({ value: id, label }) => ({ id, label }))}
      onChange={onChange}
    />
  ),
}

function SizeField({ tweak, value, problem, onChange }: KindProps) {
  const { title, initial, min, max, step = 1 } = tweak
  const size = readSize(value)
  const unit = size?.unit || readSize(initial)?.unit || ''
  if (size && min !== undefined && max !== undefined) {
    return (
      <SliderField
        label={title}
        value={size.number}
        unit={unit}
        min={min}
        max={max}
        step={step}
        onChange={(number) => onChange(`${number}${unit}`)}
      />
    )
  }
  return <TextField label={title} value={value} problem={problem} onChange={onChange} />
}
