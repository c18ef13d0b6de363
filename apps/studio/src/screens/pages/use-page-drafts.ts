import { showToast } from '@sitewright/ui'
import { useQueryClient } from '@tanstack/react-query'
import { beginVisit } from '../../editor/begin-visit.ts'
import { openPageDrafts, type PageDrafts } from '../../editor/open-page-drafts.ts'
import { type OpenedStatus, useOpened } from '../../editor/use-opened.ts'
import { useRecovered } from '../../editor/use-recovered.ts'
import { useCall } from '../../session/StudioProvider.tsx'
import { pagesKey } from './use-pages.ts'

/** Opens a page's settings for editing and keeps them open as long as they are on the screen. */
export function usePageDrafts(siteId: string, pageId: string): OpenedStatus<PageDrafts> {
  const call = useCall()
  const queries = useQueryClient()
  const { sayRecovered, sayDamaged } = useRecovered()
  return useOpened(`${siteId} ${pageId}`, async () => {
    const begun = await beginVisit({
      call,
      siteId,
      subjectId: pageId,
      open: async () => undefined,
      documentsOf: () => [],
    })
    sayDamaged(begun)
    return openPageDrafts({
      siteId,
      call,
      pageId,
      begun,
      notify: (text) => void showToast({ text, tone: 'danger' }),
      onSaved: () => void queries.invalidateQueries({ queryKey: pagesKey(siteId) }),
      onRecovered: sayRecovered,
    })
  })
}
