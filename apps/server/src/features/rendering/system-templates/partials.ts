/** Partials that themes apply by name without bringing them (themes §2: `systemPartials`). A theme's own come first. */

import { parseTemplate, type Template } from '@sitewright/template'

/** Of what it is applied to, otherwise of the page's item, otherwise of the page; nothing where the site shares nowhere. */
const SHARE_BUTTONS =
  '{.if fullUrl}{@|social-button}{.or}{.section item}{@|social-button}{.or}{.section collection}{@|social-button}{.end}{.end}{.end}'

/** The site's profiles elsewhere; nothing where it has none. */
const SOCIAL_LINKS = `{.section website}{.if socialAccounts}<nav class="sqs-social-links" aria-label="Profiles elsewhere"><ul>
{.repeated section socialAccounts}<li><a class="sqs-social-link {serviceName|slugify}" href="{profileUrl|htmlattr}" rel="me noopener">{title|html}{.if screenname}<span class="visually-hidden"> ({screenname|html})</span>{.end}</a></li>
{.end}</ul></nav>{.end}{.end}`

export const SYSTEM_PARTIALS: Readonly<Record<string, Template>> = {
  'sqs-share-buttons': parseTemplate(SHARE_BUTTONS, { name: 'system/sqs-share-buttons' }),
  'sqs-social-links': parseTemplate(SOCIAL_LINKS, { name: 'system/sqs-social-links' }),
}

export const PARTIALS_CSS = `
.sqs-social-links ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
.squarespace-social-buttons { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: baseline; min-height: 2rem; font-size: 0.9375rem; }
.squarespace-social-buttons.inline-style { display: inline-flex; min-height: 0; }
.squarespace-social-buttons > span { opacity: 0.8; }
.sw-share { display: inline-block; padding: 0.25rem 0; }
.sqs-social-links a { display: inline-block; padding: 0.25rem 0; }
`
