import type { PageSummary } from '@sitewright/api/content/shapes'
import { isReadme, standsInFor } from '@sitewright/core/content/special-pages'
import { Badge } from '@sitewright/ui'
import { useText } from '../../text.ts'

/** The state of a page for visitors, who have nothing of it, an earlier version, or all of it. */
export function PageBadges({ page }: { page: PageSummary }) {
  const text = useText()
  if (isReadme(page)) return <Badge>{text('pages.readme')}</Badge>
  return (
    <>
      {standsInFor(page, 'notFound') && <Badge>{text('pages.notFound')}</Badge>}
      {standsInFor(page, 'search') && <Badge>{text('pages.search')}</Badge>}
      {!page.settings.isEnabled && <Badge tone="danger">{text('pages.disabled')}</Badge>}
      {!page.isPublished && <Badge>{text('pages.draft')}</Badge>}
      {page.isPublished && (
        <Badge tone={page.hasUnpublishedChanges ? 'warning' : 'success'}>
          {text(page.hasUnpublishedChanges ? 'pages.changed' : 'pages.published')}
        </Badge>
      )}
    </>
  )
}
