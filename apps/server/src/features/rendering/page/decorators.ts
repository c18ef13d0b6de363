import type { RenderOptions } from '@sitewright/template'
import { withPictureSource } from './picture-sources.ts'
import { withPurchaseForm } from './purchase-form.ts'

/** What the platform adds to the output of formatters, in themes and blocks alike. */
export const DECORATORS: NonNullable<RenderOptions['decorate']> = {
  ...withPurchaseForm,
  ...withPictureSource,
}
