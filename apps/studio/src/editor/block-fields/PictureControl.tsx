import { Button } from '@sitewright/ui'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

export function PictureControl({ value, values, services, onChange }: ControlProps<'picture'>) {
  const words = useWords()
  // A block may describe its picture for itself.
  const isDescribed = String(values.altText ?? '').trim() !== ''
  const choose = async () => {
    const asset = await services.choosePicture()
    if (asset) onChange(asset.id)
  }
  return (
    <>
      <div className={styles.pictureActions}>
        <Button onPress={choose}>{words(value ? 'replacePicture' : 'choosePicture')}</Button>
        {value !== '' && (
          <Button look="quiet" onPress={() => onChange('')}>
            {words('remove')}
          </Button>
        )}
      </div>
      {value !== '' && !isDescribed && services.askForDescription?.(value)}
    </>
  )
}
