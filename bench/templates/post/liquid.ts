import type { Source } from '../page.ts'

export const liquid: Source = {
  page: `{% if item %}<article class="{{ item | itemClasses }}" id="post-{{ item.id }}">
  <header>
    <h1><a href="{{ item.fullUrl }}">{{ item.title | attribute }}</a></h1>
    <p class="meta">By <span class="author">{{ item.author.displayName | html }}</span> on <time datetime="{{ item.publishOn | isoDay: website.timeZone }}">{{ item.publishOn | longDay: website.timeZone }}</time>
      in {% for category in item.categories %}<a href="{{ collection.fullUrl }}?category={{ category | urlPart }}">{{ category | html }}</a>{% unless forloop.last %}, {% endunless %}{% endfor %}</p>
    {% if item.systemDataId %}<img {{ item | imageAttributes }} />{% endif %}
  </header>
  {% if item.excerpt %}<div class="lead">{{ item.excerpt | withoutTags | shorten: 120 }}</div>{% endif %}
  <div class="body">{{ item.body }}</div>
  <footer>
    {{ item | likeButton }}{{ item | commentLink }}{{ item | shareButtons }}
    <ul class="tags">{% for tag in item.tags %}<li class="tag-{{ tag | slug }}"><a href="{{ collection.fullUrl }}?tag={{ tag | urlPart }}">{{ tag }}</a></li>{% endfor %}</ul>
    <p class="author-card"><img src="{{ item.author.avatarUrl }}" alt="{{ item.author.displayName | attribute }}" /> {{ item.author.bio | typographic }}</p>
  </footer>
  {% if websiteSettings.commentsEnabled %}
  <section class="comments" data-count="{{ item.publicCommentCount }}">
    <h2>{{ item | commentCount }}</h2>
    {% for comment in item.comments %}
    {% if comment.approved %}
    <div class="comment {{ forloop.index | oddOrEven }}" id="{{ comment.id }}">
      <h3>{% if comment.url %}<a href="{{ comment.url | attribute }}" rel="nofollow">{{ comment.authorName | html }}</a>{% else %}{{ comment.authorName | html }}{% endif %}</h3>
      <time>{{ comment.addedOn | shortMoment: website.timeZone }}</time>
      <p>{{ comment.body | withoutTags | html | withBreaks }}</p>
      {% if comment.likeCount %}<span class="likes">{{ comment.likeCount }} {{ comment.likeCount | plural: 'like', 'likes' }}</span>{% endif %}
      {% for reply in comment.replies %}
      <div class="reply" id="{{ reply.id }}"><b>{{ reply.authorName | html }}</b> <time>{{ reply.addedOn | shortDay: website.timeZone }}</time> {{ reply.body | withoutTags | html }}
        {% for answer in reply.replies %}<div class="reply" id="{{ answer.id }}"><b>{{ answer.authorName | html }}</b> {{ answer.body | withoutTags | html }}</div>{% endfor %}
      </div>
      {% endfor %}
    </div>
    {% endif %}
    {% endfor %}
  </section>
  {% endif %}
  <nav>{% if pagination.prevItem %}<a rel="prev" href="{{ pagination.prevItem.fullUrl }}">{{ pagination.prevItem.title | html }}</a>{% endif %}{% if pagination.nextItem %}<a rel="next" href="{{ pagination.nextItem.fullUrl }}">{{ pagination.nextItem.title | html }}</a>{% endif %}</nav>
</article>{% endif %}
`,
}
