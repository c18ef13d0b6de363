/** How the pages of formatters and predicates are divided, as the language's reference groups them. */

export interface Section {
  readonly title: string
  /** What all of them have in common. */
  readonly intro: string
  readonly names: readonly string[]
  /** Families of one pattern, which a table shows better than a chapter each. */
  readonly isTable?: true
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

export const FORMATTER_SECTIONS: readonly Section[] = [
  {
    title: 'Core',
    intro: 'Text, numbers, lists and the values of other names. They need nothing but the value.',
    names: words(`
      apply count cycle encode-space encode-uri encode-uri-component find-first find-last format get
      html htmlattr htmltag iter json json-pretty key-by line-breaks lookup mod output pluralize prop
      raw round safe slugify smartypants str truncate url-encode`),
  },
  {
    title: 'Content',
    intro: 'Images, videos, colours and the things that collections hold.',
    names: words(`
      AbsUrl audio-player capitalize child-image-meta color-weight cover-image-meta height
      humanizeDuration image image-color image-meta image-srcset item-classes resizedHeightForWidth
      resizedWidthForHeight squarespaceThumbnailForHeight squarespaceThumbnailForWidth video
      video-meta website-color width`),
  },
  {
    title: 'Social and dates',
    intro:
      'Comments and sharing; and dates in English, by the letters that [the guide](../template-language.md#dates-in-english) lists. Dates of other languages are under [Languages](#languages).',
    names: words(`
      activate-twitter-links comment-count comment-link comments date google-calendar-url like-button
      social-button social-button-inline twitter-follow-button`),
  },
  {
    title: 'Commerce',
    intro:
      'Products, carts and orders. A product is an item whose `structuredContent` has a `productType`: 1 is physical, 2 digital, 3 a service and 4 a gift card.',
    names: words(`
      add-to-cart-btn bookkeeper-money-format cart-quantity cart-subtotal cart-url from-price
      money-format money-string moneyFormat normal-price percentage-format product-checkout
      product-price product-quick-view product-restock-notification product-scarcity product-status
      quantity-input sale-price subscription-price summary-form-field variant-descriptor
      variants-select`),
  },
  {
    title: 'Languages',
    intro:
      "Numbers, money, times and sentences as the site's language writes them. Their options are explained in [the guide](../template-language.md#dates-money-and-languages).",
    names: words(`
      datetime datetime-interval datetimefield decimal i18n-money-format message money plural
      relative-time timesince unit`),
  },
]

export const PREDICATE_SECTIONS: readonly Section[] = [
  {
    title: 'Comparisons and numbers',
    intro:
      'What is compared is JSON if it looks like JSON (`5`, `"text"`, `true`, `null`, `[1,2]`) and the name of a value otherwise. With one argument it is compared with the value at hand, with two they are compared with each other.',
    names: words(`
      equal? notEqual? greaterThan? greaterThanOrEqual? lessThan? lessThanOrEqual? even? odd? nth?
      plural? singular? has-multiple? debug?`),
  },
  {
    title: 'Collections and items',
    intro: 'What page this is, and what an item has.',
    names: words(`
      calendar-view? child-images? clickable? collection? collection-page? collection-template-page?
      collectionTypeNameEquals? excerpt? external-link? folder? index? location? main-image?
      passthrough? redirect? same-day? serviceNameEmail? show-past-events?`),
  },
  {
    title: 'Kinds of items',
    intro:
      'By `recordType`. Some hold as well for items that were promoted from a block of that kind.',
    isTable: true,
    names: words(`
      active-time? attachment? audio? binary? checkin? css-asset? digital-good? event? external-video?
      gallery? image? json-export? kbarticle? link? quote? site-search? store-item? text? tweak-asset?
      tweet? undefined? video? wordpress-export?`),
  },
  {
    title: 'Promoted blocks',
    intro: 'By `promotedBlockType`.',
    isTable: true,
    names: words(`
      promotedCODE? promotedEMBED? promotedFORM? promotedFOURSQUARE? promotedIMAGE?
      promotedINSTAGRAM? promotedLINK? promotedMAP? promotedQUOTE? promotedTWITTER? promotedVIDEO?`),
  },
  {
    title: 'Galleries',
    intro: 'By the `options` of a gallery.',
    isTable: true,
    names: words(`
      gallery-active-alignment-center? gallery-active-alignment-left? gallery-active-alignment-right?
      gallery-auto-crop? gallery-autoplay? gallery-controls? gallery-design-grid?
      gallery-design-slider? gallery-design-slideshow? gallery-design-stacked? gallery-lightbox?
      gallery-meta? gallery-meta-position-bottom? gallery-meta-position-bottom-left?
      gallery-meta-position-bottom-right? gallery-meta-position-center? gallery-meta-position-top?
      gallery-meta-position-top-left? gallery-meta-position-top-right? gallery-show-meta?
      gallery-show-meta-on-hover? gallery-square-thumbs? gallery-thumbnails?`),
  },
  {
    title: 'Backgrounds',
    intro: 'By `backgroundSource`.',
    isTable: true,
    names: words(`
      background-source-instagram? background-source-none? background-source-undefined?
      background-source-upload? background-source-video?`),
  },
  {
    title: 'Social',
    intro: 'Comments and who keeps them.',
    names: words('comments? disqus?'),
  },
  {
    title: 'Commerce',
    intro: 'Products, as in [the formatters for them](formatters.md#commerce).',
    names: words('has-variants? on-sale? sold-out? varied-prices?'),
  },
  {
    title: 'Languages',
    intro: 'How people measure.',
    names: words('units-metric?'),
  },
  {
    title: 'Slides',
    intro: 'Cover pages, which are made of slices.',
    names: words('current-type?'),
  },
]
