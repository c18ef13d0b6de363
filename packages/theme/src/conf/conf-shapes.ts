/** What a theme's configuration files may say. */

import {
  anything,
  either,
  flag,
  listOf,
  mapOf,
  number,
  object,
  oneOf,
  type Settings,
  type Shape,
  text,
  type ValueOf,
  wordLike,
} from '../json/shapes.ts'

/** What the platform brings for themes to apply. */
export const SYSTEM_PARTIALS = ['sqs-share-buttons', 'sqs-social-links'] as const

const systemPartials = listOf(oneOf(...SYSTEM_PARTIALS))

/** Collections whose templates the platform brings (specification §3). */
export const SYSTEM_COLLECTIONS = ['album', 'blog', 'events', 'gallery', 'products'] as const
/** Collections of their own that themes list out of habit; it means nothing. */
const LISTED_BY_HABIT = ['index', 'podcast', 'testimonial'] as const

const customType = object(
  {
    title: text,
    name: text,
    base: oneOf('image', 'text', 'video', 'event', 'audio'),
    fields: listOf(
      object(
        {
          name: text,
          title: text,
          type: oneOf('text', 'wysiwyg', 'image', 'checkbox', 'gallery'),
        },
        { required: ['name', 'type'] },
      ),
    ),
  },
  { required: ['name'] },
)

export const manifestShape = object(
  {
    name: text,
    author: text,
    layouts: mapOf(object({ name: text, regions: listOf(text) }, { required: ['regions'] })),
    navigations: listOf(object({ title: text, name: text }, { required: ['name'] })),
    stylesheets: listOf(text),
    systemCollections: listOf(wordLike(...SYSTEM_COLLECTIONS, ...LISTED_BY_HABIT)),
    systemPartials,
    customTypes: listOf(customType),
    // Of the public development server.
    debug: anything,
    server: anything,
  },
  { required: ['name', 'layouts'] },
)

const COLLECTION_SETTINGS = {
  title: text,
  newTitle: text,
  addText: text,
  icon: text,
  description: text,
  acceptTypes: listOf(text),
  ordering: oneOf('chronological', 'user-orderable', 'calendar', 'music-album'),
  /** 999 and more is all. */
  pageSize: number({ min: 1, isWhole: true }),
  view: oneOf('product-table', 'grid', 'stack'),
  folder: flag,
  index: flag,
  indexType: oneOf('grid', 'stacked', 'full-url'),
  /** An index knows the items and contents of its pages. */
  fullData: flag,
  indexItemSelectors: anything,
  supportsVideoBackgrounds: flag,
  /** The file only adds settings to the platform's own type. */
  systemCollectionVersion: either(text, number(), 'a text or a number'),
  hasSystemBlogCollectionSettings: flag,
  relatedItems: anything,
  systemPartials,
  layout: anything,
}

/** What `collections/<name>.conf` says. */
export type CollectionConf = Settings<typeof COLLECTION_SETTINGS>
export const collectionShape: Shape<CollectionConf> = object(COLLECTION_SETTINGS)

export const pageShape = object({ title: text, description: text, icon: text })
/** What `pages/<name>.page.conf` says. */
export type PageConf = ValueOf<typeof pageShape>

export const blockShape = object(
  { type: wordLike('image', 'button', 'form', 'gallery', 'newsletter', 'search', 'summary-v2') },
  { required: ['type'] },
)

const plainValue = either(text, either(number(), flag, ''), 'a text, a number or a flag')

export const presetShape = object(
  { title: text, templateTweaks: mapOf(plainValue) },
  { required: ['templateTweaks'] },
)

const texts = mapOf(text)

/** The comment above a declaration, and the one that stands alone. */
export const tweak = object(
  {
    type: oneOf('color', 'value', 'font', 'checkbox', 'dropdown', 'image'),
    title: text,
    category: text,
    label: text,
    target: text,
    showOnlyWhenPresent: either(text, flag, 'a text or a flag'),
    min: number(),
    max: number(),
    step: number({ min: 0 }),
    steps: number({ min: 0 }),
    options: listOf(either(text, number(), 'a text or a number')),
    default: plainValue,
    active: plainValue,
    js: flag,
    loadAllVariants: flag,
    disableTransparency: flag,
    property: text,
    condition: anything,
  },
  { required: ['type'] },
)

/** By the path of the file; the first that fits. */
const SHAPES: readonly (readonly [path: RegExp, shape: Shape<unknown>])[] = [
  [/^template\.conf$/, manifestShape],
  [/^collections\/.*\.conf$/, collectionShape],
  [/^pages\/.*\.page\.conf$/, pageShape],
  [/^blocks\/.*\.block\.conf$/, blockShape],
  [/^presets\/.*\.preset$/, presetShape],
  [/^strings\/template-.*\.json$/, texts],
  [/^strings\/.*\.json$/, mapOf(anything)],
  [/^(?!assets\/|scripts\/)(?:.*\/)?[^/]+\.conf$/, anything],
]

export function shapeOf(path: string): Shape<unknown> | undefined {
  return SHAPES.find(([pattern]) => pattern.test(path))?.[1]
}
