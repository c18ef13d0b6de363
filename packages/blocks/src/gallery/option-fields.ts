/** The settings of galleries as fields, which draw the panel of the block and that of gallery pages. */

import {
  GALLERY_SETTINGS,
  type GallerySetting,
  type GallerySettingName,
  type GallerySettings,
} from '@sitewright/core/content/gallery-options'
import {
  type ChoiceField,
  type Conditions,
  choice,
  is,
  type NumberField,
  number,
  type ToggleField,
  toggle,
} from '../fields/index.ts'

/** Fields whose values have the types of the settings. */
export type GalleryFields = {
  readonly [Name in GallerySettingName]: (ChoiceField | NumberField | ToggleField) & {
    readonly initial: GallerySettings[Name]
  }
}

interface Words {
  readonly label: string
  readonly hint?: string
  /** Label of each choice. */
  readonly options?: Readonly<Record<string, string>>
}

/** Words of each setting, in the order of the panel. */
const WORDS: Readonly<Record<GallerySettingName, Words>> = {
  galleryDesign: {
    label: 'Arrangement of the pictures',
    options: { slideshow: 'Slideshow', slider: 'Slider', grid: 'Grid', stacked: 'Stacked' },
  },
  galleryAspectRatio: {
    label: 'Shape',
    options: {
      square: 'Square',
      standard: 'Wide (3:2)',
      'standard-vertical': 'High (2:3)',
      'four-three': 'Wide (4:3)',
      'three-four-vertical': 'High (3:4)',
      widescreen: 'Widescreen (16:9)',
      'anamorphic-widescreen': 'Very wide (2.40:1)',
    },
  },
  gallerySquareThumbs: {
    label: 'Cut small pictures to one shape',
    hint: 'Those of a grid, and those below a slideshow. Otherwise all of each is seen.',
  },
  galleryPerRow: { label: 'Most in one row' },
  galleryAutoCrop: {
    label: 'Fill the frame',
    hint: 'Cuts off what does not fit. Otherwise all of each picture is seen.',
  },
  galleryAlignment: {
    label: 'Place of the current picture',
    options: { left: 'Left', center: 'Middle', right: 'Right' },
  },
  galleryPadding: { label: 'Space between pictures, in pixels' },
  galleryTransparent: { label: 'No colour behind pictures' },
  galleryControls: { label: 'Buttons for back and forward' },
  galleryAutoplay: {
    label: 'Go on by itself',
    hint: 'Visitors can stop it. It stands still for those who asked their device for less motion.',
  },
  galleryAutoplaySeconds: { label: 'Seconds for each picture' },
  galleryThumbnails: { label: 'Small pictures below, to choose from' },
  galleryStripHeight: { label: 'Height of the small pictures, in pixels' },
  galleryStripMargin: { label: 'Space above the small pictures, in pixels' },
  galleryMaxWidth: { label: 'Greatest width of a small picture, in pixels' },
  galleryShowsWords: { label: 'Title and description over the picture' },
  galleryWordsPosition: {
    label: 'Place of the words',
    options: {
      top: 'Top',
      'top-left': 'Top left',
      'top-right': 'Top right',
      center: 'Middle',
      bottom: 'Bottom',
      'bottom-left': 'Bottom left',
      'bottom-right': 'Bottom right',
    },
  },
  galleryWordsOnHover: {
    label: 'Only while it is pointed at',
    hint: 'On touch screens the words are always there.',
  },
  galleryShowsBasics: { label: 'Title and description below the picture' },
  galleryShowsTitles: { label: 'Show titles' },
  galleryLightbox: {
    label: 'Open pictures large above the page',
    hint: 'Otherwise each leads where it links to, and on a gallery page to a page of its own.',
  },
  galleryLightboxTheme: {
    label: 'Around a large picture',
    options: { dark: 'Dark', light: 'Light' },
  },
  galleryNewWindow: { label: 'Open links in a new window' },
}

export const GALLERY_FIELDS = Object.fromEntries(
  (Object.keys(WORDS) as GallerySettingName[]).map((name) => [
    name,
    fieldOf(GALLERY_SETTINGS[name], WORDS[name]),
  ]),
) as unknown as GalleryFields

function fieldOf(setting: GallerySetting, { label, hint, options = {} }: Words) {
  const texts = { label, ...(hint !== undefined && { hint }) }
  const shownWhen: Conditions = Object.fromEntries(
    Object.entries(setting.needs).map(([name, values]) => [name, is(...values)]),
  )
  const common = { ...texts, ...(Object.keys(shownWhen).length > 0 && { shownWhen }) }
  switch (setting.kind) {
    case 'choice':
      return choice<string>({ ...common, options, initial: setting.initial })
    case 'number': {
      const { min, max, initial } = setting
      return number({ ...common, min, max, initial, step: 1 })
    }
    default:
      return toggle({ ...common, initial: setting.initial })
  }
}
