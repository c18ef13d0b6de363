import type { Fields } from '@sitewright/blocks/fields'
import { GALLERY_FIELDS } from '@sitewright/blocks/gallery-fields'
import type { CollectionSettings } from '@sitewright/core/content/collection-settings'
import type { JsonObject } from '@sitewright/core/json'
import { SettingsFields } from '../../editor/block-fields/BlockFields.tsx'
import type { BlockServices } from '../../editor/block-fields/control.ts'
import type { PagePartProps } from './page-part.ts'

const FIELDS = GALLERY_FIELDS as unknown as Fields

/** Controls of switches, choices and numbers ask the studio for nothing. */
const NO_SERVICES: BlockServices = {
  choosePicture: async () => undefined,
  chooseLink: undefined,
  choosePictures: async () => [],
  chooseFile: async () => undefined,
  fileName: () => undefined,
  findEmbed: async () => ({ problem: '' }),
  findPlaces: async () => ({ places: [], problem: '' }),
  placeAt: async () => ({ problem: '' }),
  loadTerms: async () => [],
  pictureUrl: () => '',
  pages: [],
  products: [],
  forms: [],
  formDoors: undefined,
  funds: [],
  mailingLists: [],
}

/** The layout of a gallery's pictures, and what pressing one does: the settings that gallery blocks have too. */
export function GalleryFields({ settings, isReadOnly, onSet }: PagePartProps) {
  const values = Object.fromEntries(
    Object.keys(FIELDS).map((name) => [name, settings[name as keyof CollectionSettings]]),
  ) as JsonObject
  return (
    <SettingsFields
      name="gallery"
      fields={FIELDS}
      values={values}
      services={NO_SERVICES}
      isReadOnly={isReadOnly}
      onChange={(next) => onSet(changed(values, next))}
    />
  )
}

/** The settings that have another value now. */
function changed(before: JsonObject, after: JsonObject): Partial<CollectionSettings> {
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => before[name] !== value))
}
