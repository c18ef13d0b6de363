import type { Id } from '@sitewright/core/id'
import type { NewProduct } from '../features/commerce/index.ts'
import type { StartingContent } from '../features/content/index.ts'
import type { PictureRequest } from './pictures/draw-picture.ts'

export interface StartingPicture extends PictureRequest {
  /** What someone who cannot see it should know. */
  readonly altText: string
}

/** What a starting point builds its pages from; pictures and pages have ids before there is content. */
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

export type StartingProduct = Omit<NewProduct, 'id' | 'collectionId' | 'imageIds' | 'state'> & {
  /** Name of its picture. */
  readonly picture: string
}

/** What a new site can begin with. */
export interface StartingPointDefinition {
  readonly id: string
  readonly name: string
  readonly summary: string
  /** Folder name under `themes/`. */
  readonly theme: string
  /** Pages by the names that the content calls them, with what people call them. */
  readonly pages: Readonly<Record<string, string>>
  readonly pictures: Readonly<Record<string, StartingPicture>>
  /** Products on the page called `shop`, by name. */
  readonly products: Readonly<Record<string, StartingProduct>>
  /** The four pictures on its thumbnail, the large one first. */
  readonly thumbnail: readonly [string, string, string, string]
  content(kit: StartingKit): StartingContent
}

/** Holds names in the content against those that are defined. */
export function defineStartingPoint<
  const Picture extends string,
  const Page extends string,
  const Product extends string,
>(
  definition: Omit<
    StartingPointDefinition,
    'pages' | 'pictures' | 'products' | 'thumbnail' | 'content'
  > & {
    readonly pages: Readonly<Record<Page, string>>
    readonly pictures: Readonly<Record<Picture, StartingPicture>>
    readonly products: Readonly<Record<Product, StartingProduct>>
    readonly thumbnail: readonly [
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
