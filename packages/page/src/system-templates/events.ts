/** Templates of events as a list or as a calendar, and of one event. Times are in the site's time zone. */

import { oppositeOf } from '../styles/opposite.ts'
import { say, sayInside } from '../words/page-words.ts'
import {
  backLink,
  COLOURS,
  emptyList,
  listFilter,
  listHeader,
  neighbours,
  pagination,
  picture,
} from './parts.ts'
import type { SystemTemplate } from './system-template.ts'

const WHEN =
  '<time class="event-date" datetime="{startDate|date %Y-%m-%dT%H:%M%z}">{startDate,endDate|datetime-interval yMMMMEEEEdhm}</time>'
const ADDRESS =
  '{.section location}{.if addressTitle || addressLine1 || addressLine2 || addressCountry}<li class="eventlist-meta-item eventlist-meta-address event-meta-item">{.if addressTitle}<strong>{addressTitle|html}</strong>{.if addressLine1 || addressLine2 || addressCountry}, {.end}{.end}{.if addressLine1}{addressLine1|html}{.if addressLine2 || addressCountry}, {.end}{.end}{.if addressLine2}{addressLine2|html}{.if addressCountry}, {.end}{.end}{.if addressCountry}{addressCountry|html}{.end} MAP</li>{.end}{.end}'
/** The map is only a link: no other site is contacted before someone follows it. */
const MAP = `<a class="eventlist-meta-address-maplink" rel="noopener" href="https://www.google.com/maps/search/?api=1&amp;query={addressTitle|encode-uri-component|htmlattr}%20{addressLine1|encode-uri-component|htmlattr}%20{addressLine2|encode-uri-component|htmlattr}%20{addressCountry|encode-uri-component|htmlattr}">${say('pageMap')}<span class="visually-hidden"> ${say('pageMapOfPlace')}</span></a>`
const EXPORT = `<li class="eventlist-meta-item eventlist-meta-export event-meta-item">${say('pageAddToCalendar')}: <a class="eventlist-meta-export-google" rel="noopener" href="{@|google-calendar-url|htmlattr}">Google</a> <a class="eventlist-meta-export-ical" href="{fullUrl|htmlattr}?format=ical">iCal</a></li>`
const DATE_TAG =
  '<div class="eventlist-datetag" aria-hidden="true"><span class="eventlist-datetag-startdate eventlist-datetag-startdate--month">{startDate|datetime MMM}</span> <span class="eventlist-datetag-startdate eventlist-datetag-startdate--day">{startDate|datetime d}</span></div>'

const META = `<ul class="eventlist-meta event-meta"><li class="eventlist-meta-item eventlist-meta-date event-meta-item">${WHEN}</li>${ADDRESS.replace('MAP', MAP)}`

const VIEWS = `<nav class="sw-terms eventlist-views" aria-label="${sayInside('pageView')}"><ul>
<li><a href="{collection.fullUrl|htmlattr}?view=list"{.calendar-view?}{.or} aria-current="page"{.end}>${say('pageList')}</a></li>
<li><a rel="nofollow" href="{collection.fullUrl|htmlattr}?view=calendar"{.calendar-view?} aria-current="page"{.end}>${say('pageCalendar')}</a></li>
</ul></nav>`

const UPCOMING = `{.if upcoming}<div class="eventlist eventlist--upcoming">{.repeated section upcoming}
<article class="eventlist-event eventlist-event--upcoming{.main-image?} eventlist-event--hasimg{.end} {@|item-classes}" id="item-{id}" data-item-id="{id}">
<div class="eventlist-column-date">${DATE_TAG}</div>
<div class="eventlist-column-info">
<h2 class="sw-title eventlist-title"><a class="eventlist-title-link" href="{fullUrl|htmlattr}">{title|html}</a></h2>
${META}${EXPORT}</ul>
{.excerpt?}<div class="eventlist-description eventlist-excerpt">{excerpt}</div>{.end}
</div>
{.main-image?}<div class="eventlist-column-thumbnail sw-card-picture">${picture({ sizes: '(min-width: 900px) 25vw, 100vw', row: 1 })}</div>{.end}
</article>{.end}
</div>{.or}${emptyList('pageEventsNone')}{.end}`

const PAST = `{.if past}<section class="eventlist eventlist--past"><h2>${say('pageEventsPast')}</h2>
<ul class="eventlist-past">{.repeated section past}<li class="eventlist-event eventlist-event--past" data-item-id="{id}"><time class="event-date" datetime="{startDate|date %Y-%m-%d}">{startDate|datetime date:long}</time> <a href="{fullUrl|htmlattr}">{title|html}</a></li>{.end}</ul></section>{.end}`

