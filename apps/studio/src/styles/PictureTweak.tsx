import { Button, Field } from '@sitewright/ui'
import { ImageIcon, Trash2 } from '@sitewright/ui/icons'
import { useEditor } from '../editor/editor-context.ts'
import fields from '../editor/Fields.module.css'
import { useWords } from '../editor/use-words.ts'

export interface PictureTweakProps {
  label: string
  /** Path on the site's own host, or `none`. */
  value: string
  problem: string | undefined
  onChange(value: string): void
}

/** A picture of the site for a place of the theme's own. */
export function PictureTweak({ label, value, problem, onChange }: PictureTweakProps) {
  const words = useWords()
  const { visit, choosePicture } = useEditor()
  const prefix = `/s/${visit.siteId}`
  const hasPicture = value.startsWith('/')
  const choose = async () => {
    const asset = await choosePicture()
    if (asset) onChange(asset.url.slice(prefix.length))
  }
  return (
    <Field label={label} problem={problem}>
      {({ id: _, ...aria }) => (
        // biome-ignore lint/a11y/useSemanticElements: the field around it has the label already
        <div className={fields.row} role="group" aria-labelledby={aria['aria-labelledby']}>
          {hasPicture && <img className={fields.picture} src={`${prefix}${value}`} alt="" />}
          <Button size="small" icon={ImageIcon} onPress={() => void choose()}>
            {words(hasPicture ? 'replacePicture' : 'choosePicture')}
          </Button>
          {hasPicture && (
            <Button size="small" look="quiet" icon={Trash2} onPress={() => onChange('none')}>
              {words('removePicture')}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
