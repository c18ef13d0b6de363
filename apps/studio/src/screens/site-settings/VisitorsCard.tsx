import { Card, Switch, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { CommentRulesFields } from './CommentRulesFields.tsx'
import type { SettingsPartProps } from './settings-part.ts'

/** Comments and likes, and the services that have some of what visitors see. */
export function VisitorsCard({ draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  return (
    <Card title={text('siteSettings.visitors')}>
      <CommentRulesFields {...{ draft, problems, onSet }} />
      <Switch
        label={text('siteSettings.likes')}
        description={text('siteSettings.likesHint')}
        isSelected={draft.likesEnabled}
        onChange={(likesEnabled) => onSet({ likesEnabled })}
      />
      <TextField
        label={text('siteSettings.disqus')}
        description={text('siteSettings.disqusHint')}
        isOptional
        value={draft.disqusShortname}
        onChange={(disqusShortname) =>
          // Comments that Disqus keeps are shown where comments are on.
          onSet({ disqusShortname, ...(disqusShortname !== '' && { commentsEnabled: true }) })
        }
        problem={problems.disqusShortname}
      />
      <TextField
        label={text('siteSettings.maps')}
        description={text('siteSettings.mapsHint')}
        isOptional
        value={draft.googleMapsKey}
        onChange={(googleMapsKey) => onSet({ googleMapsKey })}
        problem={problems.googleMapsKey}
      />
    </Card>
  )
}
