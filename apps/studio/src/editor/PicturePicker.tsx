import { listAssets } from '@sitewright/api/files/list-assets'
import type { Asset } from '@sitewright/api/files/shapes'
import { Button, Dialog, EmptyState, FileDrop, Loading, Notice, Progress } from '@sitewright/ui'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import { Button as PlainButton } from 'react-aria-components'
import { PICTURE_TYPES } from '../screens/products/use-pictures.ts'
import { useCall } from '../session/StudioProvider.tsx'
import styles from './PicturePicker.module.css'
import { useUploads } from './use-uploads.ts'
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
  const queries = useQueryClient()
  const queryKey = ['assets', siteId]
  const library = useInfiniteQuery({
    queryKey,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => call(listAssets, { siteId, cursor, kind: 'image' }),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
  const { uploads, problems, upload } = useUploads(siteId, (stored) => {
    void queries.invalidateQueries({ queryKey })
    const [only] = stored
    if (only && stored.length === 1) onChoose(only)
  })
  const assets = library.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Dialog isOpen size="large" title={words('choosePicture')} onClose={onClose}>
      <FileDrop
        label={words('pictureUpload')}
        description={words('pictureUploadHint')}
        accept={PICTURE_TYPES}
        allowsMultiple
        isCompact={assets.length > 0}
        isBusy={uploads.length > 0}
        onFiles={upload}
      />
      {uploads.map(({ name, percent }) => (
        <Progress key={name} label={words('pictureUploading', { name })} value={percent} />
      ))}
      {problems.map((problem) => (
        <Notice key={problem.name} tone="danger" isAlert>
          {words('pictureFailed', problem)}
        </Notice>
      ))}
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
