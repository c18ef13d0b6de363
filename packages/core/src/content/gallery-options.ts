/**
 * Options of galleries, defined once: pages and blocks take their settings, checks, panels and template options from this
 * table (specification §3 "Gallery options").
 */

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

const RATIO_NAMES = Object.keys(GALLERY_ASPECT_RATIOS) as readonly GalleryAspectRatio[]

export const LIGHTBOX_THEMES = ['dark', 'light'] as const
export type LightboxTheme = (typeof LIGHTBOX_THEMES)[number]

/** Places of words over a picture. */
export const META_POSITIONS = [
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom',
  'bottom-left',
  'bottom-right',
] as const
export type MetaPosition = (typeof META_POSITIONS)[number]

export const ACTIVE_ALIGNMENTS = ['left', 'center', 'right'] as const
export type ActiveAlignment = (typeof ACTIVE_ALIGNMENTS)[number]

/** Height of a slider in hundredths of its width (specification §9). */
export const SLIDER_ASPECT_RATIO = 50

/** Values of other settings that a setting needs to have an effect; all must hold. */
type Needs = Readonly<Record<string, readonly (string | boolean)[]>>

interface SettingParts {
  /** Name of the option that templates ask for. */
  readonly option: string
  readonly needs?: Needs
}

const toggle = <const Option extends string>(option: Option, initial: boolean, needs: Needs = {}) =>
  ({ kind: 'toggle', option, initial, needs }) as const

/** A whole number from `min` to `max`. */
const number = <const Option extends string>(
  option: Option,
  { min, max, initial }: Readonly<Record<'min' | 'max' | 'initial', number>>,
  needs: Needs = {},
) => ({ kind: 'number', option, min, max, initial, needs }) as const

const choice = <const Option extends string, const Choice extends string>(
  option: Option,
  choices: readonly Choice[],
  initial: NoInfer<Choice>,
  needs: Needs = {},
) => ({ kind: 'choice', option, choices, initial, needs }) as const

/** Designs that show a strip which scrolls sideways. */
const STRIPS = { galleryDesign: ['slideshow', 'slider'] }
const GRID = { galleryDesign: ['grid'] }
const SLIDESHOW = { galleryDesign: ['slideshow'] }
const SLIDER = { galleryDesign: ['slider'] }
const THUMBNAILS = { ...STRIPS, galleryThumbnails: [true] }
const OVER = { galleryShowsWords: [true] }

/** Every setting of a gallery, in the order in which templates have the options. */
export const GALLERY_SETTINGS = {
  galleryDesign: choice('design', GALLERY_DESIGNS, 'grid'),
  galleryAutoplay: toggle('autoplay', false, STRIPS),
  galleryAutoplaySeconds: number(
    'autoplay-duration',
    { min: 1, max: 10, initial: 5 },
    { ...STRIPS, galleryAutoplay: [true] },
  ),
  galleryControls: toggle('controls', false, STRIPS),
  galleryAutoCrop: toggle('auto-crop', true, SLIDESHOW),
  galleryAspectRatio: choice('aspect-ratio', RATIO_NAMES, 'square', GRID),
  gallerySquareThumbs: toggle('square-thumbs', true, {
    galleryDesign: ['grid', 'slideshow', 'slider'],
  }),
  galleryThumbnails: toggle('thumbnails', false, STRIPS),
  galleryStripHeight: number(
    'thumbnail-strip-height',
    { min: 0, max: 200, initial: 80 },
    THUMBNAILS,
  ),
  galleryStripMargin: number(
    'thumbnail-strip-margin',
    { min: 0, max: 60, initial: 20 },
    THUMBNAILS,
  ),
  galleryShowsBasics: toggle('show-meta-basic', false, { galleryShowsWords: [false] }),
  galleryShowsWords: toggle('show-meta', false),
  galleryShowsTitles: toggle('show-meta-only-title', false, {
    galleryShowsWords: [false],
    galleryShowsBasics: [false],
  }),
  galleryWordsOnHover: toggle('show-meta-on-hover', false, OVER),
  galleryWordsPosition: choice('meta-position', META_POSITIONS, 'bottom', OVER),
  galleryAlignment: choice('active-alignment', ACTIVE_ALIGNMENTS, 'center', SLIDER),
  galleryPerRow: number('thumbnails-per-row', { min: 1, max: 10, initial: 4 }, GRID),
  galleryPadding: number('padding', { min: 0, max: 50, initial: 20 }),
  galleryLightbox: toggle('lightbox', false),
  galleryLightboxTheme: choice('lightboxTheme', LIGHTBOX_THEMES, 'dark', {
    galleryLightbox: [true],
  }),
  galleryMaxWidth: number(
    'max-width',
    { min: 100, max: 300, initial: 300 },
    { ...THUMBNAILS, gallerySquareThumbs: [false] },
  ),
  galleryNewWindow: toggle('newWindow', false, { galleryLightbox: [false] }),
  galleryTransparent: toggle('transparentBackground', false),
} as const satisfies Readonly<Record<string, SettingParts>>

type Table = typeof GALLERY_SETTINGS
export type GallerySettingName = keyof Table
export type GallerySetting = Table[GallerySettingName]

type ValueOf<Setting> = Setting extends {
  readonly kind: 'choice'
  readonly choices: readonly (infer Choice)[]
}
  ? Choice
  : Setting extends { readonly kind: 'toggle' }
    ? boolean
    : number

/** Settings of a gallery that its owner chooses. */
export type GallerySettings = {
  readonly [Name in GallerySettingName]: ValueOf<Table[Name]>
}

/** Options as templates get them, by their names. */
export type GalleryOptions = {
  readonly [Name in GallerySettingName as Table[Name]['option']]: ValueOf<Table[Name]>
}

/** Every setting with its name. */
export const GALLERY_SETTING_ENTRIES = Object.entries(GALLERY_SETTINGS) as readonly (readonly [
  GallerySettingName,
  GallerySetting,
])[]

export const DEFAULT_GALLERY_SETTINGS = Object.fromEntries(
  GALLERY_SETTING_ENTRIES.map(([name, { initial }]) => [name, initial]),
) as unknown as GallerySettings

/** Template options from an owner's settings. */
export function galleryOptions(settings: GallerySettings): GalleryOptions {
  return Object.fromEntries(
    GALLERY_SETTING_ENTRIES.map(([name, { option }]) => [option, settings[name]]),
  ) as unknown as GalleryOptions
}
