import { sizeLimit } from '@sitewright/core/files/file-size'
import { MAX_FILE_BYTES, uploadProblem } from '@sitewright/core/files/file-types'
import { Card, FileDrop, showToast } from '@sitewright/ui'
import { useState } from 'react'
import { PictureDescription, wantsDescription } from '../../../editor/PictureDescription.tsx'
import { PICTURE_TYPES, usePictures, useUploadPictures } from '../../../forms/use-pictures.ts'
import { useText } from '../../../text.ts'
import { useCan } from '../../sites/use-sites.ts'
import { changeSale, type ItemPartProps } from '../item-part.ts'
import { AltTextDialog } from './AltTextDialog.tsx'
import { PictureGrid } from './PictureGrid.tsx'

export function PicturesCard(part: ItemPartProps) {
  const text = useText()
  const { draft, isReadOnly } = part
  const siteId = part.site.id
  const { imageIds } = draft.sale
  const { data: known = {} } = usePictures(siteId, imageIds)
  const [left, setLeft] = useState(0)
  const [describedId, setDescribedId] = useState<string>()
  const mayDescribe = useCan(siteId)('files.upload') && !isReadOnly
  const described = describedId === undefined ? undefined : known[describedId]
  const upload = useUploadPictures(siteId, (asset) => {
    setLeft((count) => count - 1)
    // A picture of the product that is chosen once more is the one that it has.
    changeSale(part, (sale) => ({ ...sale, imageIds: [...new Set([...sale.imageIds, asset.id])] }))
  })
  // One at a time, in the order of the pictures.
  const undescribed =
    mayDescribe && imageIds.map((id) => known[id]).find((one) => one && wantsDescription(one))
  const refuse = (problem: string) => showToast({ text: problem, tone: 'danger' })
  const take = (files: readonly File[]) => {
    const problem = files.map((file) => uploadProblem(file, 'image')).find(Boolean)
    if (problem) return refuse(problem)
    setLeft(files.length)
    upload.mutate(files, {
      onError: (error) => refuse(error.message),
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
          onChange={(next) => changeSale(part, (sale) => ({ ...sale, imageIds: next }))}
          onDescribe={setDescribedId}
        />
      )}
      {undescribed && (
        <PictureDescription
          key={undescribed.id}
          siteId={siteId}
          picture={undescribed}
          label={text('files.describeLabel', { name: undescribed.filename })}
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
