import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { Card, Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'
import { useSiteSettings } from '../site-settings/use-site-settings.ts'
import { SourceFields } from './RecordCard.tsx'
import type { ItemPartProps } from './use-item-form.ts'

/** Featuring, comments where the site has them, and where it is from. */
export function MoreCard(props: ItemPartProps) {
  const text = useText()
  const { siteId, page, draft, isReadOnly, onChange } = props
  const { recordType } = draft
  const { data: settings } = useSiteSettings(siteId)
  const hasComments = settings?.commentsEnabled && settings.disqusShortname !== ''
  return (
    <Card>
      <Switch
        label={text('items.featured')}
        description={text('items.featuredHint')}
        isDisabled={isReadOnly}
        isSelected={draft.starred}
        onChange={(starred) => onChange((now) => ({ ...now, starred }))}
      />
      {hasComments && collectionKind(page.kind).items?.hasBody && (
        <Switch
          label={text('items.comments')}
          isDisabled={isReadOnly}
          isSelected={draft.allowsComments}
          onChange={(allowsComments) => onChange((now) => ({ ...now, allowsComments }))}
        />
      )}
      {recordType !== RECORD_TYPES.link && <SourceFields {...props} />}
    </Card>
  )
}
