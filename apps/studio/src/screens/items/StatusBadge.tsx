import { type ItemStatus, STATUS_LABELS } from '@sitewright/core/content/item-status'
import { Badge, type Tone } from '@sitewright/ui'
import { useText } from '../../text.ts'

const TONES: Readonly<Record<ItemStatus, Tone>> = {
  draft: 'neutral',
  needsReview: 'warning',
  scheduled: 'accent',
  private: 'neutral',
  public: 'success',
}

/** A state in the words of specification §4 "Content status"; a public item, which has none there, is called so. */
export function StatusBadge({ status }: { status: ItemStatus }) {
  const text = useText()
  return (
    <Badge tone={TONES[status]}>
      {status === 'public' ? text('items.public') : STATUS_LABELS[status]}
    </Badge>
  )
}
