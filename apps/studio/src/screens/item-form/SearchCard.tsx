import { Card } from '@sitewright/ui'
import { SearchEngineFields } from '../../forms/SearchEngineFields.tsx'
import { useText } from '../../text.ts'
import { newItemAddress } from './item-address.ts'
import type { ItemPartProps } from './item-part.ts'

/** Title and description for search engines, with a preview. */
export function SearchCard(props: ItemPartProps) {
  const text = useText()
  const { site, stored, draft, problems, isReadOnly, onChange } = props
  return (
    <Card title={text('seo.heading')} description={text('seo.headingHint')}>
      <SearchEngineFields
        seoTitle={draft.seoTitle}
        seoDescription={draft.seoDescription}
        fallbackTitle={`${draft.title} — ${site.title}`}
        fallbackDescription=""
        url={stored?.url ?? newItemAddress(props)}
        isReadOnly={isReadOnly}
        problems={problems}
        onChange={(next) => onChange((now) => ({ ...now, ...next }))}
      />
    </Card>
  )
}
