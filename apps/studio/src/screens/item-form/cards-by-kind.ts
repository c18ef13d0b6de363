/** Which cards the form of an item has, by the kind of collection that the item is in. */

import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import type { ComponentType } from 'react'
import { AuthorCard } from './AuthorCard.tsx'
import { CustomFieldsCard } from './CustomFieldsCard.tsx'
import { EventCard } from './EventCard.tsx'
import type { ItemPartProps } from './item-part.ts'
import { MoreCard, ProductMoreCard } from './MoreCard.tsx'
import { PublishingCard } from './PublishingCard.tsx'
import { LessonCard, RecordCard } from './RecordCard.tsx'
import { SearchCard } from './SearchCard.tsx'
import { FileCard } from './sale/FileCard.tsx'
import { MerchandisingCard } from './sale/MerchandisingCard.tsx'
import { OptionsCard } from './sale/OptionsCard.tsx'
import { PicturesCard } from './sale/PicturesCard.tsx'
import { ProductFormCard } from './sale/ProductFormCard.tsx'
import { SaleTermsCard } from './sale/SaleTermsCard.tsx'
import { StockCard } from './sale/StockCard.tsx'
import { SubscriptionCard } from './sale/SubscriptionCard.tsx'
import { VariantsCard } from './sale/VariantsCard.tsx'
import { TermsCard } from './TermsCard.tsx'
import { ProductTextsCard, TextsCard } from './TextsCard.tsx'

type Card = ComponentType<ItemPartProps>

export interface FormCards {
  readonly main: readonly Card[]
  /** Beside the main ones; below them on narrow screens. */
  readonly side: readonly Card[]
  /** Below both, as wide as the form. */
  readonly wide: readonly Card[]
}

const USUAL: FormCards = {
  main: [TextsCard, RecordCard, CustomFieldsCard, SearchCard],
  side: [PublishingCard, TermsCard, AuthorCard, MoreCard],
  wide: [],
}

const LESSONS: FormCards = {
  ...USUAL,
  main: [TextsCard, LessonCard, CustomFieldsCard, SearchCard],
}

const CARDS: Readonly<Partial<Record<CollectionKindName, FormCards>>> = {
  events: { ...USUAL, main: [TextsCard, EventCard, RecordCard, CustomFieldsCard, SearchCard] },
  course: LESSONS,
  lessons: LESSONS,
  products: {
    main: [ProductTextsCard, PicturesCard, FileCard],
    side: [PublishingCard, TermsCard, AuthorCard, ProductMoreCard],
    wide: [
      OptionsCard,
      VariantsCard,
      StockCard,
      SaleTermsCard,
      SubscriptionCard,
      ProductFormCard,
      MerchandisingCard,
      CustomFieldsCard,
      SearchCard,
    ],
  },
}

export function cardsOf(kind: CollectionKindName): FormCards {
  return CARDS[kind] ?? USUAL
}
