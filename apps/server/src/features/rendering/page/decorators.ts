import type { RenderOptions } from '@sitewright/template'
import { withPictureSource } from './picture-sources.ts'
import { withPurchaseForm } from './purchase-form.ts'
import { withVariantRoles } from './variant-roles.ts'

/** What the platform adds to the output of formatters, in themes and blocks alike. */
export const DECORATORS: NonNullable<RenderOptions['decorate']> = {
  'variants-select': withVariantRoles,
  'product-checkout': (html, product) => withPurchaseForm(withVariantRoles(html, product), product),
  ...withPictureSource,
}
