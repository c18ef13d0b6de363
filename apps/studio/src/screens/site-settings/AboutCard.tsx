import { Card, Select, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { LANGUAGES, TIME_ZONES, withCurrent } from './choices.ts'
import { MoneyForm } from './MoneyForm.tsx'
import type { SettingsPartProps } from './settings-part.ts'

export function AboutCard(props: SettingsPartProps) {
  const { draft, problems, onSet } = props
  const text = useText()
  return (
    <Card title={text('siteSettings.about')}>
      <TextField
        label={text('siteSettings.name')}
        description={text('siteSettings.nameHint')}
        value={draft.title}
        onChange={(title) => onSet({ title })}
        problem={problems.title}
      />
      <TextField
        label={text('siteSettings.tagline')}
        isOptional
        value={draft.tagline}
        onChange={(tagline) => onSet({ tagline })}
        problem={problems.tagline}
      />
      <TextField
        label={text('siteSettings.description')}
        description={text('siteSettings.descriptionHint')}
        isOptional
        rows={3}
        value={draft.description}
        onChange={(description) => onSet({ description })}
        problem={problems.description}
      />
      <Select
        label={text('siteSettings.language')}
        description={text('siteSettings.languageHint')}
        options={withCurrent(LANGUAGES, draft.language)}
        value={draft.language}
        onChange={(language) => onSet({ language })}
        problem={problems.language}
      />
      <MoneyForm {...props} />
      <Select
        label={text('siteSettings.timeZone')}
        description={text('siteSettings.timeZoneHint')}
        options={withCurrent(TIME_ZONES, draft.timeZone)}
        value={draft.timeZone}
        onChange={(timeZone) => onSet({ timeZone })}
        problem={problems.timeZone}
      />
    </Card>
  )
}
