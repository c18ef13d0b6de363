import type { Source } from '../page.ts'

export const handlebars: Source = {
  page: `<!doctype html>
<body id="{{slug website.siteTitle}}">
{{> header}}
<main>
{{#each sections}}
{{> section}}
{{/each}}
</main>
{{> footer}}
</body>
`,
  partials: {
    header: `<header><a href="/"><img src="{{website.logo}}" alt="{{attribute website.siteTitle}}" /></a><nav>{{#if mainNavigation}}<ul>{{#each mainNavigation}}{{> link depth="1" class="top"}}{{/each}}</ul>{{/if}}</nav></header>`,
    link: `<li class="link{{#if active}} active{{/if}}" data-depth="{{depth}}"><a class="{{class}}" href="{{url}}"{{#if external}} target="_blank"{{/if}}>{{html title}}</a>{{#if children}}<ul>{{#each children}}{{> link depth="n" class="inner"}}{{/each}}</ul>{{/if}}</li>`,
    section: `<section id="{{id}}" class="section section--{{theme}}">{{> heading}}{{#if (same kind "cards")}}{{> cards columns="3"}}{{else}}{{> text}}{{/if}}</section>`,
    heading: `<h2 id="{{id}}-heading" class="heading">{{attribute heading}}</h2>`,
    text: `<div class="text"><p>{{typographic text}}</p>{{> button label="More"}}</div>`,
    button: `<a class="button" href="#{{id}}">{{label}}</a>`,
    cards: `<ul class="cards cards--{{columns}}">{{#each cards}}<li>{{> card}}</li>{{/each}}</ul>`,
    card: `<a class="card" href="{{attribute url}}">{{> image image sizes="33vw"}}<h3>{{position @index}}. {{html title}}</h3><p>{{text}}</p>{{#each badges}}{{> badge}}{{#unless @last}} {{/unless}}{{/each}}</a>`,
    badge: `<span class="badge badge--{{slug this}}">{{html this}}</span>`,
    image: `<img src="{{assetUrl}}?format=500w" sizes="{{sizes}}" alt="{{attribute title}}" loading="lazy" />`,
    footer: `<footer>{{#each footer.columns}}<div><h4>{{title}}</h4><ul>{{#each links}}{{> link depth="0" class="foot"}}{{/each}}</ul></div>{{/each}}<small>{{website.siteTitle}} {{> legal}}</small></footer>`,
    legal: `<a href="{{website.baseUrl}}/legal">Legal</a>`,
  },
}