const CALENDAR = `{.section calendar}<div class="eventcalendar">
<div class="eventcalendar-header"><h2 class="eventcalendar-month" id="calendar-month">{start|datetime yMMMM}</h2>
{.if previous || next}<nav class="eventcalendar-months" aria-label="${sayInside('pageMonths')}">{.section previous}<a rel="prev nofollow" href="{url|htmlattr}"><span aria-hidden="true">←</span> {start|datetime yMMMM}</a> {.end}{.section next}<a rel="next nofollow" href="{url|htmlattr}">{start|datetime yMMMM} <span aria-hidden="true">→</span></a>{.end}</nav>{.end}</div>
{.if items}{.or}<p class="eventcalendar-none">${say('pageNothingPlanned')}</p>{.end}
<table class="eventcalendar-table" aria-labelledby="calendar-month">
<thead><tr>{.repeated section weekdays}<th scope="col"><abbr title="{start|datetime EEEE}">{start|datetime EEE}</abbr></th>{.end}</tr></thead>
<tbody>{.repeated section weeks}<tr>{.repeated section days}
<td class="eventcalendar-day{.if isOutside} is-outside{.end}{.if items} has-events{.end}"{.if isToday} aria-current="date"{.end}><time datetime="{date}"><span class="eventcalendar-number">{number}</span><span class="eventcalendar-date">{start|datetime MMMMEEEEd}</span></time>
{.if items}<ul>{.repeated section items}<li data-item-id="{id}"><a href="{fullUrl|htmlattr}">{.if isContinued}{.or}<span class="eventcalendar-time">{startDate|datetime hm}</span> {.end}<span class="eventcalendar-title">{title|html}</span></a></li>{.end}</ul>{.end}</td>{.end}
</tr>{.end}</tbody>
</table>
</div>{.end}`

