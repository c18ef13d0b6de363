/** One event with its place, its calendar, who speaks and what else is on. */

import type { JsontPage } from './page.ts'

const START = 1_711_900_800_000
const HOUR = 3_600_000

const speaker = (index: number) => ({
  name: `Speaker <${index}>`,
  role: index % 2 ? 'Host' : '',
  topics: ['wood', 'light', 'sound'].slice(index % 3),
  links: index % 3 ? [{ url: `https://s${index}.example/?a=1&b=2`, label: 'Site' }] : [],
})

const other = (index: number) => ({
  id: `e${index}`,
  title: `Evening no. ${index}`,
  fullUrl: `/events/evening-${index}`,
  startDate: START + index * 24 * HOUR,
  endDate: START + index * 24 * HOUR + (index % 2 ? 2 : 30) * HOUR,
  location: index % 3 ? { addressTitle: 'The mill', addressLine1: '4 Weir Lane' } : {},
  tagline: index % 2 ? 'Doors open half an hour before.' : '',
})

export const event: JsontPage = {
  name: 'event',
  data: {
    website: { siteTitle: 'The Mill', timeZone: 'Europe/London', location: { mapZoom: 12 } },
    collection: { id: 'ev', title: 'Events', fullUrl: '/events', typeName: 'events' },
    item: {
      ...other(0),
      recordType: 12,
      recordTypeLabel: 'event',
      title: 'Open workshop & supper',
      body: '<p>Bring something that is broken.</p>'.repeat(8),
      excerpt: '<p>Bring something that is <b>broken</b>, and stay for supper.</p>',
      location: {
        addressTitle: 'The mill',
        addressLine1: '4 Weir Lane',
        addressLine2: 'Bath, BA1 5XX',
        addressCountry: 'United Kingdom',
        mapLat: 51.4,
        mapLng: -2.36,
        markerLat: 51.4,
        markerLng: -2.36,
      },
      author: { displayName: 'Ada Martin' },
      categories: ['Workshops'],
      tags: ['supper', 'open'],
      price: 0,
      seats: 14,
      speakers: Array.from({ length: 9 }, (_, index) => speaker(index)),
    },
    upcoming: Array.from({ length: 12 }, (_, index) => other(index + 1)),
  },
  page: `{.section item}
<article class="event{.if tags} tagged{.end}" id="event-{id}" data-location='{location|json}'>
  <h1>{title|html}</h1>
  <dl>
    <dt>When</dt>
    <dd>{.same-day?}<time datetime="{startDate|date %F}">{startDate|date %A, %B %d, %Y}</time> <span>{startDate|date %I:%M %p} – {endDate|date %I:%M %p}</span>{.or}<time>{startDate|date %a %d %b}</time> to <time>{endDate|date %a %d %b %Y}</time>{.end}</dd>
    {.location?}<dt>Where</dt><dd>{.section location}{.if addressTitle}<b>{addressTitle|html}</b> {.end}{addressLine1}{.if addressLine2}, {addressLine2}{.end} <a href="https://maps.example/?q={addressLine1|url-encode},{addressLine2|encode-uri-component}">Map</a>{.end}</dd>{.end}
    <dt>Seats</dt><dd>{.equal? seats 0}Sold out{.or}{.greaterThan? seats 10}Many{.or}{seats} seat{seats|pluralize} left{.end}{.end}</dd>
    <dt>Price</dt><dd>{.section price}{@}{.or}Free{.end}</dd>
  </dl>
  <p class="lead">{excerpt|safe|truncate 30}</p>
  {body}
  <section class="speakers">
    {.repeated section speakers}
    <div class="speaker {@index|cycle left right}"><h3>{@index}. {name|html}</h3>{.section role}<i>{@}</i>{.end}
      {.repeated section topics}<span>{@}</span>{.alternates with} · {.end}
      {.repeated section links}<a href="{url|htmlattr}">{label}</a>{.or}<em>No links</em>{.end}
    </div>
    {.alternates with}<hr />
    {.end}
  </section>
  <a class="calendar" href="{@|google-calendar-url}">Add to calendar</a>
</article>
{.end}
<aside><h2>Also on</h2>
<ul>
{.repeated section upcoming}
  <li id="{id}" class="{.even? @index}even{.or}odd{.end}{.if tagline} has-line{.end}"><a href="{fullUrl}">{title|htmltag}</a>
    <span class="day">{startDate|date %d}</span> <span class="month">{startDate|date %b}</span>
    {.same-day?}{.or}<span class="until">until {endDate|date %d %b}</span>{.end}
    {.section location}{.section addressTitle}<span>{@|html}</span>{.or}<span>To be told</span>{.end}{.end}
    {.section tagline}<p>{@|smartypants}</p>{.end}
  </li>
{.end}
</ul></aside>
`,
}
