import type { RichTextNode } from '@sitewright/blocks/rich-text'
import type { ProductMerchandising } from '@sitewright/core/commerce/merchandising'
import type { ProductDetail } from '@sitewright/core/commerce/product-page'
import type { SubscriptionPlan } from '@sitewright/core/commerce/subscription-plan'
import type { Attributes, ProductOption } from '@sitewright/core/commerce/variant-choice'
import type { CustomFields } from '@sitewright/core/content/item-content'
import type { Form } from '@sitewright/core/forms/form'
import type { Id } from '@sitewright/core/id'
import type { Minor } from '@sitewright/core/money'
import type { AuthorRecord } from './item-record.ts'

/** The fields of a product that pages show, as read from the database. */
export interface ShownProduct {
  readonly id: Id
  readonly collectionId: Id
  readonly type: number
  readonly title: string
  readonly urlId: string
  readonly description: RichTextNode | null
  readonly publishOn: Date
  readonly starred: boolean
  readonly tags: readonly string[]
  readonly categories: readonly { readonly id: Id; readonly displayName: string }[]
  readonly imageIds: readonly Id[]
  readonly options: readonly ProductOption[]
  /** Variants in the owner's order; never empty. */
  readonly variants: readonly VariantRecord[]
  readonly currency: string
  readonly author: AuthorRecord | null
  readonly seoTitle: string
  readonly seoDescription: string
  readonly content: CustomFields
  /** Label of its add-to-cart button; empty for the theme's. */
  readonly addButtonText: string
  readonly merchandising: ProductMerchandising
  /** Parts of its page that open at a press, above those of the shop. */
  readonly details: readonly ProductDetail[]
  /** The form that shoppers fill in before it goes into the cart. */
  readonly form: Form | null
  /** How often and how long it is paid for; null for what is paid for once. */
  readonly subscriptionPlan: SubscriptionPlan | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface VariantRecord {
  readonly id: Id
  readonly sku: string
  readonly attributes: Attributes
  readonly priceMinor: Minor
  readonly salePriceMinor: Minor
  readonly onSale: boolean
  readonly imageId: Id | null
  /** Weight and size of one unit; 0 where it is not known. */
  readonly weightGrams: number
  readonly lengthMm: number
  readonly widthMm: number
  readonly heightMm: number
  readonly unlimited: boolean
  /** Units a shopper can still get: in stock and not reserved for a payment. */
  readonly quantity: number
}
