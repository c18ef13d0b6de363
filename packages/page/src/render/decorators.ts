import type { RenderOptions, Scope } from '@sitewright/template'
import type { CatalogItem } from '../data/catalog-item.ts'
import { isCatalogItem } from '../data/catalog-item.ts'
import { withInstallments } from '../products/installments.ts'
import { nothingSold, unlessNothingSold } from '../products/nothing-sold.ts'
import { withPickers } from '../products/option-pickers.ts'
import { withPurchaseForm } from '../products/purchase-form.ts'
import { withValidQuantity } from '../products/valid-quantity.ts'
import { withSoldOutButton, withVariantFacts } from '../products/variant-facts.ts'
import { withVariantRoles } from '../products/variant-roles.ts'
import { withPictureSource } from './picture-sources.ts'
import { withSoundAndFollow } from './sound-and-follow.ts'
import { withReactions } from './with-reactions.ts'

type Decorator = (html: string, item: CatalogItem, scope: Scope) => string

/** Applies decorators one after the other, if the formatter's input is a product: templates may pass anything. */
const ofProducts =
  (...decorators: readonly Decorator[]) =>
  (html: string, value: unknown, scope: Scope) =>
    isCatalogItem(value) ? decorators.reduce((made, add) => add(made, value, scope), html) : html

const nothing = () => ''
const onButtons = ofProducts(withSoldOutButton)
const onChoices = ofProducts(withVariantFacts, withPickers)
const onCheckouts = ofProducts(
  withVariantFacts,
  withPickers,
  withSoldOutButton,
  withPurchaseForm,
  withInstallments,
)

/** Additions of the platform to the output of formatters, in themes and blocks alike. */
export const DECORATORS: NonNullable<RenderOptions['decorate']> = {
  'add-to-cart-btn': unlessNothingSold(nothingSold, onButtons),
  'variants-select': (html, value, scope) => onChoices(withVariantRoles(html, value), value, scope),
  'product-checkout': unlessNothingSold(nothingSold, (html, value, scope) =>
    onCheckouts(withValidQuantity(withVariantRoles(html, value)), value, scope),
  ),
  'quantity-input': unlessNothingSold(nothing, withValidQuantity),
  'product-scarcity': unlessNothingSold(nothing),
  'product-restock-notification': unlessNothingSold(nothing),
  'cart-quantity': unlessNothingSold(nothing),
  ...withReactions,
  ...withPictureSource,
  ...withSoundAndFollow,
}