export const events: SystemTemplate = {
  list: `<section class="sw-collection eventlist-page" data-collection-id="{collection.id}">
${listHeader}
${VIEWS}
{.calendar-view?}${CALENDAR}{.or}
${listFilter}
${UPCOMING}
${PAST}
${pagination('pageEarlier', 'pageLater')}
{.end}
</section>`,

  item: `{.section item}<article class="sw-item eventitem {@|item-classes}" data-item-id="{id}">
<header class="sw-item-frame eventitem-column-meta">
${backLink.replace('class="sw-back"', 'class="sw-back eventitem-backlink"')}
<div class="eventitem-heading">${DATE_TAG}<h1 class="sw-item-title eventitem-title" data-content-field="title">{title|html}</h1></div>
${META.replace('</time>', '</time> <span class="event-zone">{startDate|date %Z}</span>')}${EXPORT}</ul>
{.main-image?}<figure class="eventitem-picture">${picture({ sizes: '(min-width: 75rem) 70rem, 92vw', alt: 'own', loading: 'eager', tier: 1500 })}</figure>{.end}
{.excerpt?}<div class="eventitem-excerpt">{excerpt}</div>{.end}
</header>
{.if body}<div class="sw-item-body eventitem-column-content">{body}</div>{.end}
<footer class="sw-item-frame eventitem-footer">
<div class="sw-reactions">{@|like-button}{@|social-button}</div>
${neighbours('pageEventsMore', 'pageEarlier', 'pageLater').replace('sw-neighbours"', 'sw-neighbours eventitem-pager"')}
</footer>
</article>{.end}`,

  css: `
/* A theme's script may put a calendar anywhere. */
.eventcalendar:not(.sw-collection *) { ${COLOURS} }
.eventlist-views ul { margin-bottom: 2rem; }
.eventlist-event--upcoming {
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1rem clamp(1rem, 3vw, 2.5rem); align-items: start;
  padding: clamp(1.25rem, 3vw, 2rem) 0; border-top: 1px solid var(--sw-line);
}
.eventlist-datetag {
  display: grid; width: 4.25rem; padding: 0.6rem 0 0.7rem; border-radius: var(--sw-corner);
  background: var(--sw-color-surface, color-mix(in srgb, currentColor 7%, transparent)); text-align: center;
}
.eventlist-datetag-startdate--month { font-size: 0.8125rem; font-weight: 600; line-height: 1.3; text-transform: uppercase; letter-spacing: 0.06em; }
.eventlist-datetag-startdate--day { font-size: 1.75rem; line-height: 1.1; font-variant-numeric: tabular-nums; }
.eventlist-meta { margin: 0.6rem 0 0; padding: 0; list-style: none; font-size: 0.9375rem; }
.eventlist-meta li { margin: 0.25rem 0 0; }
.eventlist-meta-export { color: var(--sw-quiet); }
.eventlist-meta-export a { display: inline-block; margin-inline-start: 0.35rem; color: inherit; }
.eventlist-description { max-width: 42rem; margin-top: 0.75rem; }
.eventlist-description > :last-child { margin-bottom: 0; }
.eventlist-column-thumbnail { grid-column: 1 / -1; margin: 0; }
@media (min-width: 48rem) {
  .eventlist-event--hasimg { grid-template-columns: auto minmax(0, 1fr) minmax(11rem, 24%); }
  .eventlist-column-thumbnail { grid-column: auto; }
}
.eventlist--past { margin-top: clamp(3rem, 6vw, 5rem); }
.eventlist--past h2 { margin: 0 0 1.25rem; }
.eventlist-past { margin: 0; padding: 0; list-style: none; }
.eventlist-past li { display: flex; flex-wrap: wrap; gap: 0.1rem 1.5rem; margin: 0; padding: 0.7rem 0; border-top: 1px solid var(--sw-line); }
.eventlist-past time { flex: 0 0 11rem; color: var(--sw-quiet); }
.eventcalendar-header { display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; align-items: baseline; justify-content: space-between; margin-bottom: 1.25rem; }
.eventcalendar-month { margin: 0; }
.eventcalendar-months { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.eventcalendar-months a { padding: 0.4rem 0; }
.eventcalendar-table { width: 100%; border-collapse: collapse; table-layout: fixed; }
.eventcalendar-table th { padding: 0.5rem; font-size: 0.875rem; font-weight: 600; text-align: start; }
.eventcalendar-table abbr { text-decoration: none; }
.eventcalendar-day { height: 7rem; padding: 0.5rem; border: 1px solid var(--sw-line); vertical-align: top; font-size: 0.875rem; line-height: 1.35; overflow-wrap: anywhere; }
.eventcalendar-day.is-outside .eventcalendar-number { opacity: 0.65; }
.eventcalendar-date { display: none; }
.eventcalendar-day[aria-current] .eventcalendar-number {
  display: inline-block; min-width: 1.7em; padding: 0.1em 0.2em; border-radius: 1em;
  background: var(--sw-color-text, #222); color: var(--sw-color-background, #fff); text-align: center;
}
${oppositeOf('.eventcalendar-day[aria-current] .eventcalendar-number')}
.eventcalendar-day ul { margin: 0.4rem 0 0; padding: 0; list-style: none; }
.eventcalendar-day li { margin: 0 0 0.35rem; }
.eventcalendar-day li a { color: inherit; text-decoration: none; }
.eventcalendar-title { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
.eventcalendar-day li a:hover .eventcalendar-title { text-decoration-thickness: 2px; }
.eventcalendar-time { display: block; color: var(--sw-quiet); font-variant-numeric: tabular-nums; }
@media (max-width: 47.99rem) {
  /* A list of the days on which something happens. */
  .eventcalendar-table, .eventcalendar-table :is(tbody, tr, td) { display: block; }
  .eventcalendar-table thead, .eventcalendar-day:not(.has-events), .eventcalendar-number { display: none; }
  .eventcalendar-day { height: auto; padding: 0.9rem 0; border-width: 1px 0 0; font-size: 1rem; }
  .eventcalendar-date { display: block; font-weight: 600; }
  .eventcalendar-day li a { display: flex; gap: 1rem; }
  .eventcalendar-time { flex: 0 0 5em; }
}
.eventitem-column-meta, .eventitem-footer { max-width: 62rem; }
.eventitem-heading { display: flex; gap: clamp(1rem, 3vw, 2rem); align-items: flex-start; }
.eventitem-heading .eventlist-datetag { flex: none; }
.eventitem-column-meta .eventlist-meta { margin-top: 1.25rem; font-size: 1.0625rem; }
.eventitem-picture { margin: 2rem 0 0; }
.eventitem-picture img { width: 100%; max-height: 75vh; object-fit: cover; }
.eventitem-excerpt { max-width: 42rem; margin-top: 1.5rem; font-size: 1.125em; }
.event-zone { color: var(--sw-quiet); font-size: 0.875em; }
`,
}
