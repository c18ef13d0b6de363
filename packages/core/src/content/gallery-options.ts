/** Options of galleries, under the names that templates know (specification §3 "Gallery options"). */

export const GALLERY_DESIGNS = ['slideshow', 'slider', 'grid', 'stacked'] as const
export type GalleryDesign = (typeof GALLERY_DESIGNS)[number]

/** Aspect ratios of a grid's pictures, as width to height. */
export const GALLERY_ASPECT_RATIOS = {
  square: [1, 1],
  standard: [3, 2],
  'standard-vertical': [2, 3],
  'four-three': [4, 3],
  'three-four-vertical': [3, 4],
  widescreen: [16, 9],
  'anamorphic-widescreen': [2.4, 1],
} as const
export type GalleryAspectRatio = keyof typeof GALLERY_ASPECT_RATIOS

export const LIGHTBOX_THEMES = ['dark', 'light'] as const
export type LightboxTheme = (typeof LIGHTBOX_THEMES)[number]

/** Height of a slider in hundredths of its width (specification §9). */
export const SLIDER_ASPECT_RATIO = 50

/** Ranges of the numeric options, from `min` to `max`, whole numbers. */
export const GALLERY_RANGES = {
  'autoplay-duration': { min: 1, max: 10 },
  'thumbnail-strip-height': { min: 0, max: 200 },
  'thumbnail-strip-margin': { min: 0, max: 60 },
  'thumbnails-per-row': { min: 1, max: 10 },
  padding: { min: 0, max: 50 },
  'max-width': { min: 100, max: 300 },
} as const

export const DEFAULT_GALLERY_OPTIONS = {
  design: 'grid' as GalleryDesign,
  autoplay: false,
  'autoplay-duration': 5,
  controls: false,
  'auto-crop': true,
  'aspect-ratio': 'square' as GalleryAspectRatio,
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
  lightboxTheme: 'dark' as LightboxTheme,
  'max-width': 300,
  newWindow: false,
  transparentBackground: false,
}
export type GalleryOptions = typeof DEFAULT_GALLERY_OPTIONS

/** Settings of a gallery that its owner chooses. */
export interface GallerySettings {
  readonly galleryDesign: GalleryDesign
  /** Aspect ratio of a grid's pictures. */
  readonly galleryAspectRatio: GalleryAspectRatio
  /** The most pictures in a row of a grid; on narrow screens fewer fit. */
  readonly galleryPerRow: number
  /** Gap between pictures in pixels. */
  readonly galleryPadding: number
  /** Whether titles stand below the pictures. */
  readonly galleryShowsTitles: boolean
  /** Whether pictures open in a lightbox; otherwise each leads to a page of its own. */
  readonly galleryLightbox: boolean
  readonly galleryLightboxTheme: LightboxTheme
}

/** Template options from an owner's settings; the others have their defaults. */
export function galleryOptions(settings: GallerySettings): GalleryOptions {
  return {
    ...DEFAULT_GALLERY_OPTIONS,
    design: settings.galleryDesign,
    'aspect-ratio': settings.galleryAspectRatio,
    'thumbnails-per-row': settings.galleryPerRow,
    padding: settings.galleryPadding,
    'show-meta-only-title': settings.galleryShowsTitles,
    lightbox: settings.galleryLightbox,
    lightboxTheme: settings.galleryLightboxTheme,
  }
}
