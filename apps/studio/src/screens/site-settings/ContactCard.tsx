import { Card, TextField } from '@sitewright/ui'
import { LinesField } from '../../forms/LinesField.tsx'
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
        <LinesField
          id="socialAccounts"
          label={text('siteSettings.socialAddress')}
          description={text('siteSettings.socialHint')}
          rows={4}
          value={draft.socialAccounts}
          problems={problems}
          onChange={(socialAccounts) => onSet({ socialAccounts })}
        />
      </Card>
    </>
  )
}
