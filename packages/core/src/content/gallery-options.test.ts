import { describe, expect, it } from 'vitest'
import { DEFAULT_COLLECTION_SETTINGS } from './collection-settings.ts'
import {
  ACTIVE_ALIGNMENTS,
  GALLERY_ASPECT_RATIOS,
  GALLERY_DESIGNS,
  GALLERY_SETTING_ENTRIES,
  GALLERY_SETTINGS,
  galleryOptions,
  LIGHTBOX_THEMES,
  META_POSITIONS,
  SLIDER_ASPECT_RATIO,
} from './gallery-options.ts'

describe('gallery options', () => {
  it('are these by default', () => {
    expect(galleryOptions(DEFAULT_COLLECTION_SETTINGS)).toEqual({
      design: 'grid',
      autoplay: false,
      'autoplay-duration': 5,
      controls: false,
      'auto-crop': true,
      'aspect-ratio': 'square',
      'square-thumbs': true,
      thumbnails: false,
      'thumbnail-strip-height': 80,
      'thumbnail-strip-margin': 20,
      'show-meta-basic': false,
      'show-meta': false,
      'show-meta-only-title': false,
      'show-meta-on-hover': false,
      'meta-position': 'bottom',
      'active-alignment': 'center',
      'thumbnails-per-row': 4,
      padding: 20,
      lightbox: false,
      lightboxTheme: 'dark',
      'max-width': 300,
      newWindow: false,
      transparentBackground: false,
    })
  })

  it('have these choices', () => {
    expect(GALLERY_DESIGNS).toEqual(['slideshow', 'slider', 'grid', 'stacked'])
    expect(GALLERY_ASPECT_RATIOS).toEqual({
      square: [1, 1],
      standard: [3, 2],
      'standard-vertical': [2, 3],
      'four-three': [4, 3],
      'three-four-vertical': [3, 4],
      widescreen: [16, 9],
      'anamorphic-widescreen': [2.4, 1],
    })
    expect(LIGHTBOX_THEMES).toEqual(['dark', 'light'])
    expect(ACTIVE_ALIGNMENTS).toEqual(['left', 'center', 'right'])
    const rows = ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right']
    expect(META_POSITIONS).toEqual(rows)
  })

  it('have these bounds', () => {
    const ranges = GALLERY_SETTING_ENTRIES.flatMap(([, setting]) =>
      setting.kind === 'number'
        ? [[setting.option, { min: setting.min, max: setting.max }] as const]
        : [],
    )
    expect(Object.fromEntries(ranges)).toEqual({
      'autoplay-duration': { min: 1, max: 10 },
      'thumbnail-strip-height': { min: 0, max: 200 },
      'thumbnail-strip-margin': { min: 0, max: 60 },
      'thumbnails-per-row': { min: 1, max: 10 },
      padding: { min: 0, max: 50 },
      'max-width': { min: 100, max: 300 },
    })
  })

  it('wait for settings that exist, with values that those can have', () => {
    for (const [, { needs }] of GALLERY_SETTING_ENTRIES) {
      for (const [name, values] of Object.entries(needs)) {
        const { [name as keyof typeof GALLERY_SETTINGS]: other } = GALLERY_SETTINGS
        const possible = other.kind === 'choice' ? other.choices : [true, false]
        expect(possible).toEqual(expect.arrayContaining([...values]))
      }
    }
  })

  it('are what the owner set', () => {
    const settings = {
      ...DEFAULT_COLLECTION_SETTINGS,
      galleryDesign: 'slider',
      galleryPadding: 0,
    } as const
    expect(galleryOptions(settings)).toMatchObject({ design: 'slider', padding: 0 })
  })
})

it('a slider is half as high as wide', () => {
  expect(SLIDER_ASPECT_RATIO).toBe(50)
})
