import { currencyOf, decimalText, minor } from '@sitewright/core/money'
import { parseMoney } from '@sitewright/core/money-input'
import { useRef, useState } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { useUiWords } from './words.ts'

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'inputMode' | 'prefix'> {
  /** ISO 4217 code of a currency that a store can sell in. */
  currency: string
  /** Whole minor units; null while the field is empty. */
  value: number | null
  onChange(value: number | null): void
}

/**
 * An amount of money. Invalid text stays in the field with a hint and is not reported, so the
 * parent's value is always one that can be charged.
 */
export function MoneyField({
  currency,
  value,
  onChange,
  problem,
  onBlur,
  ...rest
}: MoneyFieldProps) {
  const words = useUiWords()
  const { digits, symbol } = currencyOf(currency)
  const written = value === null ? '' : decimalText(minor(value), currency)
  const [draft, setDraft] = useState<string | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const reported = useRef(value)
  // A value changed by the parent replaces the typed text.
  const text = draft !== null && reported.current === value ? draft : written

  const type = (next: string) => {
    const parsed = next.trim() === '' ? null : parseMoney(next, currency)
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
        const wrong = text.trim() !== '' && parseMoney(text, currency) === undefined
        setIsBroken(wrong)
        if (!wrong) setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
