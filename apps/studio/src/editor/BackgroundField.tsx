import { Button } from '@sitewright/ui'
import { ImageIcon, Trash2 } from '@sitewright/ui/icons'
import { useEditor } from './editor-context.ts'
import styles from './Fields.module.css'
import { pictureAddress } from './picture-address.ts'
import { useWords } from './use-words.ts'

export interface BackgroundFieldProps {
  assetId: string | undefined
  onChange(assetId: string | undefined): void
}

export function BackgroundField({ assetId, onChange }: BackgroundFieldProps) {
  const words = useWords()
  const { visit, choosePicture } = useEditor()
  const choose = async () => {
    const asset = await choosePicture()
    if (asset) onChange(asset.id)
  }
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words('backgroundPicture')}</legend>
      {assetId && (
        <img className={styles.picture} src={pictureAddress(visit.siteId, assetId)} alt="" />
      )}
      <div className={styles.row}>
        <Button size="small" icon={ImageIcon} onPress={() => void choose()}>
          {words(assetId ? 'replacePicture' : 'choosePicture')}
        </Button>
        {assetId && (
          <Button size="small" look="quiet" icon={Trash2} onPress={() => onChange(undefined)}>
            {words('removePicture')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
