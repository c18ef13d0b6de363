import { listAssets } from '@sitewright/api/files/list-assets'
import type { Asset } from '@sitewright/api/files/shapes'
import { Button, Dialog, EmptyState, FileDrop, Loading } from '@sitewright/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import { Button as PlainButton } from 'react-aria-components'
import { UploadList } from '../files/UploadList.tsx'
import { useUploads } from '../files/use-uploads.ts'
import { PICTURE_TYPES } from '../screens/products/use-pictures.ts'
import { useCall } from '../session/StudioProvider.tsx'
import styles from './PicturePicker.module.css'
import { useWords } from './use-words.ts'

export interface PicturePickerProps {
  siteId: string
  onChoose(asset: Asset): void
  onClose(): void
}

/** The library of uploaded pictures; a single new one is chosen as soon as it is there. */
export function PicturePicker({ siteId, onChoose, onClose }: PicturePickerProps) {
  const words = useWords()
  const call = useCall()
  const library = useInfiniteQuery({
    queryKey: ['assets', siteId, 'pictures'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => call(listAssets, { siteId, cursor, kind: 'image' }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  const { uploads, upload, dismiss } = useUploads(siteId, 'image')
  const take = async (files: readonly File[]) => {
    const [only, ...others] = await upload(files)
    if (only && others.length === 0) onChoose(only)
  }
  const assets = library.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Dialog isOpen size="large" title={words('choosePicture')} onClose={onClose}>
      <FileDrop
        label={words('pictureUpload')}
        description={words('pictureUploadHint')}
        accept={PICTURE_TYPES}
        allowsMultiple
        isCompact={assets.length > 0}
        isBusy={uploads.some(({ problem }) => !problem)}
        onFiles={(files) => void take(files)}
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
          <li key={asset.id}>
            <PlainButton
              className={styles.picture ?? ''}
              aria-label={words('pictureUse', { name: asset.filename })}
              onPress={() => onChoose(asset)}
            >
              <img src={`${asset.url}?format=300w`} alt="" loading="lazy" />
              <span>{asset.filename}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
      {library.hasNextPage && (
        <Button isPending={library.isFetching} onPress={() => void library.fetchNextPage()}>
          {words('more')}
        </Button>
      )}
    </Dialog>
  )
}
