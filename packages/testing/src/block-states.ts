/** Blocks for tests that look at every type: the example of each with its variants, and each of their settings changed. */

import { exampleOf } from '@sitewright/blocks/example'
import { areMet, type Fields, type OfferedPages } from '@sitewright/blocks/fields'
import { BLOCKS, type BlockDefinition } from '@sitewright/blocks/registry'
import { GALLERY_DESIGNS } from '@sitewright/core/content/gallery-options'
import { DEFAULT_SECTION_SETTINGS, type Section } from '@sitewright/core/document/page-document'
import type { SectionTheme } from '@sitewright/core/document/section-theme'
import { BLOCK_VARIANTS } from '@sitewright/core/enumerations'
import { type Id, newId } from '@sitewright/core/id'
import type { Json, JsonObject } from '@sitewright/core/json'

/** Parts of a site that blocks show. */
export interface ShownParts {
  readonly picture: Id
  readonly product: Id
  readonly fund: Id
  readonly form: Id
  readonly film: Id
  readonly sound: Id
  readonly gallery: Id
  readonly pages: Readonly<Record<OfferedPages, Id>>
}

export interface BlockState {
  /** Name of the state, such as `chart-pie`: the anchor of its section. */
  readonly name: string
  readonly block: BlockDefinition
  readonly props: JsonObject
}

/** The example of every block, and one of each variant that looks like another block. */
export function exampleStates(parts: ShownParts): readonly BlockState[] {
  return BLOCKS.flatMap((block) => {
    const props = exampleIn(block, parts)
    const variants = Object.entries(VARIANTS[block.name]?.(parts) ?? {})
    return [
      { name: block.name, block, props },
      ...variants.map(([name, change]) => ({
        ...{ name: `${block.name}-${name}`, block },
        props: { ...props, ...change },
      })),
    ]
  })
}

/** The example of every block with one choice or switch set otherwise, each of them in turn. */
export function changedStates(parts: ShownParts): readonly BlockState[] {
  return BLOCKS.flatMap((block) => {
    const props = exampleIn(block, parts)
    return changesOf(block.fields, props).map((change, index) => ({
      ...{ name: `${block.name}-${index + 1}`, block },
      props: { ...props, ...change },
    }))
  })
}

/** A section for a state alone, which is named after it. */
export function sectionFor({ name, block, props }: BlockState, theme: SectionTheme): Section {
  const id = newId()
  const { w, h } = block.size.desktop
  return {
    id: newId(),
    settings: { ...DEFAULT_SECTION_SETTINGS, theme, height: 'small', anchor: name },
    blocks: { [id]: { id, type: block.type, version: block.version, props } },
    desktop: { [id]: { x: 0, y: 0, w, h, z: 1 } },
    phone: { auto: true },
  }
}

function exampleIn(block: BlockDefinition, parts: ShownParts): JsonObject {
  const { picture, product, fund, form, pages } = parts
  const { collectionId } = block.fields
  const page = collectionId?.kind === 'collection' && { collection: pages[collectionId.offers] }
  return { ...block.defaults(), ...exampleOf(block, { picture, product, fund, form, ...page }) }
}

type Variants = Readonly<Record<string, JsonObject>>

const variantsBy = (field: string, values: readonly string[], more: JsonObject = {}): Variants =>
  Object.fromEntries(values.map((value) => [value, { ...more, [field]: value }]))

const VARIANTS: Readonly<Record<string, (parts: ShownParts) => Variants>> = {
  archive: () => variantsBy('layout', ['dropdown']),
  calendar: () => variantsBy('layout', ['list']),
  chart: () => variantsBy('kind', Object.keys(BLOCK_VARIANTS.chart)),
  gallery: ({ gallery }) => ({
    ...variantsBy('galleryDesign', GALLERY_DESIGNS, {
      galleryLightbox: true,
      galleryControls: true,
      galleryThumbnails: true,
    }),
    moving: { galleryDesign: 'slideshow', galleryControls: true, galleryAutoplay: true },
    page: { source: 'page', collectionId: gallery, galleryDesign: 'grid' },
  }),
  audio: ({ sound }) => ({ file: { fileId: sound, address: '', canDownload: true } }),
  image: () => variantsBy('design', Object.keys(BLOCK_VARIANTS.image), { title: 'Slow fires' }),
  'summary-v2': () => variantsBy('design', Object.keys(BLOCK_VARIANTS.summary)),
  video: ({ film }) => ({
    film: { source: 'file', fileId: film },
    'film-alone': { source: 'file', fileId: film, plays: 'alone', hasControls: false },
  }),
}

/** Every way to set one choice or switch otherwise, with what has to hold for it to be drawn. */
function changesOf(fields: Fields, values: JsonObject): JsonObject[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const needed = neededFor(fields, name, values)
    if (!needed) return []
    const set = (value: Json) => ({ ...needed, [name]: value })
    switch (field.kind) {
      case 'choice':
        return Object.keys(field.options)
          .filter((option) => option !== values[name])
          .map(set)
      case 'toggle':
        return [set(!values[name])]
      case 'group': {
        const group = (values[name] ?? {}) as JsonObject
        return changesOf(field.fields, group).map((change) => set({ ...group, ...change }))
      }
      case 'list': {
        const [first, ...rest] = (values[name] ?? []) as JsonObject[]
        if (!first) return []
        return changesOf(field.fields, first).map((change) =>
          set([{ ...first, ...change }, ...rest]),
        )
      }
      default:
        return []
    }
  })
}

/** Values of other fields with which a field is drawn; undefined where its conditions cannot be met by a value they name. */
function neededFor(fields: Fields, name: string, values: JsonObject): JsonObject | undefined {
  const { shownWhen = {} } = fields[name] ?? {}
  const needed: Record<string, Json> = {}
  for (const [other, condition] of Object.entries(shownWhen)) {
    if (areMet({ [other]: condition }, values)) continue
    const [value] = condition.values
    if (condition.isNegated || value === undefined) return undefined
    Object.assign(needed, neededFor(fields, other, values), { [other]: value })
  }
  return needed
}
