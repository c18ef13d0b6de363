import {
  GALLERY_ASPECT_RATIOS,
  GALLERY_DESIGNS,
  GALLERY_RANGES,
  type GalleryAspectRatio,
  type GalleryDesign,
  type LightboxTheme,
} from '@sitewright/core/content/gallery-options'
import { NumberField, RadioGroup, Select, Switch } from '@sitewright/ui'
import { useText } from '../../text.ts'
import type { PagePartProps } from './page-part.ts'

const RATIOS = Object.keys(GALLERY_ASPECT_RATIOS) as GalleryAspectRatio[]

/** The layout of a gallery's pictures, and what pressing one does. */
export function GalleryFields({ settings, problems, isReadOnly, onSet }: PagePartProps) {
  const text = useText()
  const isGrid = settings.galleryDesign === 'grid'
  return (
    <>
      <RadioGroup<GalleryDesign>
        label={text('gallery.design')}
        isDisabled={isReadOnly}
        value={settings.galleryDesign}
        options={GALLERY_DESIGNS.map((id) => ({
          id,
          label: text(`gallery.${id}`),
          description: text(`gallery.${id}Hint`),
        }))}
        onChange={(galleryDesign) => onSet({ galleryDesign })}
        problem={problems.galleryDesign}
      />
      {isGrid && (
        <>
          <Select<GalleryAspectRatio>
            label={text('gallery.aspectRatio')}
            isDisabled={isReadOnly}
            value={settings.galleryAspectRatio}
            options={RATIOS.map((id) => ({ id, label: text(`gallery.${id}`) }))}
            onChange={(galleryAspectRatio) => onSet({ galleryAspectRatio })}
            problem={problems.galleryAspectRatio}
          />
          <WholeNumber
            label={text('gallery.perRow')}
            range={GALLERY_RANGES['thumbnails-per-row']}
            isReadOnly={isReadOnly}
            value={settings.galleryPerRow}
            onChange={(galleryPerRow) => onSet({ galleryPerRow })}
            problem={problems.galleryPerRow}
          />
        </>
      )}
      <WholeNumber
        label={text('gallery.padding')}
        range={GALLERY_RANGES.padding}
        isReadOnly={isReadOnly}
        value={settings.galleryPadding}
        onChange={(galleryPadding) => onSet({ galleryPadding })}
        problem={problems.galleryPadding}
      />
      <Switch
        label={text('gallery.showsTitles')}
        isDisabled={isReadOnly}
        isSelected={settings.galleryShowsTitles}
        onChange={(galleryShowsTitles) => onSet({ galleryShowsTitles })}
      />
      <Switch
        label={text('gallery.lightbox')}
        description={text('gallery.lightboxHint')}
        isDisabled={isReadOnly}
        isSelected={settings.galleryLightbox}
        onChange={(galleryLightbox) => onSet({ galleryLightbox })}
      />
      {settings.galleryLightbox && (
        <RadioGroup<LightboxTheme>
          label={text('gallery.lightboxTheme')}
          look="segments"
          isDisabled={isReadOnly}
          value={settings.galleryLightboxTheme}
          options={[
            { id: 'dark', label: text('gallery.dark') },
            { id: 'light', label: text('gallery.light') },
          ]}
          onChange={(galleryLightboxTheme) => onSet({ galleryLightboxTheme })}
          problem={problems.galleryLightboxTheme}
        />
      )}
    </>
  )
}

interface WholeNumberProps {
  label: string
  range: { readonly min: number; readonly max: number }
  value: number
  isReadOnly: boolean
  problem: string | undefined
  onChange(value: number): void
}

/** A field for a whole number; text that is no number yet is not reported. */
function WholeNumber({ range, onChange, ...field }: WholeNumberProps) {
  return (
    <NumberField
      {...field}
      minValue={range.min}
      maxValue={range.max}
      step={1}
      onChange={(value) => Number.isNaN(value) || onChange(value)}
    />
  )
}
