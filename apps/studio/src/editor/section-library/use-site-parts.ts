import { listProducts } from '@sitewright/api/commerce/list-products'
import { listAssets } from '@sitewright/api/files/list-assets'
import { listForms } from '@sitewright/api/forms/list-forms'
import type { SiteParts } from '@sitewright/blocks/section-library'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'
import { useEditor } from '../editor-context.ts'
import { pagesOfDraft } from '../navigation/pages-of-draft.ts'

const NONE = { items: [] }

/** Fetches the site's newest pictures, products and form as soon as it is drawn; what it returns waits for them, with the pages of the draft. */
export function useSiteParts(): () => Promise<SiteParts> {
  const call = useCall()
  const queries = useQueryClient()
  const { visit } = useEditor()
  const { siteId, session } = visit
  const options = {
    queryKey: ['section-parts', siteId],
    // An editor who may not see files or products adds sections without them.
    queryFn: async () => {
      const [pictures, products, { forms }] = await Promise.all([
        call(listAssets, { siteId, kind: 'image' }).catch(() => NONE),
        call(listProducts, { siteId }).catch(() => NONE),
        call(listForms, { siteId }),
      ])
      return {
        pictures: pictures.items.map(({ id }) => id),
        products: products.items.flatMap(({ id, state }) => (state === 'public' ? [id] : [])),
        form: forms[0]?.id ?? '',
      }
    },
    gcTime: 0,
  }
  useQuery(options)
  return async () => {
    const found = await queries.ensureQueryData(options)
    const pages = pagesOfDraft(session.store.getState().site).map(({ kind, id }) => [kind, id])
    // The first page of a kind stays.
    return { ...found, pages: Object.fromEntries(pages.toReversed()) }
  }
}
