import { removePreviewLink as contract } from '@sitewright/api/preview-links/remove-preview-link'
import { fail } from '../../platform/http/problems.ts'
import { ownerCall } from '../../platform/http/route.ts'
import { noteActivity } from '../activity/index.ts'
import { deletePreviewLink } from './preview-link-table.ts'

export const removePreviewLink = ownerCall(
  contract,
  async ({ previewLinkId }, { account, inSite }) =>
    inSite(async (site) => {
      if (!(await deletePreviewLink(site, previewLinkId))) throw fail('notFound')
      await noteActivity(site, { kind: 'previewTakenBack', by: account.id })
      return { ok: true as const }
    }),
)
