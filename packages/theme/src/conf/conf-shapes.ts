/** Schemas of a theme's configuration files. */

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

/** Partials that the platform provides for themes to apply. */
export const SYSTEM_PARTIALS = ['sqs-share-buttons', 'sqs-social-links'] as const
/** Partials for lists of products, which every theme has without asking for them. */
export const STORE_PARTIALS = [
  'store-chosen',
  'store-empty',
  'store-filters',
  'store-pages',
] as const

const systemPartials = listOf(oneOf(...SYSTEM_PARTIALS))

/** Collections whose templates the platform provides (specification §3). */
export const SYSTEM_COLLECTIONS = ['album', 'blog', 'events', 'gallery', 'products'] as const
/** Collection names that themes list as the system's out of habit; they have no effect. */
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
    // For the public development server.
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
  /** Items on one page; 999 and more means all. */
  pageSize: number({ min: 1, isWhole: true }),
  view: oneOf('product-table', 'grid', 'stack'),
  folder: flag,
  index: flag,
  indexType: oneOf('grid', 'stacked', 'full-url'),
  /** Whether an index also gets the items and contents of its pages. */
  fullData: flag,
  indexItemSelectors: anything,
  supportsVideoBackgrounds: flag,
  /** Present when the file only adds settings to the platform's own type. */
  systemCollectionVersion: either(text, number(), 'a text or a number'),
  hasSystemBlogCollectionSettings: flag,
  relatedItems: anything,
  systemPartials,
  layout: anything,
}

/** Settings of `collections/<name>.conf`. */
export type CollectionConf = Settings<typeof COLLECTION_SETTINGS>
export const collectionShape: Shape<CollectionConf> = object(COLLECTION_SETTINGS)

export const pageShape = object({ title: text, description: text, icon: text })
/** Settings of `pages/<name>.page.conf`. */
export type PageConf = ValueOf<typeof pageShape>

export const blockShape = object(
  {
    type: wordLike(
      'button',
      'code',
      'form',
      'gallery',
      'horizontalrule',
      'html',
      'image',
      'newsletter',
      'product',
      'search',
      'spacer',
      'summary-v2',
    ),
  },
  { required: ['type'] },
)

const plainValue = either(text, either(number(), flag, ''), 'a text, a number or a flag')

export const presetShape = object(
  { title: text, templateTweaks: mapOf(plainValue) },
  { required: ['templateTweaks'] },
)

const texts = mapOf(text)

/** Settings of a tweak's comment, above a declaration or standing alone. */
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
    property: either(text, listOf(text), 'a text or a list of texts'),
    condition: anything,
  },
  { required: ['type'] },
)

/** Schemas by the path of the file; the first match counts. */
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
