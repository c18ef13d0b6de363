import { Button, Notice, Select, TextField } from '@sitewright/ui'
import { useWords } from '../editor/use-words.ts'
import {
  type FontProperty,
  familyList,
  firstFamily,
  readFont,
  weightsOf,
  withFontProperty,
} from './font-value.ts'
import styles from './StylePanel.module.css'
import type { FontFamily } from './style-state.ts'
import { useFonts } from './use-fonts.ts'

export interface FontFieldsProps {
  label: string
  value: string
  problem: string | undefined
  onChange(value: string): void
}

const NO_FONTS: readonly FontFamily[] = []

const MORE = [
  ['font-size', 'fontSize'],
  ['line-height', 'lineHeight'],
  ['letter-spacing', 'letterSpacing'],
] as const
const CHOICES = [
  ['font-style', 'fontStyle', ['normal', 'italic']],
  ['text-transform', 'textTransform', ['none', 'uppercase', 'lowercase', 'capitalize']],
  ['text-decoration', 'textDecoration', ['none', 'underline']],
] as const

/** Family and weight of a font, and whatever else the theme says of it. */
export function FontFields({ label, value, problem, onChange }: FontFieldsProps) {
  const words = useWords()
  const { data: fonts = NO_FONTS, error, isFetching, refetch } = useFonts()
  const parts = readFont(value)
  const family = firstFamily(parts.get('font-family') ?? '')
  const font = fonts.find((one) => one.family.toLowerCase() === family.toLowerCase())
  const weight = weightNumber(parts.get('font-weight'))
  const weights = weightsOf(font)
  const set = (property: FontProperty) => (text: string) =>
    onChange(withFontProperty(value, property, text))
  const chooseFamily = (name: string) => {
    const chosen = fonts.find((one) => one.family === name)
    if (chosen) set('font-family')(familyList(chosen))
  }
  return (
    <fieldset className={styles.font}>
      <legend className={styles.legend}>{label}</legend>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
      {error && (
        <Notice
          tone="danger"
          isAlert
          action={
            <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
              {words('retry')}
            </Button>
          }
        >
          {words('fontsFailed')}
        </Notice>
      )}
      <Select
        label={words('fontFamily')}
        value={font?.family ?? family}
        options={[
          ...(font || family === '' ? [] : [{ id: family, label: family }]),
          ...fonts.map((one) => ({ id: one.family, label: one.family })),
        ]}
        onChange={chooseFamily}
      />
      <div className={styles.pair}>
        <Select
          label={words('fontWeight')}
          value={String(weight)}
          options={[...new Set([...weights, weight])]
            .sort((a, b) => a - b)
            .map((one) => ({ id: String(one), label: String(one) }))}
          onChange={set('font-weight')}
        />
        {MORE.filter(([property]) => parts.has(property)).map(([property, word]) => (
          <TextField
            key={property}
            label={words(word)}
            value={parts.get(property) ?? ''}
            onChange={set(property)}
          />
        ))}
        {CHOICES.filter(([property]) => parts.has(property)).map(([property, word, options]) => (
          <Select
            key={property}
            label={words(word)}
            value={parts.get(property) ?? ''}
            options={[...new Set([...options, parts.get(property) ?? ''])].map((id) => ({
              id,
              label: id,
            }))}
            onChange={set(property)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function weightNumber(text = 'normal'): number {
  return { normal: 400, bold: 700 }[text] ?? (Number(text) || 400)
}
