/** Which cards the form of an item has, by the kind of collection that the item is in. */

import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import { type ComponentType, memo } from 'react'
import { AuthorCard } from './AuthorCard.tsx'
import { CustomFieldsCard } from './CustomFieldsCard.tsx'
import { EventCard } from './EventCard.tsx'
import {
  type ItemPartProps,
  isSamePart,
  isSameUnsavedPart,
  type WholePartProps,
} from './item-part.ts'
import { MoreCard, ProductMoreCard } from './MoreCard.tsx'
import { PublishingCard } from './PublishingCard.tsx'
import { LessonCard, RecordCard } from './RecordCard.tsx'
import { SearchCard } from './SearchCard.tsx'
import { DetailsCard } from './sale/DetailsCard.tsx'
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

export interface FormCard {
  readonly name: string
  readonly Card: ComponentType<WholePartProps>
}

export interface FormCards {
  readonly main: readonly FormCard[]
  /** Beside the main ones; below them on narrow screens. */
  readonly side: readonly FormCard[]
  /** Below both, as wide as the form. */
  readonly wide: readonly FormCard[]
}

/** Cards that read neither variants nor whether the draft is saved: they stay as they are while somebody types into one of 250. */
const steady = (...cards: readonly ComponentType<ItemPartProps>[]): FormCard[] =>
  cards.map((Card) => ({ name: Card.name, Card: memo(Card, isSamePart) }))

const USUAL: FormCards = {
  main: steady(TextsCard, RecordCard, CustomFieldsCard, SearchCard),
  side: steady(PublishingCard, TermsCard, AuthorCard, MoreCard),
  wide: [],
}

const LESSONS: FormCards = {
  ...USUAL,
  main: steady(TextsCard, LessonCard, CustomFieldsCard, SearchCard),
}

const CARDS: Readonly<Partial<Record<CollectionKindName, FormCards>>> = {
  events: {
    ...USUAL,
    main: steady(TextsCard, EventCard, RecordCard, CustomFieldsCard, SearchCard),
  },
  course: LESSONS,
  lessons: LESSONS,
  products: {
    main: steady(ProductTextsCard, PicturesCard, FileCard),
    side: steady(PublishingCard, TermsCard, AuthorCard, ProductMoreCard),
    wide: [
      ...steady(OptionsCard),
      { name: VariantsCard.name, Card: VariantsCard },
      { name: StockCard.name, Card: memo(StockCard, isSameUnsavedPart) },
      ...steady(
        SaleTermsCard,
        SubscriptionCard,
        ProductFormCard,
        MerchandisingCard,
        DetailsCard,
        CustomFieldsCard,
        SearchCard,
      ),
    ],
  },
}

export function cardsOf(kind: CollectionKindName): FormCards {
  return CARDS[kind] ?? USUAL
}
