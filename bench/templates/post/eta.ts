import type { Source } from '../page.ts'

export const eta: Source = {
  page: `<% const { item, collection, website, pagination } = it; const zone = website.timeZone; if (item) { %><article class="<%= h.itemClasses(item) %>" id="post-<%= item.id %>">
  <header>
    <h1><a href="<%= item.fullUrl %>"><%= h.attribute(item.title) %></a></h1>
    <p class="meta">By <span class="author"><%= h.html(item.author.displayName) %></span> on <time datetime="<%= h.isoDay(item.publishOn, zone) %>"><%= h.longDay(item.publishOn, zone) %></time>
      in <% item.categories.forEach((category, at) => { %><a href="<%= collection.fullUrl %>?category=<%= h.urlPart(category) %>"><%= h.html(category) %></a><% if (at < item.categories.length - 1) { %>, <% } }) %></p>
    <% if (item.systemDataId) { %><img <%= h.imageAttributes(item) %> /><% } %>
  </header>
  <% if (item.excerpt) { %><div class="lead"><%= h.shorten(h.withoutTags(item.excerpt), 120) %></div><% } %>
  <div class="body"><%= item.body %></div>
  <footer>
    <%= h.likeButton(item) %><%= h.commentLink(item) %><%= h.shareButtons(item) %>
    <ul class="tags"><% for (const tag of item.tags) { %><li class="tag-<%= h.slug(tag) %>"><a href="<%= collection.fullUrl %>?tag=<%= h.urlPart(tag) %>"><%= tag %></a></li><% } %></ul>
    <p class="author-card"><img src="<%= item.author.avatarUrl %>" alt="<%= h.attribute(item.author.displayName) %>" /> <%= h.typographic(item.author.bio) %></p>
  </footer>
  <% if (it.websiteSettings.commentsEnabled) { %>
  <section class="comments" data-count="<%= item.publicCommentCount %>">
    <h2><%= h.commentCount(item) %></h2>
    <% item.comments.forEach((comment, index) => { %>
    <% if (comment.approved) { %>
    <div class="comment <%= h.oddOrEven(index + 1) %>" id="<%= comment.id %>">
      <h3><% if (comment.url) { %><a href="<%= h.attribute(comment.url) %>" rel="nofollow"><%= h.html(comment.authorName) %></a><% } else { %><%= h.html(comment.authorName) %><% } %></h3>
      <time><%= h.shortMoment(comment.addedOn, zone) %></time>
      <p><%= h.withBreaks(h.html(h.withoutTags(comment.body))) %></p>
      <% if (comment.likeCount) { %><span class="likes"><%= comment.likeCount %> <%= h.plural(comment.likeCount, 'like', 'likes') %></span><% } %>
      <% for (const reply of comment.replies) { %>
      <div class="reply" id="<%= reply.id %>"><b><%= h.html(reply.authorName) %></b> <time><%= h.shortDay(reply.addedOn, zone) %></time> <%= h.html(h.withoutTags(reply.body)) %>
        <% for (const answer of reply.replies) { %><div class="reply" id="<%= answer.id %>"><b><%= h.html(answer.authorName) %></b> <%= h.html(h.withoutTags(answer.body)) %></div><% } %>
      </div>
      <% } %>
    </div>
    <% } %>
    <% }) %>
  </section>
  <% } %>
  <nav><% if (pagination.prevItem) { %><a rel="prev" href="<%= pagination.prevItem.fullUrl %>"><%= h.html(pagination.prevItem.title) %></a><% } %><% if (pagination.nextItem) { %><a rel="next" href="<%= pagination.nextItem.fullUrl %>"><%= h.html(pagination.nextItem.title) %></a><% } %></nav>
</article><% } %>
`,
}
