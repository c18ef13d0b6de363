import type { ItemStatus } from '@sitewright/core/content/item-status'
import { Badge, type Tone } from '@sitewright/ui'
import { useText } from '../../text.ts'

const TONES: Readonly<Record<ItemStatus, Tone>> = {
  draft: 'neutral',
  needsReview: 'neutral',
  scheduled: 'accent',
  private: 'neutral',
  public: 'success',
}

export function ProductStateBadge({ state }: { state: ItemStatus }) {
  const text = useText()
  return <Badge tone={TONES[state]}>{text(`products.${state}`)}</Badge>
}
