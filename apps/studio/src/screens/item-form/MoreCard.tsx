import { COMMENT_ACCESS, type CommentAccess } from '@sitewright/core/comments/comment-rules'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { RECORD_TYPES } from '@sitewright/core/enumerations'
import { Card, Select, Switch } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'
import type { ItemPartProps } from './item-part.ts'
import { PromotedBlockField } from './PromotedBlockField.tsx'
import { SourceFields } from './RecordCard.tsx'

/** Featuring, comments where the site has them, and where it is from. */
export function MoreCard(props: ItemPartProps) {
  const text = useText()
  const { site, kind, draft, isReadOnly, onChange } = props
  return (
    <Card>
      <FeaturedSwitch hint="items.featuredHint" {...props} />
      {site.commentsEnabled && collectionKind(kind).items?.hasBody && (
        <Select<CommentAccess>
          label={text('items.comments')}
          isDisabled={isReadOnly}
          options={COMMENT_ACCESS.map((id) => ({ id, label: text(`items.comments.${id}`) }))}
          value={draft.commentAccess}
          onChange={(commentAccess) => onChange((now) => ({ ...now, commentAccess }))}
        />
      )}
      {kind === 'blog' && <PromotedBlockField {...props} />}
      {draft.recordType !== RECORD_TYPES.link && <SourceFields {...props} />}
    </Card>
  )
}

export function ProductMoreCard(props: ItemPartProps) {
  return (
    <Card>
      <FeaturedSwitch hint="products.featuredHint" {...props} />
    </Card>
  )
}

function FeaturedSwitch({ hint, ...part }: ItemPartProps & { hint: MessageId }) {
  const text = useText()
  const { draft, isReadOnly, onChange } = part
  return (
    <Switch
      label={text('items.featured')}
      description={text(hint)}
      isDisabled={isReadOnly}
      isSelected={draft.starred}
      onChange={(starred) => onChange((now) => ({ ...now, starred }))}
    />
  )
}
