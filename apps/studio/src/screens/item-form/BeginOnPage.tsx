import type { PageSummary } from '@sitewright/api/content/shapes'
import { beginItem } from '@sitewright/api/items/begin-item'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useCall } from '../../session/StudioProvider.tsx'
import { Redirect } from '../../shell/Redirect.tsx'
import { useText } from '../../text.ts'
import { itemEditorPath } from '../items/item-paths.ts'
import { type CustomType, recordTypeOf } from '../items/use-custom-types.ts'
import { QueryView } from '../QueryView.tsx'

export interface BeginOnPageProps {
  siteId: string
  page: PageSummary
  /** The theme's type for it, where there is one. */
  type: CustomType | undefined
}

/** Opens a new item on its page, in place of a form: there is nothing to fill in before the first word. */
export function BeginOnPage({ siteId, page, type }: BeginOnPageProps) {
  const text = useText()
  const call = useCall()
  const begun = useQuery({
    // Each visit begins another one.
    queryKey: ['begin-item', siteId, page.id, useId()],
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: () =>
      call(beginItem, {
        siteId,
        collectionId: page.id,
        recordType: recordTypeOf(page.kind, type),
        customType: type?.name ?? '',
      }),
  })
  return (
    <QueryView query={begun} loading={text('items.loadingOne')} failed={text('items.beginFailed')}>
      {({ itemId }) => <Redirect to={itemEditorPath(siteId, itemId)} />}
    </QueryView>
  )
}
