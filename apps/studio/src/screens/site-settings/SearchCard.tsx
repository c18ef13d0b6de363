import { fillTitle, type TitleFormatName } from '@sitewright/core/site/title-format'
import { Card, Checkbox, TextField } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './settings-part.ts'

const FORMATS: readonly { name: TitleFormatName; label: MessageId }[] = [
  { name: 'homepageTitleFormat', label: 'siteSettings.homepageFormat' },
  { name: 'collectionTitleFormat', label: 'siteSettings.collectionFormat' },
  { name: 'itemTitleFormat', label: 'siteSettings.itemFormat' },
]

/** Titles of pages in tabs and search results, each with an example. */
export function SearchCard({ draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  const example = { s: draft.title, c: 'About', i: 'Blue Mug' }
  return (
    <Card title={text('siteSettings.search')} description={text('siteSettings.searchHint')}>
      {FORMATS.map(({ name, label }) => (
        <TextField
          key={name}
          label={text(label)}
          description={text('siteSettings.preview', { title: fillTitle(draft[name], example) })}
          value={draft[name]}
          onChange={(format) => onSet({ [name]: format })}
          problem={problems[name]}
        />
      ))}
      <Checkbox
        label={text('siteSettings.hidden')}
        description={text('siteSettings.hiddenHint')}
        isSelected={draft.isHiddenFromSearch}
        onChange={(isHiddenFromSearch) => onSet({ isHiddenFromSearch })}
      />
    </Card>
  )
}
