import { listAssets } from '@sitewright/api/files/list-assets'
import type { Asset } from '@sitewright/api/files/shapes'
import { foldersInOrder } from '@sitewright/core/files/file-folders'
import { Button, EmptyState, FileDrop, Loading, SearchField, Select } from '@sitewright/ui'
import { ImageIcon } from '@sitewright/ui/icons'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { UploadList } from '../files/UploadList.tsx'
import { folderLabel, useFolders } from '../files/use-folders.ts'
import { isUnderWay, useUploads } from '../files/use-uploads.ts'
import { PICTURE_TYPES } from '../forms/use-pictures.ts'
import { useDelayed } from '../screens/use-delayed.ts'
import { useCall } from '../session/StudioProvider.tsx'
import styles from './PictureLibrary.module.css'
import { useWords } from './use-words.ts'

export interface PictureLibraryProps {
  siteId: string
  /** Told of what was uploaded here and taken. */
  onUploaded(assets: readonly Asset[]): void
  /** The button of one picture. */
  children(asset: Asset): ReactNode
}

/** In place of a folder's id: the whole library. */
const EVERYWHERE = 'everywhere'

/** The uploaded pictures of a site, and a place to drop more. */
export function PictureLibrary({ siteId, onUploaded, children }: PictureLibraryProps) {
  const words = useWords()
  const call = useCall()
  const [typed, setTyped] = useState('')
  const search = useDelayed(typed.trim())
  const [folder, setFolder] = useState(EVERYWHERE)
  const { data: folders = [] } = useFolders(siteId)
  const folderId = folder === EVERYWHERE ? undefined : folder
  const library = useInfiniteQuery({
    queryKey: ['assets', siteId, 'pictures', search, folder],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      call(listAssets, { siteId, cursor, kind: 'image', search, folderId }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  const { uploads, upload, retry, dismiss } = useUploads(siteId, {
    kind: 'image',
    folderId,
  })
  const assets = library.data?.pages.flatMap(({ items }) => items) ?? []
  const isNarrowed = search !== '' || folder !== EVERYWHERE
  return (
    <>
      <FileDrop
        label={words('pictureUpload')}
        description={words('pictureUploadHint')}
        accept={PICTURE_TYPES}
        allowsMultiple
        isCompact={assets.length > 0}
        isBusy={uploads.some(isUnderWay)}
        onFiles={(files) => void upload(files).then(onUploaded)}
      />
      <UploadList
        uploads={uploads}
        retry={(id) => void retry(id).then(onUploaded)}
        dismiss={dismiss}
        folders={folders}
      />
      {(assets.length > 0 || isNarrowed) && (
        <div className={styles.tools}>
          <SearchField label={words('pictureSearch')} value={typed} onChange={setTyped} />
          {folders.length > 0 && (
            <Select
              label={words('pictureFolder')}
              isLabelHidden
              options={[
                { id: EVERYWHERE, label: words('pictureFolders') },
                ...foldersInOrder(folders).map(({ id }) => ({
                  id,
                  label: folderLabel(folders, id),
                })),
              ]}
              value={folder}
              onChange={setFolder}
            />
          )}
        </div>
      )}
      {library.isPending && <Loading label={words('pictures')} />}
      {library.isSuccess && assets.length === 0 && (
        <EmptyState icon={ImageIcon} title={words(isNarrowed ? 'pictureNoneHere' : 'pictureNone')}>
          {words(isNarrowed ? 'pictureNoneHereHint' : 'pictureNoneHint')}
        </EmptyState>
      )}
      <ul className={styles.pictures} aria-label={words('pictures')}>
        {assets.map((asset) => (
          <li key={asset.id}>{children(asset)}</li>
        ))}
      </ul>
      {library.hasNextPage && (
        <Button isPending={library.isFetching} onPress={() => void library.fetchNextPage()}>
          {words('more')}
        </Button>
      )}
    </>
  )
}

export function PictureThumbnail({ asset }: { asset: Asset }) {
  return (
    <>
      <img src={`${asset.url}?format=300w`} alt="" loading="lazy" />
      <span>{asset.filename}</span>
    </>
  )
}
