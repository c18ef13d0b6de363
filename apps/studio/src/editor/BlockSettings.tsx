import { listFunds } from '@sitewright/api/commerce/list-funds'
import { listProducts } from '@sitewright/api/commerce/list-products'
import type { FormSummary } from '@sitewright/api/forms/site-form-shape'
import { listMailingLists } from '@sitewright/api/lists/list-mailing-lists'
import type { MailingList } from '@sitewright/api/lists/shapes'
import { needsOf } from '@sitewright/blocks/fields'
import { blockOfType, readProps } from '@sitewright/blocks/registry'
import { collectionKind } from '@sitewright/core/content/collection-kinds'
import type { Id } from '@sitewright/core/id'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { setProps } from '../document/edits.ts'
import { type BlockAddress, blockAt } from '../document/selection.ts'
import { usePictures } from '../forms/use-pictures.ts'
import { useForms } from '../screens/forms/use-forms.ts'
import { usePages } from '../screens/pages/use-pages.ts'
import { useCall } from '../session/StudioProvider.tsx'
import { BlockFields } from './block-fields/BlockFields.tsx'
import type { BlockServices } from './block-fields/control.ts'
import { useSession } from './drafts-context.ts'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { findPlaces, placeAt } from './find-places.ts'
import { LookFields } from './LookFields.tsx'
import { useLinkPicker } from './link-picker/use-link-picker.tsx'
import { PlacementFields } from './PlacementFields.tsx'
import { pictureAddress } from './picture-address.ts'
import { ShownOnFields } from './ShownOnFields.tsx'
import { useFilePicker } from './use-file-picker.tsx'
import { useFormDoors } from './use-form-doors.tsx'
import { useLoadTerms } from './use-load-terms.ts'
import { useMayWrite } from './use-may-write.ts'
import { useWords } from './use-words.ts'

export function BlockSettings({ address }: { address: BlockAddress }) {
  const words = useWords()
  const { visit } = useEditor()
  const mayWrite = useMayWrite(visit.siteId)
  const block = useSession((state) => blockAt(state.documents, address))
  const definition = block && blockOfType(block.type)
  const props = definition && readProps(definition, block)
  const { services, dialog } = useServices(props ? needsOf(definition.fields, props).assets : [])
  if (!props) return null
  return (
    <div className={styles.fields} data-settings-fields="">
      {dialog}
      {mayWrite(definition) ? (
        <BlockFields
          definition={definition}
          props={props}
          services={services}
          onChange={(next, coalesceKey) =>
            visit.perform(setProps(visit.workplace(), address, next, coalesceKey))
          }
        />
      ) : (
        <p className={styles.hint}>{words('blockNotAllowed')}</p>
      )}
      <LookFields address={address} />
      <ShownOnFields address={address} />
      <PlacementFields address={address} />
    </div>
  )
}

const NO_LISTS: readonly MailingList[] = []
const NO_FORMS: readonly FormSummary[] = []

/** @param assetIds uploads that the block has */
function useServices(assetIds: readonly Id[]): { services: BlockServices; dialog: ReactNode } {
  const call = useCall()
  const { visit, choosePicture, choosePictures } = useEditor()
  const { siteId } = visit
  const { data: pages = [] } = usePages(siteId)
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
      pictureUrl: (assetId) => pictureAddress(siteId, assetId),
      pages: pages.map(({ id, title, path, kind }) => ({
        id,
        title,
        path,
        holdsItems: collectionKind(kind).items !== undefined,
        holdsEvents: collectionKind(kind).items?.ordering === 'calendar',
        holdsPages: collectionKind(kind).isFolder,
      })),
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
      products,
      forms,
      formDoors,
      funds,
      mailingLists,
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
