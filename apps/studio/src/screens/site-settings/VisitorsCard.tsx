import { Card, TextField } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { SettingsPartProps } from './settings-part.ts'

/** Comments and maps, which other services have. */
export function VisitorsCard({ draft, problems, onSet }: SettingsPartProps) {
  const text = useText()
  return (
    <Card title={text('siteSettings.visitors')}>
      <TextField
        label={text('siteSettings.disqus')}
        description={text('siteSettings.disqusHint')}
        isOptional
        value={draft.commentsEnabled ? draft.disqusShortname : ''}
        onChange={(disqusShortname) =>
          onSet({ disqusShortname, commentsEnabled: disqusShortname.trim() !== '' })
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
