import { Card, Notice, Select, TextField } from '@sitewright/ui'
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
      <TimeZoneField {...props} />
    </Card>
  )
}

/** A choice of the time zones there are; where they cannot be listed, its name is typed. */
function TimeZoneField({ draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  const field = {
    label: text('siteSettings.timeZone'),
    value: draft.timeZone,
    onChange: (timeZone: string) => onSet({ timeZone }),
    problem: problems.timeZone,
  }
  if (TIME_ZONES.length === 0) {
    return (
      <>
        <Notice tone="warning">{text('siteSettings.timeZonesFailed')}</Notice>
        <TextField {...field} description={text('siteSettings.timeZoneTyped')} />
      </>
    )
  }
  return (
    <Select
      {...field}
      description={text('siteSettings.timeZoneHint')}
      options={withCurrent(TIME_ZONES, draft.timeZone)}
    />
  )
}
