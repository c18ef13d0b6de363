import type { Source } from '../page.ts'

export const handlebars: Source = {
  page: `<section class="products" data-collection="{{collection.id}}">
  <h1>{{attribute collection.title}}</h1>
  {{#each items}}
  <article id="item-{{id}}" class="{{productClasses this (position @index)}}{{#if (soldOut this)}} is-sold-out{{/if}}" data-index="{{position @index}}">
    <a class="product-link" href="{{fullUrl}}" aria-label="{{attribute title}}">
      {{#if mainImageId}}
      <figure class="product-image"><img {{imageAttributes this}} loading="lazy"{{sourceSet this}} sizes="(min-width: 60em) 25vw, 50vw" /></figure>
      {{else}}
      <div class="no-image">{{attribute title}}</div>
      {{/if}}
      <h2 class="product-title">{{html title}}</h2>
    </a>
    {{productStatus this}}
    {{price this}}
    {{#if excerpt}}<div class="excerpt">{{shorten (withoutTags excerpt) 80}}</div>{{/if}}
    {{#if structuredContent.variants}}
    <ul class="swatches">{{#each structuredContent.variants}}<li data-sku="{{attribute sku}}"{{#if onSale}} class="sale"{{/if}}>{{variantName this}}{{#if (same qtyInStock 0)}} (gone){{/if}}</li>{{#unless @last}}
    {{/unless}}{{/each}}</ul>
    {{/if}}
    {{checkout this @root.localizedStrings.productAddToCartText}}
    <p class="tags">{{#each tags}}<a href="{{@root.collection.fullUrl}}?tag={{urlPart this}}">{{html this}}</a>{{#unless @last}}, {{/unless}}{{/each}}</p>
  </article>
  {{else}}
  <p>Nothing here yet.</p>
  {{/each}}
  {{#if pagination.nextPage}}<a rel="next" href="{{pagination.nextPageUrl}}">More</a>{{/if}}
</section>
`,
}
