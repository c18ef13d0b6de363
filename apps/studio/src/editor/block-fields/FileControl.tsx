import { Button } from '@sitewright/ui'
import { useWords } from '../use-words.ts'
import styles from './BlockFields.module.css'
import type { ControlProps } from './control.ts'

/** Chooses or uploads a file that is no picture, and says which one it is. */
export function FileControl({ field, value, texts, services, onChange }: ControlProps<'file'>) {
  const words = useWords()
  const name = value === '' ? undefined : services.fileName(value)
  const choose = async () => {
    const asset = await services.chooseFile(field)
    if (asset) onChange(asset.id)
  }
  return (
    <fieldset className={styles.file}>
      <legend className={styles.label}>{texts.label}</legend>
      {name !== undefined && <p className={styles.fileName}>{name}</p>}
      <div className={styles.pictureActions}>
        <Button onPress={choose}>{words(value ? 'replaceFile' : 'chooseFile')}</Button>
        {value !== '' && (
          <Button look="quiet" onPress={() => onChange('')}>
            {words('remove')}
          </Button>
        )}
      </div>
      {texts.description !== undefined && <p className={styles.hint}>{texts.description}</p>}
    </fieldset>
  )
}
