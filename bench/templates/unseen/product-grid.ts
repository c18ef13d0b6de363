/** A shop's grid of thirty products with filters, prices that a theme writes by hand and marks. */

import type { JsontPage } from './page.ts'

const product = (index: number) => ({
  id: `p${index}`,
  recordType: 11,
  title: `Bowl no. ${index}`,
  urlId: `bowl-${index}`,
  fullUrl: `/store/bowl-${index}`,
  excerpt: `<p>Turned from ash, oiled ${index} times.</p>`,
  categories: index % 2 ? ['Bowls'] : ['Bowls', 'Gifts & sets'],
  tags: [],
  isNew: index < 4,
  mainImageId: `m${index}`,
  assetUrl: `https://images.example.com/b/${index}.jpg`,
  originalSize: '1500x1500',
  mediaFocalPoint: { x: 0.5, y: 0.4 },
  hover: index % 3 === 0 ? { assetUrl: `https://images.example.com/b/${index}-2.jpg` } : null,
  rating: { average: 4.26, count: index % 7 },
  structuredContent: {
    productType: 1,
    variants: Array.from({ length: 1 + (index % 3) }, (_, variant) => ({
      sku: `B${index}-${variant}`,
      attributes: { Size: ['S', 'M', 'L'][variant] },
      unlimited: index % 5 === 0,
      qtyInStock: (index + variant) % 4,
      onSale: index % 6 === 0,
      price: 2_400 + variant * 300,
      salePrice: 1_900,
      priceMoney: { value: `${24 + variant * 3}.00`, currency: 'EUR' },
      salePriceMoney: { value: '19.00', currency: 'EUR' },
    })),
    variantOptionOrdering: ['Size'],
  },
})

const filter = (name: string, index: number) => ({
  name,
  slug: name.toLowerCase(),
  count: index * 4,
  active: index === 1,
})

export const productGrid: JsontPage = {
  name: 'product grid',
  data: {
    website: { siteTitle: 'Ash & Elm', timeZone: 'Europe/Paris', baseUrl: 'https://ash.example' },
    websiteSettings: { storeSettings: {} },
    collection: { id: 's', title: 'Store', fullUrl: '/store', typeName: 'products' },
    settings: { columns: 3, showTitles: true, showPrices: 'true', crop: 'square' },
    filters: ['All', 'Bowls', 'Gifts', 'Spoons', 'Boards'].map(filter),
    items: Array.from({ length: 30 }, (_, index) => product(index)),
  },
  page: `<section id="grid-{collection.id}" class="grid grid--{settings.columns}{.equal? settings.crop "square"} grid--square{.end}">
<nav class="filters">{.repeated section filters}<a href="{collection.fullUrl}?f={slug|url-encode}"{.section active} aria-current="page"{.end}>{name|html} <sup>{count}</sup></a>{.alternates with} | {.end}</nav>
{.var @base collection.fullUrl}
{.repeated section items}
<div class="item{.if isNew} is-new{.end}{.sold-out?} is-sold-out{.end}{.on-sale?} is-on-sale{.end}" data-id="{id}" data-variants='{structuredContent.variants|json}'>
  <a href="{@base}/{urlId}" title="{title|htmlattr}">
    <img data-src="{assetUrl}" alt="{title|htmlattr}" width="{originalSize|width}" height="{originalSize|height}" />
    {.section hover}<img class="hover" data-src="{assetUrl}" alt="" />{.end}
  </a>
  {.if settings.showTitles}<h3>{title|truncate 12}</h3>{.end}
  {.equal? settings.showPrices "true"}
  <p class="price">{.section structuredContent}{.repeated section variants}{.if onSale}<s>{priceMoney.value}</s> <b>{salePriceMoney.value}</b>{.or}<span>{priceMoney.value}</span>{.end} {priceMoney.currency}{.alternates with}, {.end}{.end}</p>
  {.end}
  {.section rating}{.greaterThan? count 0}<span class="stars" style="--stars:{average|round}">{average} ({count} review{count|pluralize})</span>{.or}<span class="stars">No reviews</span>{.end}{.end}
  {.varied-prices?}<small>From {structuredContent.variants.0.priceMoney.value}</small>{.end}
  <ul>{.repeated section categories}<li class="c-{@|slugify}">{@|html}</li>{.end}</ul>
  {.nth? @index 3}<br class="row" />{.end}
  <p>{excerpt|safe}</p>
</div>
{.end}
</section>
`,
}
