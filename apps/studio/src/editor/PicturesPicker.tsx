import type { Asset } from '@sitewright/api/files/shapes'
import { Button, Dialog } from '@sitewright/ui'
import { useState } from 'react'
import { ToggleButton } from 'react-aria-components'
import styles from './PictureLibrary.module.css'
import { PictureLibrary, PictureThumbnail } from './PictureLibrary.tsx'
import { useWords } from './use-words.ts'

export interface PicturesPickerProps {
  siteId: string
  /** Says beside the button what becomes of the pictures. */
  hint?: string
  isPending?: boolean
  /** In the order in which they were chosen. */
  onChoose(assets: readonly Asset[]): void
  onClose(): void
}

/** Several pictures of the library at once; new ones are chosen as soon as they are there. */
export function PicturesPicker({
  siteId,
  hint,
  isPending = false,
  onChoose,
  onClose,
}: PicturesPickerProps) {
  const words = useWords()
  const [chosen, setChosen] = useState<readonly Asset[]>([])
  const choose = (asset: Asset, isChosen: boolean) =>
    setChosen((now) => [...now.filter(({ id }) => id !== asset.id), ...(isChosen ? [asset] : [])])
  return (
    <Dialog
      isOpen
      size="large"
      title={words('choosePictures')}
      onClose={onClose}
      footer={
        <>
          {hint !== undefined && <p className={styles.hint}>{hint}</p>}
          <Button
            look="primary"
            isDisabled={chosen.length === 0}
            isPending={isPending}
            onPress={() => onChoose(chosen)}
          >
            {words('picturesAdd', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <PictureLibrary
        siteId={siteId}
        onUploaded={(assets) => setChosen((now) => [...now, ...assets])}
      >
        {(asset) => {
          const place = chosen.findIndex(({ id }) => id === asset.id) + 1
          return (
            <ToggleButton
              className={styles.picture ?? ''}
              aria-label={asset.filename}
              isSelected={place > 0}
              onChange={(isChosen) => choose(asset, isChosen)}
            >
              <PictureThumbnail asset={asset} />
              {place > 0 && <b aria-hidden="true">{place}</b>}
            </ToggleButton>
          )
        }}
      </PictureLibrary>
    </Dialog>
  )
}
