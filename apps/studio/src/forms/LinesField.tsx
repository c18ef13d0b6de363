import { TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../text.ts'

export interface LinesFieldProps {
  label: string
  description: string
  rows: number
  value: readonly string[]
  /** Id of the field in refusals; those of a line have its place behind it. */
  id: string
  problems: Readonly<Record<string, string>>
  onChange(lines: string[]): void
}

/** A list of texts, one in each line; empty lines, while one types, are not kept. */
export function LinesField({ id, value, problems, onChange, ...field }: LinesFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState(value.join('\n'))
  const lines = (from: string) => from.split('\n').map((line) => line.trim())
  const isCurrent = lines(typed).filter(Boolean).join('\n') === value.join('\n')
  const [bad] = Object.entries(problems).filter(([one]) => one === id || one.startsWith(`${id}.`))
  const line = Number(bad?.[0].slice(id.length + 1) || Number.NaN) + 1
  const problem = Number.isNaN(line)
    ? bad?.[1]
    : text('siteSettings.socialLine', { line, problem: bad?.[1] ?? '' })
  return (
    <TextField
      {...field}
      isOptional
      value={isCurrent ? typed : value.join('\n')}
      onChange={(next) => {
        setTyped(next)
        onChange(lines(next).filter(Boolean))
      }}
      problem={problem}
    />
  )
}
