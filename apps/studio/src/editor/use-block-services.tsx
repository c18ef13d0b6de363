import { listFunds } from '@sitewright/api/commerce/list-funds'
import { listProducts } from '@sitewright/api/commerce/list-products'
import type { PageSummary } from '@sitewright/api/content/shapes'
import type { FormSummary } from '@sitewright/api/forms/site-form-shape'
import { listMailingLists } from '@sitewright/api/lists/list-mailing-lists'
import type { MailingList } from '@sitewright/api/lists/shapes'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { usePictures } from '../forms/use-pictures.ts'
import { useForms } from '../screens/forms/use-forms.ts'
import { usePages } from '../screens/pages/use-pages.ts'
import { useCan } from '../screens/sites/use-sites.ts'
import { useCall } from '../session/StudioProvider.tsx'
import type { BlockServices } from './block-fields/control.ts'
import { useEditor } from './editor-context.ts'
import { findPlaces, placeAt } from './find-places.ts'
import { useLinkPicker } from './link-picker/use-link-picker.tsx'
import { PictureDescription, wantsDescription } from './PictureDescription.tsx'
import { pictureAddress } from './picture-address.ts'
import { useFilePicker } from './use-file-picker.tsx'
import { useFormDoors } from './use-form-doors.tsx'
import { useLoadTerms } from './use-load-terms.ts'

const NO_PAGES: readonly PageSummary[] = []
const NO_LISTS: readonly MailingList[] = []
const NO_FORMS: readonly FormSummary[] = []

/**
 * The services that controls of settings ask of the studio.
 * @param assetIds uploads that the settings name
 */
export function useBlockServices(assetIds: readonly Id[]): {
  services: BlockServices
  dialog: ReactNode
} {
  const call = useCall()
  const { visit, choosePicture, choosePictures } = useEditor()
  const { siteId } = visit
  const { data: pages = NO_PAGES, isError: isWithoutPages, isFetching, refetch } = usePages(siteId)
  const { data: products = [] } = useQuery({
    queryKey: ['editor-products', siteId],
    // An editor who may not see the store still edits the page.
    queryFn: async () =>
      (await call(listProducts, { siteId }).catch(() => ({ items: [] }))).items.map(
        ({ id, title }) => ({ id, title }),
      ),
  })
  const loadTerms = useLoadTerms(siteId)
  const { data: funds = [] } = useQuery({
    queryKey: ['editor-funds', siteId],
    // Only those who may see the settings of the store.
    queryFn: async () =>
      (await call(listFunds, { siteId }).catch(() => ({ funds: [] }))).funds.map(
        ({ id, name }) => ({ id, name }),
      ),
  })
  const { data: mailingLists = NO_LISTS } = useQuery({
    queryKey: ['mailing-lists', siteId],
    queryFn: async () => (await call(listMailingLists, { siteId })).lists,
  })
  const { data: forms = NO_FORMS } = useForms(siteId)
  const { formDoors, formDialog } = useFormDoors(siteId)
  const { chooseFile, dialog } = useFilePicker(siteId)
  const { chooseLink, linkDialog } = useLinkPicker()
  const { data: assets } = usePictures(siteId, assetIds)
  const mayUpload = useCan(siteId)('files.upload')
  const services = useMemo<BlockServices>(
    () => ({
      choosePicture,
      choosePictures,
      loadTerms,
      chooseFile,
      chooseLink,
      fileName: (id) => assets?.[id]?.filename,
      findEmbed: visit.findEmbed,
      findPlaces: (typed) => findPlaces(call, siteId, typed),
      placeAt: (placeId) => placeAt(call, siteId, placeId),
      askForDescription: (assetId) => {
        const picture = mayUpload ? assets?.[assetId] : undefined
        if (!picture || !wantsDescription(picture)) return undefined
        return <PictureDescription key={assetId} siteId={siteId} picture={picture} />
      },
      pictureUrl: (assetId) => pictureAddress(siteId, assetId),
      pages: pages.map(({ id, title, path, kind }) => ({
        id,
        title,
        path,
        holdsItems: collectionKind(kind).items !== undefined,
        holdsEvents: collectionKind(kind).items?.ordering === 'calendar',
        holdsPages: collectionKind(kind).isFolder,
      })),
      ...(isWithoutPages &&
        pages === NO_PAGES && {
          pagesFailure: { isTrying: isFetching, tryAgain: () => void refetch() },
        }),
      products,
      forms: forms.map(({ id, name }) => ({ id, name })),
      formDoors,
      funds,
      mailingLists,
    }),
    [
      choosePicture,
      choosePictures,
      loadTerms,
      chooseFile,
      chooseLink,
      assets,
      call,
      visit,
      siteId,
      pages,
      isWithoutPages,
      isFetching,
      refetch,
      products,
      forms,
      formDoors,
      funds,
      mailingLists,
      mayUpload,
    ],
  )
  return {
    services,
    dialog: (
      <>
        {dialog}
        {linkDialog}
        {formDialog}
      </>
    ),
  }
}
