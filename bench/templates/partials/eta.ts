import type { Source } from '../page.ts'

export const eta: Source = {
  page: `<!doctype html>
<body id="<%= h.slug(it.website.siteTitle) %>">
<%= include('@header') %>
<main>
<% for (const section of it.sections) { %>
<%= include('@section', { section }) %>
<% } %>
</main>
<%= include('@footer') %>
</body>
`,
  partials: {
    header: `<header><a href="/"><img src="<%= it.website.logo %>" alt="<%= h.attribute(it.website.siteTitle) %>" /></a><nav><% if (it.mainNavigation.length > 0) { %><ul><% for (const link of it.mainNavigation) { %><%= include('@link', { link, depth: '1', class: 'top' }) %><% } %></ul><% } %></nav></header>`,
    link: `<% const { link } = it %><li class="link<% if (link.active) { %> active<% } %>" data-depth="<%= it.depth %>"><a class="<%= it.class %>" href="<%= link.url %>"<% if (link.external) { %> target="_blank"<% } %>><%= h.html(link.title) %></a><% if (link.children.length > 0) { %><ul><% for (const child of link.children) { %><%= include('@link', { link: child, depth: 'n', class: 'inner' }) %><% } %></ul><% } %></li>`,
    section: `<% const { section } = it %><section id="<%= section.id %>" class="section section--<%= section.theme %>"><%= include('@heading') %><% if (section.kind === 'cards') { %><%= include('@cards', { columns: '3' }) %><% } else { %><%= include('@text') %><% } %></section>`,
    heading: `<h2 id="<%= it.section.id %>-heading" class="heading"><%= h.attribute(it.section.heading) %></h2>`,
    text: `<div class="text"><p><%= h.typographic(it.section.text) %></p><%= include('@button', { label: 'More' }) %></div>`,
    button: `<a class="button" href="#<%= it.section.id %>"><%= it.label %></a>`,
    cards: `<ul class="cards cards--<%= it.columns %>"><% it.section.cards.forEach((card, index) => { %><li><%= include('@card', { card, position: index + 1 }) %></li><% }) %></ul>`,
    card: `<% const { card } = it %><a class="card" href="<%= h.attribute(card.url) %>"><%= include('@image', { image: card.image, sizes: '33vw' }) %><h3><%= it.position %>. <%= h.html(card.title) %></h3><p><%= card.text %></p><% card.badges.forEach((badge, at) => { %><%= include('@badge', { badge }) %><% if (at < card.badges.length - 1) { %> <% } }) %></a>`,
    badge: `<span class="badge badge--<%= h.slug(it.badge) %>"><%= h.html(it.badge) %></span>`,
    image: `<img src="<%= it.image.assetUrl %>?format=500w" sizes="<%= it.sizes %>" alt="<%= h.attribute(it.image.title) %>" loading="lazy" />`,
    footer: `<footer><% for (const column of it.footer.columns) { %><div><h4><%= column.title %></h4><ul><% for (const link of column.links) { %><%= include('@link', { link, depth: '0', class: 'foot' }) %><% } %></ul></div><% } %><small><%= it.website.siteTitle %> <%= include('@legal') %></small></footer>`,
    legal: `<a href="<%= it.website.baseUrl %>/legal">Legal</a>`,
  },
}
