/** A blog's list of twenty posts: marks of state, categories, pictures, dates and pages of links. */

import type { JsontPage } from './page.ts'

const CATEGORIES = ['Kitchen', 'Garden & yard', 'Tools', 'Letters']
const AUTHORS = ['Ada Martin', 'Bo Lindqvist', 'Chi Okafor']

const post = (index: number) => ({
  id: `64ab${index.toString(16).padStart(20, '0')}`,
  recordType: index % 6 === 0 ? 5 : 1,
  recordTypeLabel: index % 6 === 0 ? 'link' : 'text',
  title: `How we ${index % 2 ? 'mend' : 'sharpen'} things, part ${index}`,
  fullUrl: `/journal/mending-${index}`,
  sourceUrl: index % 6 === 0 ? `https://elsewhere.example/${index}` : '',
  publishOn: 1_690_000_000_000 + index * 86_400_000,
  author: { displayName: AUTHORS[index % 3], id: `a${index % 3}` },
  categories: CATEGORIES.slice(index % 3, (index % 3) + 2),
  tags: index % 4 ? ['oak', 'slow work', `no ${index}`] : [],
  excerpt: index % 5 ? `<p>Nothing is <em>thrown out</em> before lot ${index} is tried.</p>` : '',
  body: '<p>A long text that the list does not show.</p>',
  commentState: index % 3,
  publicCommentCount: index % 4,
  likeCount: index * 3,
  starred: index === 2,
  passthrough: index % 6 === 0,
  ...(index % 2 && {
    mainImageId: `i${index}`,
    systemDataId: `i${index}`,
    assetUrl: `https://images.example.com/j/${index}.jpg`,
    originalSize: '1800x1200',
    mediaFocalPoint: { x: 0.5, y: 0.5 },
    systemDataVariants: '1800x1200,100w,300w,500w,750w,1000w,1500w',
  }),
})

export const blogList: JsontPage = {
  name: 'blog list',
  data: {
    website: { siteTitle: 'Bench & Vice', timeZone: 'Europe/Stockholm' },
    websiteSettings: { commentsEnabled: true },
    collection: { id: 'c1', title: 'Journal', fullUrl: '/journal', typeName: 'blog-basic' },
    categoryFilter: 'Tools',
    items: Array.from({ length: 20 }, (_, index) => post(index)),
    pagination: { nextPage: true, nextPageUrl: '/journal?offset=20', prevPage: false },
  },
  page: `<main class="list list--{collection.typeName}">
<h1>{.if categoryFilter}Filed under {categoryFilter|htmltag}{.or}{collection.title|html}{.end}</h1>
{.repeated section items}
<article class="post{.section starred} post--featured{.end}{.if mainImageId} has-image{.end}" id="{id}" data-type="{recordTypeLabel}">
  {.main-image?}<a class="image" href="{fullUrl}"><img {@|image-meta} /></a>{.or}<span class="no-image"></span>{.end}
  <header>
    <time datetime="{publishOn|date %F}">{publishOn|date %b %d, %Y}</time>
    <h2>{.passthrough?}<a href="{sourceUrl}" target="_blank">{title|html} &rarr;</a>{.or}<a href="{fullUrl}">{title|html}</a>{.end}</h2>
    {.section author}<a class="author" href="{collection.fullUrl}?author={id}">{displayName|html}</a>{.end}
    {.if categories}<ul>{.repeated section categories}<li><a href="{collection.fullUrl}?category={@|url-encode}">{@|html}</a></li>{.alternates with}<li class="gap">/</li>{.end}</ul>{.end}
  </header>
  {.section excerpt}<div class="excerpt">{@|safe|truncate 40}</div>{.or}<p class="empty">Read on.</p>{.end}
  <footer>
    {.repeated section tags}<a rel="tag" href="{collection.fullUrl}?tag={@|url-encode}">{@}</a>{.alternates with}, {.or}<span>No tags</span>{.end}
    {.comments?}<a href="{fullUrl}#comments">{publicCommentCount} comment{publicCommentCount|pluralize}</a>{.end}
    {.section likeCount}<span>{@} {@|pluralize like likes}</span>{.end}
    {.odd? @index}<hr class="odd" />{.or}<hr />{.end}
  </footer>
</article>
{.or}<p>There are no posts.</p>{.end}
{.section pagination}<nav>{.section prevPage}<a href="{prevPageUrl}">Newer</a>{.end}{.section nextPage}<a href="{nextPageUrl}">Older</a>{.end}</nav>{.end}
<script>var list = {"title": {collection.title|json}, "count": {items|count}};</script>
</main>
`,
}
