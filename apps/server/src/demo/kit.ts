import type { Id } from '@sitewright/core/id'
import type { PageImage } from './pictures.ts'

/** Parts that the demo shop's pages are built from. */
export interface DemoKit {
  readonly storeId: Id
  readonly aboutId: Id
  readonly visitId: Id
  picture(name: PageImage): Id
  /** Id of a product by the code that its SKUs start with. */
  product(code: string): Id
}
