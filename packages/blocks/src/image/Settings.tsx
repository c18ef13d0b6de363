import { Button, NumberField, RadioGroup, TextField } from '@sitewright/ui'
import type { MouseEvent } from 'react'
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
      {props.assetId !== '' && props.fit === 'cover' && <FocalPoint {...panel} />}
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

/** What stays in view when the picture is cropped: by a click on it, or by numbers. */
function FocalPoint({ props, onChange, services }: BlockSettingsProps<ImageProps>) {
  const { x, y } = props.focalPoint ?? CENTRE
  const move = (point: { x: number; y: number }) =>
    onChange({ ...props, focalPoint: point }, 'focalPoint')
  const moveTo = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect()
    move({
      x: part((clientX - box.left) / box.width),
      y: part((clientY - box.top) / box.height),
    })
  }
  return (
    <fieldset className={styles.group} style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className={styles.hint}>What to keep in view</legend>
      {/* The numbers below do the same by keyboard. */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={styles.picture}
        onClick={moveTo}
      >
        <img src={services.pictureUrl(props.assetId)} alt="" />
        <span className={styles.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </button>
      <div className={styles.pair}>
        <PercentField label="Across" value={x} onChange={(value) => move({ x: value, y })} />
        <PercentField label="Down" value={y} onChange={(value) => move({ x, y: value })} />
      </div>
    </fieldset>
  )
}

function PercentField({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange(value: number): void
}) {
  return (
    <NumberField
      label={label}
      minValue={0}
      maxValue={1}
      step={0.05}
      formatOptions={{ style: 'percent' }}
      value={value}
      onChange={(next) => Number.isNaN(next) || onChange(part(next))}
    />
  )
}

function part(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100
}
