/** Navigation with folders, and a footer: short texts, many sections, hardly a formatter. */

import type { JsontPage } from './page.ts'

const page = (folder: number, index: number) => ({
  id: `n${folder}-${index}`,
  title: `Page ${folder}.${index}`,
  urlId: `page-${folder}-${index}`,
  fullUrl: `/page-${folder}-${index}`,
  active: folder === 1 && index === 2,
  external: false,
})

const entry = (folder: number) =>
  folder % 2
    ? {
        active: folder === 1,
        folderActive: folder === 1,
        collection: { id: `f${folder}`, title: `Folder & ${folder}`, folder: true },
        items: [0, 1, 2, 3, 4].map((index) => ({ collection: page(folder, index), active: false })),
      }
    : folder % 4
      ? { externalLink: { url: `https://x${folder}.example`, title: 'Shop', newWindow: true } }
      : { active: false, collection: page(folder, 0) }

export const footer: JsontPage = {
  name: 'footer',
  data: {
    website: {
      siteTitle: 'North Light',
      siteTagLine: 'Photographs, framed & unframed',
      baseUrl: 'https://north.example',
      location: { addressTitle: '', addressLine1: '2 Quay', addressLine2: 'Porto' },
      socialAccounts: ['instagram', 'vimeo', 'rss', 'github'].map((serviceName, index) => ({
        serviceName,
        profileUrl: `https://${serviceName}.example/north`,
        screenname: 'North Light',
        iconEnabled: index !== 2,
      })),
    },
    year: 2024,
    mainNavigation: { items: Array.from({ length: 9 }, (_, folder) => entry(folder)) },
    footerNavigation: { items: Array.from({ length: 7 }, (_, index) => page(9, index)) },
    openingHours: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day, index) => ({
      day,
      closed: index > 4,
      ranges:
        index > 4
          ? []
          : [
              { from: '10:00', to: '12:30' },
              { from: 13, to: 18 },
            ],
    })),
    newsletter: null,
  },
  page: `<nav id="main"><ul>
{.section mainNavigation}{.repeated section items}
{.section externalLink}<li class="external"><a href="{url}"{.section newWindow} target="_blank"{.end}>{title}</a></li>{.or}
{.if items}
<li class="folder{.section active} active{.end}{.if folderActive} folder-active{.end}"><span>{collection.title|html}</span>
  <ul>{.repeated section items}{.section collection}<li{.if active} class="active"{.end}><a href="{fullUrl}">{title}</a></li>{.end}{.end}</ul>
</li>
{.or}{.section collection}<li class="page{.if active} active{.end}" id="{id}"><a href="{fullUrl}">{title|html}</a></li>{.end}
{.end}{.end}
{.end}{.end}
</ul></nav>
<footer>
  <h4>{website.siteTitle|html}</h4><p>{website.siteTagLine|htmltag}</p>
  {.section footerNavigation}<ul>{.repeated section items}<li class="n-{@index}"><a href="{fullUrl}">{title}</a></li>{.alternates with}<li>·</li>{.end}</ul>{.end}
  {.if website.location.addressTitle || website.location.addressLine1}<address>{.section website.location}{.section addressTitle}{@}<br />{.end}{addressLine1}, {addressLine2}{.end}</address>{.end}
  <table>{.repeated section openingHours}<tr><th>{day}</th><td>{.if closed}closed{.or}{.repeated section ranges}{from}–{to}{.alternates with}, {.end}{.end}</td></tr>{.end}</table>
  {.section website}{.repeated section socialAccounts}{.if iconEnabled}<a class="icon-{serviceName}" href="{profileUrl}" aria-label="{screenname|htmlattr}"></a>{.end}{.end}{.end}
  {.section newsletter}<form action="{action}"></form>{.or}<p class="quiet">No letters</p>{.end}
  <small>© {year} {website.siteTitle}</small>
</footer>
`,
}
