import type { RichTextNode } from '@sitewright/blocks/rich-text'
import type { Id } from '@sitewright/core/id'
import type { SiteSettings } from '@sitewright/core/site/site-settings'
import type { NewProduct } from '../features/commerce/index.ts'
import type { StartingContent } from '../features/content/index.ts'
import type { PictureRequest } from './pictures/draw-picture.ts'

export interface StartingPicture extends PictureRequest {
  /** Description for someone who cannot see the picture. */
  readonly altText: string
}

/** Parts that a starting point builds its pages from; pictures and pages have ids before there is content. */
export interface StartingKit<
  Picture extends string = string,
  Page extends string = string,
  Product extends string = string,
> {
  readonly siteTitle: string
  picture(name: Picture): Id
  page(name: Page): Id
  product(name: Product): Id
}

export type StartingProduct = Omit<
  NewProduct,
  'id' | 'collectionId' | 'imageIds' | 'state' | 'categoryIds'
> & {
  /** Name of its picture. */
  readonly picture: string
  /** Names of further pictures. */
  readonly morePictures?: readonly string[]
  /** Names of store categories; they are made in the order in which products name them. */
  readonly categories?: readonly string[]
}

export interface StartingAuthor {
  readonly name: string
  readonly bio: string
  /** Name of a picture. */
  readonly picture?: string
}

/** A post, an event or a picture of a gallery. */
export interface StartingItem {
  readonly title: string
  /** Summary in a sentence or two. */
  readonly excerpt?: string
  /** Names of a picture and of an author. */
  readonly picture?: string
  readonly author?: string
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly starred?: boolean
  readonly body?: readonly RichTextNode[]
  /** Days after the one on which the site begins: negative for posts, which were written before. */
  readonly days?: number
  /** Events only: beginning and end in local time, such as `19:00`, and the place. */
  readonly from?: string
  readonly to?: string
  readonly place?: string
}

/** A starting point: the content that a new site can begin with. */
export interface StartingPointDefinition {
  readonly id: string
  readonly name: string
  readonly summary: string
  /** Folder name under `themes/`. */
  readonly theme: string
  /** Settings of the site beyond its pages. */
  readonly settings?: Partial<SiteSettings>
  /** Pages: titles by the names that the content uses. */
  readonly pages: Readonly<Record<string, string>>
  readonly pictures: Readonly<Record<string, StartingPicture>>
  /** Products on the page called `shop`, by name, in the order of that page. */
  readonly products: Readonly<Record<string, StartingProduct>>
  readonly authors?: Readonly<Record<string, StartingAuthor>>
  /** Items of its collections, by the names of their pages: newest posts first. */
  readonly items?: Readonly<Record<string, readonly StartingItem[]>>
  /** The square picture that browsers show as the site's icon. */
  readonly icon?: string
  /** The four pictures on its thumbnail, the large one first; an empty page without. */
  readonly thumbnail?: readonly [string, string, string, string]
  content(kit: StartingKit): StartingContent
}

/** Checks, by types, the names in the content against those that are defined. */
export function defineStartingPoint<
  const Picture extends string,
  const Page extends string,
  const Product extends string,
>(
  definition: Omit<
    StartingPointDefinition,
    'pages' | 'pictures' | 'products' | 'items' | 'icon' | 'thumbnail' | 'content'
  > & {
    readonly pages: Readonly<Record<Page, string>>
    readonly pictures: Readonly<Record<Picture, StartingPicture>>
    readonly products: Readonly<Record<Product, StartingProduct>>
    readonly items?: Partial<Record<NoInfer<Page>, readonly StartingItem[]>>
    readonly icon?: NoInfer<Picture>
    readonly thumbnail?: readonly [
      NoInfer<Picture>,
      NoInfer<Picture>,
      NoInfer<Picture>,
      NoInfer<Picture>,
    ]
    content(kit: StartingKit<NoInfer<Picture>, NoInfer<Page>, NoInfer<Product>>): StartingContent
  },
): StartingPointDefinition {
  return definition as unknown as StartingPointDefinition
}
