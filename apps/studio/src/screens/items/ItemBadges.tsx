import type { ItemSummary } from '@sitewright/api/items/shapes'
import { isOut } from '@sitewright/core/content/item-status'
import type { MediaType } from '@sitewright/core/content/media-types'
import { Badge } from '@sitewright/ui'
import type { MessageId } from '../../messages.ts'
import { useText } from '../../text.ts'

const MEDIA_WORDS = {
  imageEmpty: 'items.noPicture',
  imageReused: 'items.pictureTwice',
  assetReused: 'items.soundTwice',
} as const satisfies Partial<Record<MediaType, MessageId>>

/** Badges for things that an owner may want to mend: an empty place, a picture shown twice, edits that nobody sees yet. */
export function ItemBadges({ item }: { item: ItemSummary }) {
  const text = useText()
  const words = Object.entries(MEDIA_WORDS).find(([type]) => type === item.mediaType)?.[1]
  return (
    <>
      {words && (
        <Badge tone={item.mediaType === 'imageEmpty' ? 'warning' : 'neutral'}>{text(words)}</Badge>
      )}
      {isOut(item.status) && item.hasUnpublishedChanges && (
        <Badge tone="warning">{text('items.unpublished')}</Badge>
      )}
    </>
  )
}
