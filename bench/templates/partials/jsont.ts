/** The reference: what the other languages say too. */

import type { Source } from '../page.ts'

export const jsont: Source = {
  page: `{.macro badge.html}<span class="badge badge--{@|slugify}">{@|html}</span>{.end}{.macro heading.html}<h2 id="{id}-heading" class="heading">{heading|htmltag}</h2>{.end}<!doctype html>
<body id="{website.siteTitle|slugify}">
{@|apply header.block}
<main>
{.repeated section sections}{.var @kind kind}{.var @theme theme}
{@|apply section.block}
{.end}
</main>
{footer|apply footer.block}
</body>
`,
  partials: {
    'header.block': `<header><a href="/"><img src="{website.logo}" alt="{website.siteTitle|htmlattr}" /></a><nav>{.if mainNavigation}<ul>{.repeated section mainNavigation}{@|apply link.block depth=1 class=top}{.end}</ul>{.end}</nav></header>`,
    'link.block': `<li class="link{.section active} active{.end}" data-depth="{@args.depth}">{.var @target url}<a class="{@args.class}" href="{@target}"{.section external} target="_blank"{.end}>{title|html}</a>{.section children}<ul>{.repeated section @}{@|apply link.block depth=n class=inner}{.end}</ul>{.end}</li>`,
    'section.block': `<section id="{id}" class="section section--{@theme}">{@|apply heading.html}{.equal? @kind "cards"}{@|apply cards.block columns=3}{.or}{@|apply text.block private}{.end}</section>`,
    'text.block': `<div class="text"><p>{text|smartypants}</p>{@|apply button.block label=More}</div>`,
    'button.block': `<a class="button" href="#{id}">{@args.label}</a>`,
    'cards.block': `<ul class="cards cards--{@args.columns}">{.repeated section cards}{.ctx @card title=title image=image}<li>{@|apply card.block}</li>{.end}</ul>`,
    'card.block': `<a class="card" href="{url|htmlattr}">{@card.image|apply image.block sizes=33vw}<h3>{@index}. {@card.title|html}</h3><p>{text}</p>{.repeated section badges}{@|apply badge.html}{.alternates with} {.end}</a>`,
    'image.block': `<img src="{assetUrl}?format=500w" sizes="{@args.sizes}" alt="{title|htmlattr}" loading="lazy" />`,
    'footer.block': `<footer>{.repeated section columns}<div><h4>{title}</h4><ul>{.repeated section links}{@|apply link.block depth=0 class=foot}{.end}</ul></div>{.end}<small>{website.siteTitle} {.include legal.block output}</small></footer>`,
    'legal.block': `{.var @host website.baseUrl}<a href="{@host}/legal">Legal</a>`,
  },
}
