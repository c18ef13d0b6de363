import { Card, Checkbox } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './SiteSettingsScreen.tsx'

export function VisitorsCard({ draft, onSet }: SettingsPartProps) {
  const text = useText()
  return (
    <Card title={text('siteSettings.visitors')}>
      <Checkbox
        label={text('siteSettings.comments')}
        description={text('siteSettings.commentsHint')}
        isSelected={draft.commentsEnabled}
        onChange={(commentsEnabled) => onSet({ commentsEnabled })}
      />
      <Checkbox
        label={text('siteSettings.likes')}
        description={text('siteSettings.likesHint')}
        isSelected={draft.likesEnabled}
        onChange={(likesEnabled) => onSet({ likesEnabled })}
      />
    </Card>
  )
}
