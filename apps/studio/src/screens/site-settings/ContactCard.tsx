import { Card, TextField } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './settings-part.ts'

const LINES = [
  'addressTitle',
  'addressLine1',
  'addressLine2',
  'addressCountry',
  'email',
  'phone',
] as const

export function ContactCard({ draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  const { contact } = draft
  const set = (change: Partial<typeof contact>) => onSet({ contact: { ...contact, ...change } })
  return (
    <>
      <Card title={text('siteSettings.contact')} description={text('siteSettings.contactHint')}>
        {LINES.map((name) => (
          <TextField
            key={name}
            label={text(`siteSettings.${name}`)}
            isOptional
            value={contact[name]}
            onChange={(value) => set({ [name]: value })}
            problem={problems[`contact.${name}`]}
          />
        ))}
        <TextField
          label={text('siteSettings.hours')}
          isOptional
          rows={3}
          value={contact.hours}
          onChange={(hours) => set({ hours })}
          problem={problems['contact.hours']}
        />
      </Card>
      <Card title={text('siteSettings.social')}>
        <ProfilesField
          value={draft.socialAccounts}
          problems={problems}
          onChange={(socialAccounts) => onSet({ socialAccounts })}
        />
      </Card>
    </>
  )
}

interface ProfilesFieldProps {
  value: readonly string[]
  problems: Readonly<Record<string, string>>
  onChange(accounts: string[]): void
}

/** One address in each line; empty lines, while one types, are not kept. */
function ProfilesField({ value, problems, onChange }: ProfilesFieldProps) {
  const text = useText()
  const [typed, setTyped] = useState(value.join('\n'))
  const lines = (from: string) => from.split('\n').map((line) => line.trim())
  const isCurrent = lines(typed).filter(Boolean).join('\n') === value.join('\n')
  const [bad] = Object.entries(problems).filter(([id]) => id.startsWith('socialAccounts'))
  const line = Number(bad?.[0].split('.')[1] ?? Number.NaN) + 1
  const problem = Number.isNaN(line)
    ? bad?.[1]
    : text('siteSettings.socialLine', { line, problem: bad?.[1] ?? '' })
  return (
    <TextField
      label={text('siteSettings.socialAddress')}
      description={text('siteSettings.socialHint')}
      isOptional
      rows={4}
      value={isCurrent ? typed : value.join('\n')}
      onChange={(next) => {
        setTyped(next)
        onChange(lines(next).filter(Boolean))
      }}
      problem={problem}
    />
  )
}
