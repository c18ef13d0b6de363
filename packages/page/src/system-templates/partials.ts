/** The platform's partials that themes apply by name (themes §2: `systemPartials`). A theme's own take precedence. */

import { parseTemplate, type Template } from '@sitewright/template'
import { SOCIAL_SERVICE_NAMES, socialPath } from '@sitewright/theme/for-pages'
import {
  STORE_CHOSEN_PARTIAL,
  STORE_EMPTY_PARTIAL,
  STORE_FILTERS_PARTIAL,
  STORE_PAGES_PARTIAL,
} from './store-filters.ts'

/** Share buttons of the value it is applied to, else of the page's item, else of the page; empty if the site shares nowhere. */
const SHARE_BUTTONS =
  '{.if fullUrl}{@|social-button}{.or}{.section item}{@|social-button}{.or}{.section collection}{@|social-button}{.end}{.end}{.end}'

/**
 * Icons by service, with the mask that themes fill instead of the icon to cut it out of its ground; services without an icon show their
 * name.
 */
const ICONS = SOCIAL_SERVICE_NAMES.map((name) => {
  const icon = socialPath(name, 'icon', 'class="sqs-use--icon" ')
  const mask = socialPath(name, 'mask', 'class="sqs-use--mask" ')
  return `{.equal? serviceName "${name}"}<svg class="sqs-svg-icon--social" viewBox="0 0 64 64" aria-hidden="true">${icon}${mask}</svg>{.or}`
}).reduceRight((rest, one) => `${one}${rest}{.end}`, '{title|html}')

/** The site's social profiles; empty if it has none. Themes know the links by these classes (themes §5). */
const SOCIAL_LINKS = `{.section website}{.repeated section socialAccounts}<a class="sqs-svg-icon--wrapper {serviceName|slugify}" href="{profileUrl|htmlattr}" target="_blank" rel="me noopener" aria-label="{title|htmlattr}{.if screenname} ({screenname|htmlattr}){.end}"><div>${ICONS}</div></a>
{.end}{.end}`

export const SYSTEM_PARTIALS: Readonly<Record<string, Template>> = {
  'sqs-share-buttons': parseTemplate(SHARE_BUTTONS, { name: 'system/sqs-share-buttons' }),
  'sqs-social-links': parseTemplate(SOCIAL_LINKS, { name: 'system/sqs-social-links' }),
  'store-chosen': parseTemplate(STORE_CHOSEN_PARTIAL, { name: 'system/store-chosen' }),
  'store-empty': parseTemplate(STORE_EMPTY_PARTIAL, { name: 'system/store-empty' }),
  'store-filters': parseTemplate(STORE_FILTERS_PARTIAL, { name: 'system/store-filters' }),
  'store-pages': parseTemplate(STORE_PAGES_PARTIAL, { name: 'system/store-pages' }),
}

export const PARTIALS_CSS = `
.sqs-svg-icon--wrapper { display: inline-block; min-width: 2rem; height: 2rem; color: inherit; }
.sqs-svg-icon--wrapper > div { height: 100%; }
.sqs-svg-icon--social { display: block; width: 2rem; max-width: 100%; height: 100%; fill: currentColor; }
:where(.sqs-svg-icon--social) .sqs-use--mask { fill: transparent; }
.squarespace-social-buttons { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: baseline; min-height: 2rem; font-size: 0.9375rem; }
.squarespace-social-buttons.inline-style { display: inline-flex; min-height: 0; }
.squarespace-social-buttons > span { opacity: 0.8; }
.sw-share { display: inline-block; padding: 0.25rem 0; }
`
