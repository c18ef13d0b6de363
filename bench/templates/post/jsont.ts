/** The reference: what the other languages say too. */

import type { Source } from '../page.ts'

export const jsont: Source = {
  page: `{.section item}<article class="{@|item-classes}" id="post-{id}">
  <header>
    <h1><a href="{fullUrl}">{title|htmltag}</a></h1>
    <p class="meta">By <span class="author">{author.displayName|html}</span> on <time datetime="{publishOn|date %F}">{publishOn|date %A, %B %d, %Y}</time>
      in {.repeated section categories}<a href="{collection.fullUrl}?category={@|url-encode}">{@|html}</a>{.alternates with}, {.end}</p>
    {.main-image?}<img {@|image-meta} />{.end}
  </header>
  {.section excerpt}<div class="lead">{@|safe|truncate 120}</div>{.end}
  <div class="body">{body}</div>
  <footer>
    {@|like-button}{@|comment-link}{@|social-button-inline}
    <ul class="tags">{.repeated section tags}<li class="tag-{@|slugify}"><a href="{collection.fullUrl}?tag={@|encode-uri-component}">{@}</a></li>{.end}</ul>
    <p class="author-card"><img src="{author.avatarUrl}" alt="{author.displayName|htmlattr}" /> {author.bio|smartypants}</p>
  </footer>
  {.comments?}
  <section class="comments" data-count="{publicCommentCount}">
    <h2>{@|comment-count}</h2>
    {.repeated section comments}
    {.if approved}
    <div class="comment {@index|cycle odd even}" id="{id}">
      <h3>{.if url}<a href="{url|htmlattr}" rel="nofollow">{authorName|html}</a>{.or}{authorName|html}{.end}</h3>
      <time>{addedOn|date %b %d, %Y %I:%M %p}</time>
      <p>{body|safe|html|line-breaks}</p>
      {.section likeCount}<span class="likes">{@} {@|pluralize like likes}</span>{.end}
      {.repeated section replies}
      <div class="reply" id="{id}"><b>{authorName|html}</b> <time>{addedOn|date %b %d, %Y}</time> {body|safe|html}
        {.repeated section replies}<div class="reply" id="{id}"><b>{authorName|html}</b> {body|safe|html}</div>{.end}
      </div>
      {.end}
    </div>
    {.end}
    {.end}
  </section>
  {.end}
  <nav>{.if pagination.prevItem}<a rel="prev" href="{pagination.prevItem.fullUrl}">{pagination.prevItem.title|html}</a>{.end}{.if pagination.nextItem}<a rel="next" href="{pagination.nextItem.fullUrl}">{pagination.nextItem.title|html}</a>{.end}</nav>
</article>{.end}
`,
}
