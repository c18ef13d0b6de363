import type { Asset } from '@sitewright/api/files/shapes'
import { Popover } from '@sitewright/ui'
import { ImagePlus } from '@sitewright/ui/icons'
import { Button, Radio, RadioGroup } from 'react-aria-components'
import { useText } from '../../../text.ts'
import styles from './VariantPicture.module.css'

export interface VariantPictureProps {
  /** The variant, for the label. */
  name: string
  imageIds: readonly string[]
  pictures: Readonly<Record<string, Asset>>
  value: string | null
  isReadOnly: boolean
  onChange(imageId: string | null): void
}

/** Which of the product's pictures shows this variant. */
export function VariantPicture({
  name,
  imageIds,
  pictures,
  value,
  isReadOnly,
  onChange,
}: VariantPictureProps) {
  const text = useText()
  const label = text('products.variantPicture', { name })
  const src = (id: string) => `${pictures[id]?.url ?? ''}?format=100w`
  return (
    <Popover
      label={label}
      placement="bottom start"
      trigger={
        <Button aria-label={label} isDisabled={isReadOnly} className={styles.button ?? ''}>
          {value && pictures[value] ? (
            <img src={src(value)} alt="" />
          ) : (
            <ImagePlus size={16} aria-hidden="true" />
          )}
        </Button>
      }
    >
      <RadioGroup
        aria-label={label}
        orientation="horizontal"
        className={styles.choices ?? ''}
        value={value ?? 'none'}
        onChange={(id) => onChange(id === 'none' ? null : id)}
      >
        <Radio value="none" className={styles.choice ?? ''}>
          {text('products.noPicture')}
        </Radio>
        {imageIds.map((id, index) => (
          <Radio
            key={id}
            value={id}
            className={styles.choice ?? ''}
            aria-label={text('products.pictureName', {
              number: index + 1,
              name: pictures[id]?.filename ?? '',
            })}
          >
            {pictures[id] && <img src={src(id)} alt="" />}
          </Radio>
        ))}
      </RadioGroup>
    </Popover>
  )
}
