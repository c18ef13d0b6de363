import type { Asset } from '@sitewright/api/files/shapes'
import { Dialog } from '@sitewright/ui'
import { Button } from 'react-aria-components'
import styles from './PictureLibrary.module.css'
import { PictureLibrary, PictureThumbnail } from './PictureLibrary.tsx'
import { useWords } from './use-words.ts'

export interface PicturePickerProps {
  siteId: string
  onChoose(asset: Asset): void
  onClose(): void
}

/** One picture of the library; a single new one is chosen as soon as it is there. */
export function PicturePicker({ siteId, onChoose, onClose }: PicturePickerProps) {
  const words = useWords()
  return (
    <Dialog isOpen size="large" title={words('choosePicture')} onClose={onClose}>
      <PictureLibrary
        siteId={siteId}
        onUploaded={([only, ...others]) => {
          if (only && others.length === 0) onChoose(only)
        }}
      >
        {(asset) => (
          <Button
            className={styles.picture ?? ''}
            aria-label={words('pictureUse', { name: asset.filename })}
            onPress={() => onChoose(asset)}
          >
            <PictureThumbnail asset={asset} />
          </Button>
        )}
      </PictureLibrary>
    </Dialog>
  )
}
