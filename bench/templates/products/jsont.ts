/** The reference: what the other languages say too. */

import type { Source } from '../page.ts'

export const jsont: Source = {
  page: `<section class="products" data-collection="{collection.id}">
  <h1>{collection.title|htmltag}</h1>
  {.repeated section items}
  <article id="item-{id}" class="{@|item-classes}{.sold-out?} is-sold-out{.end}" data-index="{@index}">
    <a class="product-link" href="{fullUrl}" aria-label="{title|htmltag}">
      {.main-image?}
      <figure class="product-image"><img {@|image-meta} loading="lazy"{@|image-srcset} sizes="(min-width: 60em) 25vw, 50vw" /></figure>
      {.or}
      <div class="no-image">{title|htmltag}</div>
      {.end}
      <h2 class="product-title">{title|html}</h2>
    </a>
    {@|product-status}
    {@|product-price}
    {.section excerpt}<div class="excerpt">{@|safe|truncate 80}</div>{.end}
    {.if structuredContent.variants}
    <ul class="swatches">{.section structuredContent}{.repeated section variants}<li data-sku="{sku|htmlattr}"{.section onSale} class="sale"{.end}>{@|variant-descriptor}{.equal? qtyInStock 0} (gone){.end}</li>{.alternates with}
    {.end}{.end}</ul>
    {.end}
    {@|product-checkout}
    <p class="tags">{.repeated section tags}<a href="{collection.fullUrl}?tag={@|url-encode}">{@|html}</a>{.alternates with}, {.end}</p>
  </article>
  {.or}
  <p>Nothing here yet.</p>
  {.end}
  {.section pagination}{.section nextPage}<a rel="next" href="{nextPageUrl}">More</a>{.end}{.end}
</section>
`,
}
