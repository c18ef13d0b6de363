import { openThumbnail as contract } from '@sitewright/api/content/open-thumbnail'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import { fail } from '../../../../platform/http/problems.ts'
import { ownerCall } from '../../../../platform/http/route.ts'
import { canvasOf, loadDraftSite } from '../../../content/index.ts'
import { findTemplate } from '../../../page-templates/index.ts'

export const openThumbnail = ownerCall(contract, async ({ pageId, templateId }, request) =>
  request.inSite(async (site) => {
    const { session } = request
    // Calls that open a canvas take no keys.
    if (!session) throw new Error('A thumbnail was asked for without a session')
    const frameOf = (shown: Parameters<typeof canvasOf>[0]) => ({
      url: canvasOf({ ...shown, version: 'draft' }, { ...request, session }).canvasUrl,
    })
    if (templateId !== undefined) {
      if (!(await findTemplate(site, templateId))) throw fail('notFound')
      return frameOf({ templateId })
    }
    const { pages } = await loadDraftSite(site)
    const page = pageId ? pages.get(pageId) : [...pages.values()].find(({ isHome }) => isHome)
    if (!page || !collectionKind(page.kind).hasAddress) throw fail('notFound')
    return frameOf({ pageId: page.id })
  }),
)
