import { Switch } from '@sitewright/ui'
import { SearchEngineFields } from '../../forms/SearchEngineFields.tsx'
import { useText } from '../../text.ts'
import { useSite } from '../sites/use-sites.ts'
import type { PageDraft } from './page-draft.ts'
import type { PagePartProps } from './page-part.ts'

export interface PageSearchFieldsProps extends PagePartProps {
  draft: PageDraft
}

export function PageSearchFields({
  siteId,
  page,
  draft,
  settings,
  problems,
  isReadOnly,
  onSet,
}: PageSearchFieldsProps) {
  const text = useText()
  const { data: site } = useSite(siteId)
  const siteTitle = site?.title ?? ''
  const path = page.isHome ? '/' : `/${draft.urlId}`
  return (
    <>
      <SearchEngineFields
        {...settings}
        fallbackTitle={page.isHome ? siteTitle : `${draft.title} — ${siteTitle}`}
        fallbackDescription={settings.description}
        url={site ? new URL(path, site.url).href : path}
        isReadOnly={isReadOnly}
        problems={problems}
        onChange={onSet}
      />
      <Switch
        label={text('seo.hidden')}
        description={text('seo.hiddenHint')}
        isDisabled={isReadOnly}
        isSelected={settings.isHiddenFromSearch}
        onChange={(isHiddenFromSearch) => onSet({ isHiddenFromSearch })}
      />
    </>
  )
}
