import { listAssets } from '@sitewright/api/files/list-assets'
import type { Asset } from '@sitewright/api/files/shapes'
import { Button, EmptyState, FileDrop, Loading } from '@sitewright/ui'
import { ImageIcon } from '@sitewright/ui/icons'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { UploadList } from '../files/UploadList.tsx'
import { useUploads } from '../files/use-uploads.ts'
import { PICTURE_TYPES } from '../forms/use-pictures.ts'
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

/** The uploaded pictures of a site, and a place to drop more. */
export function PictureLibrary({ siteId, onUploaded, children }: PictureLibraryProps) {
  const words = useWords()
  const call = useCall()
  const library = useInfiniteQuery({
    queryKey: ['assets', siteId, 'pictures'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => call(listAssets, { siteId, cursor, kind: 'image' }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  const { uploads, upload, dismiss } = useUploads(siteId, 'image')
  const assets = library.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <FileDrop
        label={words('pictureUpload')}
        description={words('pictureUploadHint')}
        accept={PICTURE_TYPES}
        allowsMultiple
        isCompact={assets.length > 0}
        isBusy={uploads.some(({ problem }) => !problem)}
        onFiles={(files) => void upload(files).then(onUploaded)}
      />
      <UploadList uploads={uploads} dismiss={dismiss} />
      {library.isPending && <Loading label={words('pictures')} />}
      {library.isSuccess && assets.length === 0 && (
        <EmptyState icon={ImageIcon} title={words('pictureNone')}>
          {words('pictureNoneHint')}
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
