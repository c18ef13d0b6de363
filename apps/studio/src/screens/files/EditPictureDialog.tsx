import type { Asset } from '@sitewright/api/files/shapes'
import {
  type Crop,
  cropOfShape,
  isUnedited,
  MAX_ANGLE,
  MAX_LIGHT,
  NO_EDIT,
  type PictureEdit,
  turnedSize,
  WHOLE,
} from '@sitewright/core/files/picture-edit'
import { Button, Dialog, Notice, Select, SliderField, showToast } from '@sitewright/ui'
import { RotateCcw, RotateCw, Undo2 } from '@sitewright/ui/icons'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { CropFrame } from './CropFrame.tsx'
import styles from './EditPictureDialog.module.css'
import { useEditPicture, useFileUses } from './use-files.ts'

export interface EditPictureDialogProps {
  siteId: string
  file: Asset
  unedited: NonNullable<Asset['unedited']>
  onEdited(file: Asset): void
  onClose(): void
}

/** Width by height of each shape; `null` keeps the sides free, `original` those of the picture. */
const SHAPES = {
  free: null,
  original: 'original',
  square: 1,
  landscape43: 4 / 3,
  landscape32: 3 / 2,
  wide: 16 / 9,
  portrait34: 3 / 4,
  portrait23: 2 / 3,
} as const
type Shape = keyof typeof SHAPES

/** Turns, straightens, crops, lightens and darkens a picture, wherever it is shown. The picture as it was uploaded stays. */
export function EditPictureDialog(props: EditPictureDialogProps) {
  const { siteId, file, unedited, onEdited, onClose } = props
  const text = useText()
  const [edit, setEdit] = useState<PictureEdit>(file.edit ?? NO_EDIT)
  const [shape, setShape] = useState<Shape>('free')
  const { data: uses = [] } = useFileUses(siteId, file.id)
  const { mutateAsync, isPending, error } = useEditPicture(siteId)
  const size = turnedSize(unedited, edit.turns)
  const ratio = fractionsOf(shape, size)
  const change = (changes: Partial<PictureEdit>) => setEdit((now) => ({ ...now, ...changes }))
  const turn = (quarters: number) => {
    setShape('free')
    change({ turns: (edit.turns + quarters + 4) % 4, crop: turnedCrop(edit.crop, quarters) })
  }
  const chooseShape = (next: Shape) => {
    setShape(next)
    const wanted = fractionsOf(next, size)
    if (wanted !== undefined) change({ crop: cropOfShape(wanted) })
  }
  const save = async (wanted: PictureEdit) => {
    try {
      const { asset } = await mutateAsync({ assetId: file.id, edit: wanted, path: file.path })
      showToast({ text: text(isUnedited(wanted) ? 'files.editBack' : 'files.edited') })
      onEdited(asset)
    } catch {
      // The dialog says it.
    }
  }
  return (
    <Dialog
      isOpen
      size="large"
      title={text('files.editTitle', { name: file.filename })}
      onClose={onClose}
      footer={
        <>
          {file.edit !== null && (
            <Button icon={Undo2} isDisabled={isPending} onPress={() => void save(NO_EDIT)}>
              {text('files.editToOriginal')}
            </Button>
          )}
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button look="primary" isPending={isPending} onPress={() => void save(edit)}>
            {text('common.save')}
          </Button>
        </>
      }
    >
      {error && (
        <Notice tone="danger" isAlert>
          <strong>{text('files.notSaved')}</strong> {error.message}
        </Notice>
      )}
      <div className={styles.columns}>
        <CropFrame
          url={`${unedited.url}?format=1000w`}
          size={size}
          edit={edit}
          shape={ratio}
          onCrop={(crop) => change({ crop })}
        />
        <div className={styles.tools}>
          <Select
            label={text('files.shape')}
            options={Object.keys(SHAPES).map((id) => ({
              id: id as Shape,
              label: text(`files.shape.${id as Shape}`),
            }))}
            value={shape}
            onChange={chooseShape}
          />
          <div className={styles.deeds}>
            <Button size="small" icon={RotateCcw} onPress={() => turn(-1)}>
              {text('files.turnLeft')}
            </Button>
            <Button size="small" icon={RotateCw} onPress={() => turn(1)}>
              {text('files.turnRight')}
            </Button>
          </div>
          <SliderField
            label={text('files.straighten')}
            min={-MAX_ANGLE}
            max={MAX_ANGLE}
            step={0.5}
            unit="°"
            value={edit.angle}
            onChange={(angle) => change({ angle })}
          />
          {(['brightness', 'contrast'] as const).map((name) => (
            <SliderField
              key={name}
              label={text(`files.${name}`)}
              min={-MAX_LIGHT}
              max={MAX_LIGHT}
              step={1}
              value={edit[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
          <Button
            size="small"
            look="quiet"
            isDisabled={isUnedited(edit)}
            onPress={() => {
              setShape('free')
              setEdit(NO_EDIT)
            }}
          >
            {text('files.editReset')}
          </Button>
          <p className={styles.hint}>{text('files.editHint', { count: uses.length })}</p>
        </div>
      </div>
    </Dialog>
  )
}

/** Width by height of a crop in fractions of the picture's sides; undefined for a free one. */
function fractionsOf(shape: Shape, { width, height }: { width: number; height: number }) {
  const wanted = SHAPES[shape]
  if (wanted === null) return undefined
  return wanted === 'original' ? 1 : wanted / (width / height)
}

/** A crop that keeps its part of the picture after a quarter turn to the right (1) or to the left (-1). */
function turnedCrop({ x, y, width, height }: Crop, quarters: number): Crop {
  if (width === 1 && height === 1) return WHOLE
  const turned = { width: height, height: width }
  return quarters > 0
    ? { ...turned, x: 1 - y - height, y: x }
    : { ...turned, x: y, y: 1 - x - width }
}
