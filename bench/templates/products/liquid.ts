import type { Source } from '../page.ts'

export const liquid: Source = {
  page: `<section class="products" data-collection="{{ collection.id }}">
  <h1>{{ collection.title | attribute }}</h1>
  {% for item in items %}
  <article id="item-{{ item.id }}" class="{{ item | productClasses: forloop.index }}{% assign gone = item | soldOut %}{% if gone %} is-sold-out{% endif %}" data-index="{{ forloop.index }}">
    <a class="product-link" href="{{ item.fullUrl }}" aria-label="{{ item.title | attribute }}">
      {% if item.mainImageId %}
      <figure class="product-image"><img {{ item | imageAttributes }} loading="lazy"{{ item | sourceSet }} sizes="(min-width: 60em) 25vw, 50vw" /></figure>
      {% else %}
      <div class="no-image">{{ item.title | attribute }}</div>
      {% endif %}
      <h2 class="product-title">{{ item.title | html }}</h2>
    </a>
    {{ item | productStatus }}
    {{ item | price }}
    {% if item.excerpt %}<div class="excerpt">{{ item.excerpt | withoutTags | shorten: 80 }}</div>{% endif %}
    {% if item.structuredContent.variants.size > 0 %}
    <ul class="swatches">{% for variant in item.structuredContent.variants %}<li data-sku="{{ variant.sku | attribute }}"{% if variant.onSale %} class="sale"{% endif %}>{{ variant | variantName }}{% if variant.qtyInStock == 0 %} (gone){% endif %}</li>{% unless forloop.last %}
    {% endunless %}{% endfor %}</ul>
    {% endif %}
    {{ item | checkout: localizedStrings.productAddToCartText }}
    <p class="tags">{% for tag in item.tags %}<a href="{{ collection.fullUrl }}?tag={{ tag | urlPart }}">{{ tag | html }}</a>{% unless forloop.last %}, {% endunless %}{% endfor %}</p>
  </article>
  {% else %}
  <p>Nothing here yet.</p>
  {% endfor %}
  {% if pagination.nextPage %}<a rel="next" href="{{ pagination.nextPageUrl }}">More</a>{% endif %}
</section>
`,
}
