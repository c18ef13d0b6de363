import { Card, Checkbox, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './SiteSettingsScreen.tsx'

export function VisitorsCard({ draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  return (
    <Card title={text('siteSettings.visitors')}>
      <Checkbox
        label={text('siteSettings.comments')}
        description={text('siteSettings.commentsHint')}
        isSelected={draft.commentsEnabled}
        onChange={(commentsEnabled) => onSet({ commentsEnabled })}
      />
      {draft.commentsEnabled && (
        <TextField
          label={text('siteSettings.disqus')}
          description={text('siteSettings.disqusHint')}
          isOptional
          value={draft.disqusShortname}
          onChange={(disqusShortname) => onSet({ disqusShortname })}
          problem={problems.disqusShortname}
        />
      )}
      <Checkbox
        label={text('siteSettings.likes')}
        description={text('siteSettings.likesHint')}
        isSelected={draft.likesEnabled}
        onChange={(likesEnabled) => onSet({ likesEnabled })}
      />
      <TextField
        label={text('siteSettings.captcha')}
        description={text('siteSettings.captchaHint')}
        isOptional
        value={draft.captchaSiteKey}
        onChange={(captchaSiteKey) => onSet({ captchaSiteKey })}
        problem={problems.captchaSiteKey}
      />
    </Card>
  )
}
