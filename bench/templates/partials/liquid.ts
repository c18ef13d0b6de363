import type { Source } from '../page.ts'

export const liquid: Source = {
  page: `<!doctype html>
<body id="{{ website.siteTitle | slug }}">
{% render 'header', website: website, links: mainNavigation %}
<main>
{% for section in sections %}
{% render 'section', section: section %}
{% endfor %}
</main>
{% render 'footer', footer: footer, website: website %}
</body>
`,
  partials: {
    header: `<header><a href="/"><img src="{{ website.logo }}" alt="{{ website.siteTitle | attribute }}" /></a><nav>{% if links.size > 0 %}<ul>{% for link in links %}{% render 'link', link: link, depth: '1', class: 'top' %}{% endfor %}</ul>{% endif %}</nav></header>`,
    link: `<li class="link{% if link.active %} active{% endif %}" data-depth="{{ depth }}"><a class="{{ class }}" href="{{ link.url }}"{% if link.external %} target="_blank"{% endif %}>{{ link.title | html }}</a>{% if link.children.size > 0 %}<ul>{% for child in link.children %}{% render 'link', link: child, depth: 'n', class: 'inner' %}{% endfor %}</ul>{% endif %}</li>`,
    section: `<section id="{{ section.id }}" class="section section--{{ section.theme }}">{% render 'heading', section: section %}{% if section.kind == 'cards' %}{% render 'cards', section: section, columns: '3' %}{% else %}{% render 'text', section: section %}{% endif %}</section>`,
    heading: `<h2 id="{{ section.id }}-heading" class="heading">{{ section.heading | attribute }}</h2>`,
    text: `<div class="text"><p>{{ section.text | typographic }}</p>{% render 'button', id: section.id, label: 'More' %}</div>`,
    button: `<a class="button" href="#{{ id }}">{{ label }}</a>`,
    cards: `<ul class="cards cards--{{ columns }}">{% for card in section.cards %}<li>{% render 'card', card: card, position: forloop.index %}</li>{% endfor %}</ul>`,
    card: `<a class="card" href="{{ card.url | attribute }}">{% render 'image', image: card.image, sizes: '33vw' %}<h3>{{ position }}. {{ card.title | html }}</h3><p>{{ card.text }}</p>{% for badge in card.badges %}{% render 'badge', badge: badge %}{% unless forloop.last %} {% endunless %}{% endfor %}</a>`,
    badge: `<span class="badge badge--{{ badge | slug }}">{{ badge | html }}</span>`,
    image: `<img src="{{ image.assetUrl }}?format=500w" sizes="{{ sizes }}" alt="{{ image.title | attribute }}" loading="lazy" />`,
    footer: `<footer>{% for column in footer.columns %}<div><h4>{{ column.title }}</h4><ul>{% for link in column.links %}{% render 'link', link: link, depth: '0', class: 'foot' %}{% endfor %}</ul></div>{% endfor %}<small>{{ website.siteTitle }} {% render 'legal', website: website %}</small></footer>`,
    legal: `<a href="{{ website.baseUrl }}/legal">Legal</a>`,
  },
}
