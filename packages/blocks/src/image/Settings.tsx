import { Button, FocalPointField, RadioGroup, TextField } from '@sitewright/ui'
import type { BlockSettingsProps } from '../block-settings.ts'
import { LinkSettings } from '../link/Settings.tsx'
import styles from '../settings.module.css'
import type { ImageProps } from './block.ts'

export function ImageSettings(panel: BlockSettingsProps<ImageProps>) {
  const { props, onChange, services } = panel
  return (
    <div className={styles.panel}>
      <PictureChoice {...panel} />
      <TextField
        label="Description"
        isOptional
        description="For people who cannot see it. Empty uses the description the picture was given in the library."
        value={props.altText}
        maxLength={1000}
        onChange={(altText) => onChange({ ...props, altText }, 'altText')}
      />
      <TextField
        label="Caption"
        isOptional
        value={props.caption}
        maxLength={500}
        onChange={(caption) => onChange({ ...props, caption }, 'caption')}
      />
      <LinkSettings
        link={props.link}
        services={services}
        onChange={(link, key) => onChange({ ...props, link }, key)}
      />
      <RadioGroup
        label="Fit"
        look="segments"
        options={[
          { id: 'cover', label: 'Fill the block' },
          { id: 'contain', label: 'Show all of it' },
        ]}
        value={props.fit}
        onChange={(fit) => onChange({ ...props, fit })}
      />
      <RadioGroup
        label="Shape"
        look="segments"
        options={[
          { id: 'square', label: 'Square' },
          { id: 'rounded', label: 'Rounded' },
          { id: 'circle', label: 'Circle' },
        ]}
        value={props.shape}
        onChange={(shape) => onChange({ ...props, shape })}
      />
      {props.assetId !== '' && props.fit === 'cover' && (
        <FocalPointField
          pictureUrl={services.pictureUrl(props.assetId)}
          value={props.focalPoint ?? CENTRE}
          onChange={(focalPoint) => onChange({ ...props, focalPoint }, 'focalPoint')}
        />
      )}
    </div>
  )
}

function PictureChoice({ props, onChange, services }: BlockSettingsProps<ImageProps>) {
  const choose = async () => {
    const asset = await services.choosePicture()
    // Another picture has another centre of interest.
    if (asset) onChange({ ...props, assetId: asset.id, focalPoint: null })
  }
  return (
    <div className={styles.pictureActions}>
      <Button onPress={choose}>{props.assetId ? 'Replace picture' : 'Choose a picture'}</Button>
      {props.assetId !== '' && (
        <Button look="quiet" onPress={() => onChange({ ...props, assetId: '', focalPoint: null })}>
          Remove
        </Button>
      )}
    </div>
  )
}

const CENTRE = { x: 0.5, y: 0.5 }
