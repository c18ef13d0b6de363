import type { Source } from '../page.ts'

export const eta: Source = {
  page: `<section class="products" data-collection="<%= it.collection.id %>">
  <h1><%= h.attribute(it.collection.title) %></h1>
  <% if (it.items.length > 0) { it.items.forEach((item, index) => { %>
  <article id="item-<%= item.id %>" class="<%= h.productClasses(item, index + 1) %><% if (h.soldOut(item)) { %> is-sold-out<% } %>" data-index="<%= index + 1 %>">
    <a class="product-link" href="<%= item.fullUrl %>" aria-label="<%= h.attribute(item.title) %>">
      <% if (item.mainImageId) { %>
      <figure class="product-image"><img <%= h.imageAttributes(item) %> loading="lazy"<%= h.sourceSet(item) %> sizes="(min-width: 60em) 25vw, 50vw" /></figure>
      <% } else { %>
      <div class="no-image"><%= h.attribute(item.title) %></div>
      <% } %>
      <h2 class="product-title"><%= h.html(item.title) %></h2>
    </a>
    <%= h.productStatus(item) %>
    <%= h.price(item) %>
    <% if (item.excerpt) { %><div class="excerpt"><%= h.shorten(h.withoutTags(item.excerpt), 80) %></div><% } %>
    <% const { variants } = item.structuredContent; if (variants.length > 0) { %>
    <ul class="swatches"><% variants.forEach((variant, at) => { %><li data-sku="<%= h.attribute(variant.sku) %>"<% if (variant.onSale) { %> class="sale"<% } %>><%= h.variantName(variant) %><% if (variant.qtyInStock === 0) { %> (gone)<% } %></li><% if (at < variants.length - 1) { %>
    <% } }) %></ul>
    <% } %>
    <%= h.checkout(item, it.localizedStrings.productAddToCartText) %>
    <p class="tags"><% item.tags.forEach((tag, at) => { %><a href="<%= it.collection.fullUrl %>?tag=<%= h.urlPart(tag) %>"><%= h.html(tag) %></a><% if (at < item.tags.length - 1) { %>, <% } }) %></p>
  </article>
  <% }) } else { %>
  <p>Nothing here yet.</p>
  <% } %>
  <% if (it.pagination.nextPage) { %><a rel="next" href="<%= it.pagination.nextPageUrl %>">More</a><% } %>
</section>
`,
}
