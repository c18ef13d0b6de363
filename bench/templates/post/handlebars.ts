import type { Source } from '../page.ts'

export const handlebars: Source = {
  page: `{{#with item}}<article class="{{itemClasses this}}" id="post-{{id}}">
  <header>
    <h1><a href="{{fullUrl}}">{{attribute title}}</a></h1>
    <p class="meta">By <span class="author">{{html author.displayName}}</span> on <time datetime="{{isoDay publishOn @root.website.timeZone}}">{{longDay publishOn @root.website.timeZone}}</time>
      in {{#each categories}}<a href="{{@root.collection.fullUrl}}?category={{urlPart this}}">{{html this}}</a>{{#unless @last}}, {{/unless}}{{/each}}</p>
    {{#if systemDataId}}<img {{imageAttributes this}} />{{/if}}
  </header>
  {{#if excerpt}}<div class="lead">{{shorten (withoutTags excerpt) 120}}</div>{{/if}}
  <div class="body">{{body}}</div>
  <footer>
    {{likeButton this}}{{commentLink this}}{{shareButtons this}}
    <ul class="tags">{{#each tags}}<li class="tag-{{slug this}}"><a href="{{@root.collection.fullUrl}}?tag={{urlPart this}}">{{this}}</a></li>{{/each}}</ul>
    <p class="author-card"><img src="{{author.avatarUrl}}" alt="{{attribute author.displayName}}" /> {{typographic author.bio}}</p>
  </footer>
  {{#if @root.websiteSettings.commentsEnabled}}
  <section class="comments" data-count="{{publicCommentCount}}">
    <h2>{{commentCount this}}</h2>
    {{#each comments}}
    {{#if approved}}
    <div class="comment {{oddOrEven (position @index)}}" id="{{id}}">
      <h3>{{#if url}}<a href="{{attribute url}}" rel="nofollow">{{html authorName}}</a>{{else}}{{html authorName}}{{/if}}</h3>
      <time>{{shortMoment addedOn @root.website.timeZone}}</time>
      <p>{{withBreaks (html (withoutTags body))}}</p>
      {{#if likeCount}}<span class="likes">{{likeCount}} {{plural likeCount "like" "likes"}}</span>{{/if}}
      {{#each replies}}
      <div class="reply" id="{{id}}"><b>{{html authorName}}</b> <time>{{shortDay addedOn @root.website.timeZone}}</time> {{html (withoutTags body)}}
        {{#each replies}}<div class="reply" id="{{id}}"><b>{{html authorName}}</b> {{html (withoutTags body)}}</div>{{/each}}
      </div>
      {{/each}}
    </div>
    {{/if}}
    {{/each}}
  </section>
  {{/if}}
  <nav>{{#with @root.pagination.prevItem}}<a rel="prev" href="{{fullUrl}}">{{html title}}</a>{{/with}}{{#with @root.pagination.nextItem}}<a rel="next" href="{{fullUrl}}">{{html title}}</a>{{/with}}</nav>
</article>{{/with}}
`,
}
