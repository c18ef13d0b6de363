/**
 * Words of the formatters of products (specification §3 "Localized strings") in other languages than English, whose words the
 * formatters have themselves.
 */

import { languageOf } from '@sitewright/core/words/language-of'

interface ShopWords {
  /** The label of a product's button that goes straight to the checkout (specification §9). */
  readonly purchase: string
  readonly strings: Readonly<Record<string, string>>
}

const ENGLISH: ShopWords = { purchase: 'Purchase', strings: {} }

/** The formatters' own words, for lists of what an owner can change. */
const OF_FORMATTERS: ShopWords['strings'] = {
  giftCardValueDisplayText: 'Value',
  giftCardVariantSelectText: 'Select Value',
  productAddToCartText: 'Add To Cart',
  productAnswerMapAgree: 'Agree',
  productAnswerMapDisagree: 'Disagree',
  productAnswerMapNeutral: 'Neutral',
  productAnswerMapStronglyAgree: 'Strongly Agree',
  productAnswerMapStronglyDisagree: 'Strongly Disagree',
  productPriceFromText: 'from {fromPrice}',
  productPriceUnavailable: 'unavailable',
  productQuantityInputLabel: 'Quantity',
  productQuickViewText: 'Quick View',
  productSaleText: 'sale',
  productSoldOutText: 'sold out',
  productSubscribeText: 'Subscribe',
  productSummaryFormNoAnswerText: 'N/A',
  productVariantSelectText: 'Select {variantName}',
}

const WORDS: ReadonlyMap<string, ShopWords> = new Map([
  [
    'fr',
    {
      purchase: 'Acheter',
      strings: {
        giftCardValueDisplayText: 'Valeur',
        giftCardVariantSelectText: 'Choisir la valeur',
        productAddToCartText: 'Ajouter au panier',
        productAnswerMapAgree: 'D’accord',
        productAnswerMapDisagree: 'Pas d’accord',
        productAnswerMapNeutral: 'Sans avis',
        productAnswerMapStronglyAgree: 'Tout à fait d’accord',
        productAnswerMapStronglyDisagree: 'Pas du tout d’accord',
        productPriceFromText: 'à partir de {fromPrice}',
        productPriceUnavailable: 'Indisponible',
        productQuantityInputLabel: 'Quantité',
        productQuickViewText: 'Aperçu rapide',
        productSaleText: 'promotion',
        productSoldOutText: 'épuisé',
        productSubscribeText: 'S’abonner',
        productSummaryFormNoAnswerText: 'Sans réponse',
        productVariantSelectText: 'Choisir : {variantName}',
      },
    },
  ],
  [
    'de',
    {
      purchase: 'Jetzt kaufen',
      strings: {
        giftCardValueDisplayText: 'Wert',
        giftCardVariantSelectText: 'Wert wählen',
        productAddToCartText: 'In den Warenkorb',
        productAnswerMapAgree: 'Stimme zu',
        productAnswerMapDisagree: 'Stimme nicht zu',
        productAnswerMapNeutral: 'Neutral',
        productAnswerMapStronglyAgree: 'Stimme voll zu',
        productAnswerMapStronglyDisagree: 'Stimme gar nicht zu',
        productPriceFromText: 'ab {fromPrice}',
        productPriceUnavailable: 'Nicht verfügbar',
        productQuantityInputLabel: 'Menge',
        productQuickViewText: 'Schnellansicht',
        productSaleText: 'reduziert',
        productSoldOutText: 'ausverkauft',
        productSubscribeText: 'Abonnieren',
        productSummaryFormNoAnswerText: 'Keine Angabe',
        productVariantSelectText: '{variantName} wählen',
      },
    },
  ],
  [
    'es',
    {
      purchase: 'Comprar',
      strings: {
        giftCardValueDisplayText: 'Valor',
        giftCardVariantSelectText: 'Elegir el valor',
        productAddToCartText: 'Añadir al carrito',
        productAnswerMapAgree: 'De acuerdo',
        productAnswerMapDisagree: 'En desacuerdo',
        productAnswerMapNeutral: 'Neutral',
        productAnswerMapStronglyAgree: 'Totalmente de acuerdo',
        productAnswerMapStronglyDisagree: 'Totalmente en desacuerdo',
        productPriceFromText: 'desde {fromPrice}',
        productPriceUnavailable: 'No disponible',
        productQuantityInputLabel: 'Cantidad',
        productQuickViewText: 'Vista rápida',
        productSaleText: 'oferta',
        productSoldOutText: 'agotado',
        productSubscribeText: 'Suscribirse',
        productSummaryFormNoAnswerText: 'Sin respuesta',
        productVariantSelectText: 'Elegir {variantName}',
      },
    },
  ],
  [
    'ja',
    {
      purchase: '今すぐ購入',
      strings: {
        giftCardValueDisplayText: '金額',
        giftCardVariantSelectText: '金額を選択',
        productAddToCartText: 'カートに入れる',
        productAnswerMapAgree: 'そう思う',
        productAnswerMapDisagree: 'そう思わない',
        productAnswerMapNeutral: 'どちらでもない',
        productAnswerMapStronglyAgree: 'とてもそう思う',
        productAnswerMapStronglyDisagree: 'まったくそう思わない',
        productPriceFromText: '{fromPrice}から',
        productPriceUnavailable: 'ご利用いただけません',
        productQuantityInputLabel: '数量',
        productQuickViewText: 'クイックビュー',
        productSaleText: 'セール',
        productSoldOutText: '売り切れ',
        productSubscribeText: '定期購入する',
        productSummaryFormNoAnswerText: '未回答',
        productVariantSelectText: '{variantName}を選択',
      },
    },
  ],
])

/** The words of the formatters of products in a language, those that formatters have themselves among them. */
export function originalStrings(language: string): ShopWords['strings'] {
  return { ...OF_FORMATTERS, ...shopWords(language).strings }
}

/** The words for a language such as `de-CH`; in English where there are none in it. */
export function shopWords(language: string): ShopWords {
  return WORDS.get(languageOf(language)) ?? ENGLISH
}
