import { SHARE_SERVICES } from '@sitewright/core/site/share-services'
import { Card, Checkbox } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './settings-part.ts'

/** The services that visitors are offered to share pages on. */
export function SharingCard({ draft: { shareServices }, onSet }: SettingsPartProps) {
  const text = useText()
  return (
    <Card title={text('siteSettings.share')} description={text('siteSettings.shareHint')}>
      {SHARE_SERVICES.map(({ name, label }) => (
        <Checkbox
          key={name}
          label={label}
          isSelected={shareServices.includes(name)}
          onChange={(isChosen) => {
            const others = shareServices.filter((one) => one !== name)
            onSet({ shareServices: isChosen ? [...others, name] : others })
          }}
        />
      ))}
    </Card>
  )
}
