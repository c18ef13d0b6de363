import type { ProductState } from '@sitewright/api/commerce/shapes'
import { Badge, type Tone } from '@sitewright/ui'
import { useText } from '../../text.ts'

const TONES: Readonly<Record<ProductState, Tone>> = {
  draft: 'neutral',
  scheduled: 'accent',
  private: 'neutral',
  public: 'success',
}

export function ProductStateBadge({ state }: { state: ProductState }) {
  const text = useText()
  return <Badge tone={TONES[state]}>{text(`products.${state}`)}</Badge>
}
