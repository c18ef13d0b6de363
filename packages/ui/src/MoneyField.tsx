import { moneyText, parseMoney } from '@sitewright/core/money-input'
import { useRef, useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { useUiWords } from './words.ts'

export interface MoneyFormat {
  /** Shown inside the field: `$`, `kr`. */
  readonly symbol: string
  /** Digits behind the point: 2, or 0 for yen. */
  readonly digits: number
}

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'prefix'> {
  format: MoneyFormat
  /** Whole minor units; null while the field is empty. */
  value: number | null
  onChange(value: number | null): void
}

/**
 * An amount of money. Text that is none stays in the field with a hint and is not reported, so the
 * parent's value is always one that can be charged.
 */
export function MoneyField({ format, value, onChange, problem, onBlur, ...rest }: MoneyFieldProps) {
  const words = useUiWords()
  const { digits, symbol } = format
  const written = value === null ? '' : moneyText(value, digits)
  const [draft, setDraft] = useState<string | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const reported = useRef(value)
  // A value that changed from outside wins over what is being typed.
  const text = draft !== null && reported.current === value ? draft : written

  const type = (next: string) => {
    const parsed = next.trim() === '' ? null : parseMoney(next, digits)
    setDraft(next)
    reported.current = parsed === undefined ? value : parsed
    if (parsed === undefined) return
    setIsBroken(false)
    if (parsed !== value) onChange(parsed)
  }

  const hint = `${words.invalidMoney} ${digits === 0 ? '1250' : '12.50'}.`
  return (
    <TextField
      {...rest}
      prefix={symbol}
      prefixWidth={symbol.length + 1}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      problem={isBroken && draft !== null ? hint : problem}
      onChange={type}
      onBlur={(event) => {
        const wrong = text.trim() !== '' && parseMoney(text, digits) === undefined
        setIsBroken(wrong)
        if (!wrong) setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
