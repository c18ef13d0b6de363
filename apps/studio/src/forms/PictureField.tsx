import { Button, Field } from '@sitewright/ui'
import { ImagePlus } from '@sitewright/ui/icons'
import { PictureDescription } from '../editor/PictureDescription.tsx'
import { usePicturePicker } from '../editor/use-picture-picker.tsx'
import { useCan } from '../screens/sites/use-sites.ts'
import { useText } from '../text.ts'
import styles from './PictureField.module.css'
import { usePictures } from './use-pictures.ts'

export interface PictureFieldProps {
  siteId: string
  label: string
  description?: string
  problem?: string | undefined
  isReadOnly: boolean
  /** Whether visitors are told of it by other words, such as a name, so that it needs no description of its own. */
  isNamed?: boolean
  /** An uploaded picture; null for none. */
  value: string | null
  onChange(imageId: string | null): void
}

/** One picture of the library, shown as it is. */
export function PictureField({
  siteId,
  label,
  description,
  problem,
  isReadOnly,
  isNamed = false,
  value,
  onChange,
}: PictureFieldProps) {
  const text = useText()
  const { data: known = {} } = usePictures(siteId, value === null ? [] : [value])
  const picker = usePicturePicker(siteId)
  const mayDescribe = useCan(siteId)('files.upload') && !isReadOnly && !isNamed
  const picture = value === null ? undefined : known[value]
  const choose = async () => {
    const asset = await picker.choosePicture()
    if (asset) onChange(asset.id)
  }
  return (
    <Field
      label={label}
      isOptional
      problem={problem}
      {...(description !== undefined && { description })}
    >
      {(aria) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend, and the label is above.
        <div
          role="group"
          id={aria.id}
          aria-labelledby={aria['aria-labelledby']}
          aria-describedby={aria['aria-describedby']}
          data-invalid={aria['aria-invalid']}
          className={styles.field}
        >
          {picture ? (
            <img className={styles.picture} src={`${picture.url}?format=300w`} alt="" />
          ) : (
            <span className={styles.none}>
              <ImagePlus size={22} strokeWidth={1.6} aria-hidden="true" />
            </span>
          )}
          {!isReadOnly && (
            <div className={styles.actions}>
              <Button size="small" onPress={() => void choose()}>
                {text(value === null ? 'picture.choose' : 'picture.replace')}
              </Button>
              {value !== null && (
                <Button size="small" look="quiet" onPress={() => onChange(null)}>
                  {text('picture.remove')}
                </Button>
              )}
            </div>
          )}
          {picture && mayDescribe && (
            <div className={styles.below}>
              <PictureDescription key={picture.id} siteId={siteId} picture={picture} />
            </div>
          )}
          {picker.dialog}
        </div>
      )}
    </Field>
  )
}
