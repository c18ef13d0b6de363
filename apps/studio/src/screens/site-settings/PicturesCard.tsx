import { Card, Switch } from '@sitewright/ui'
import { PictureField } from '../../forms/PictureField.tsx'
import { useText } from '../../text.ts'
import { IconPreview } from './IconPreview.tsx'
import type { SettingsPartProps } from './settings-part.ts'

const PICTURES = [
  { name: 'logoImageId', label: 'siteSettings.logo', hint: 'siteSettings.logoHint' },
  { name: 'socialImageId', label: 'siteSettings.sharing', hint: 'siteSettings.sharingHint' },
  { name: 'faviconImageId', label: 'siteSettings.favicon', hint: 'siteSettings.faviconHint' },
] as const

export function PicturesCard({ siteId, draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  return (
    <Card title={text('siteSettings.pictures')}>
      {PICTURES.map(({ name, label, hint }) => (
        <PictureField
          key={name}
          siteId={siteId}
          label={text(label)}
          description={text(hint)}
          isReadOnly={false}
          value={draft[name]}
          onChange={(imageId) => onSet({ [name]: imageId })}
          problem={problems[name]}
        />
      ))}
      <IconPreview siteId={siteId} iconId={draft.faviconImageId} title={draft.title} />
      <Switch
        label={text('siteSettings.tintsBrowser')}
        description={text('siteSettings.tintsBrowserHint')}
        isSelected={draft.tintsBrowser}
        onChange={(tintsBrowser) => onSet({ tintsBrowser })}
      />
    </Card>
  )
}
