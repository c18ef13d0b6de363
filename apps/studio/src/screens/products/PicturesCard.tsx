import { sizeLimit } from '@sitewright/core/files/file-size'
import { MAX_FILE_BYTES, uploadProblem } from '@sitewright/core/files/file-types'
import { Card, FileDrop } from '@sitewright/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { AltTextDialog } from './AltTextDialog.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { PICTURE_TYPES, usePictures, useUploadPictures } from './use-pictures.ts'
import type { ProductPartProps } from './use-product-form.ts'

export interface PicturesCardProps extends ProductPartProps {
  siteId: string
  onProblem(message: string): void
}

export function PicturesCard({
  siteId,
  draft,
  isReadOnly,
  onChange,
  onProblem,
}: PicturesCardProps) {
  const text = useText()
  const { imageIds } = draft
  const { data: known = {} } = usePictures(siteId, imageIds)
  const [left, setLeft] = useState(0)
  const [describedId, setDescribedId] = useState<string>()
  const described = describedId === undefined ? undefined : known[describedId]
  const upload = useUploadPictures(siteId, (asset) => {
    setLeft((count) => count - 1)
    onChange((now) => ({ ...now, imageIds: [...now.imageIds, asset.id] }))
  })
  const take = (files: readonly File[]) => {
    const problem = files.map((file) => uploadProblem(file, 'image')).find(Boolean)
    if (problem) return onProblem(problem)
    setLeft(files.length)
    upload.mutate(files, {
      onError: (error) => onProblem(error.message),
      onSettled: () => setLeft(0),
    })
  }
  return (
    <Card title={text('products.pictures')} description={text('products.picturesHint')}>
      {imageIds.length > 0 && (
        <PictureGrid
          ids={imageIds}
          pictures={known}
          isReadOnly={isReadOnly}
          onChange={(next) => onChange((now) => ({ ...now, imageIds: next }))}
          onDescribe={setDescribedId}
        />
      )}
      {!isReadOnly && (
        <FileDrop
          label={
            left > 0 ? text('products.uploading', { count: left }) : text('products.dropPictures')
          }
          description={text('products.pictureKinds', { limit: sizeLimit(MAX_FILE_BYTES.image) })}
          chooseLabel={text('products.choosePictures')}
          accept={PICTURE_TYPES}
          allowsMultiple
          isCompact={imageIds.length > 0}
          isBusy={upload.isPending}
          onFiles={take}
        />
      )}
      {described && (
        <AltTextDialog
          siteId={siteId}
          picture={described}
          name={text('products.pictureName', {
            number: imageIds.indexOf(described.id) + 1,
            name: described.filename,
          })}
          onClose={() => setDescribedId(undefined)}
        />
      )}
    </Card>
  )
}
