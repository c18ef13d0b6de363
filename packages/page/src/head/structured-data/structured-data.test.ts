import type { JsonObject } from '@sitewright/core/json'
import { loadTheme } from '@sitewright/theme'
import { describe, expect, it } from 'vitest'
import { pagesOfEveryType } from '../../test-views.ts'
import { structuredData } from './registry.ts'

const theme = await loadTheme(`${import.meta.dirname}/../../../../theme/src/fixtures/plain`)
const pages = pagesOfEveryType(theme)

/** Fields that search engines require of each type, or that schema.org asks for if they require none. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BlogPosting: ['headline', 'author', 'datePublished', 'dateModified', 'image', 'publisher', 'url'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  Event: ['name', 'startDate', 'location'],
  GeoCoordinates: ['latitude', 'longitude'],
  ImageObject: ['contentUrl', 'creator'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Place: ['name', 'address'],
  Brand: ['name'],
  Product: ['name', 'offers'],
  ProductGroup: ['name', 'url', 'productGroupID', 'variesBy', 'hasVariant', 'brand'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'embedUrl'],
  WebSite: ['name', 'url'],
}

const ADDRESSES = ['url', 'item', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'image', 'logo']
const TIMES = ['startDate', 'endDate', 'datePublished', 'dateModified', 'uploadDate']
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3}Z|[+-]\d\d:\d\d)$/

/** A description and all that it is made of. */
function partsOf(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(partsOf)
  if (typeof value !== 'object' || value === null) return []
  return [value as JsonObject, ...Object.values(value).flatMap(partsOf)]
}

function mistakesIn(part: JsonObject): string[] {
  const required = REQUIRED[String(part['@type'])]
  if (!required) return [`Nobody knows the type ${part['@type']}`]
  const addresses = ADDRESSES.flatMap((name) => part[name] ?? [])
  return [
    ...required.filter((name) => !(name in part)).map((name) => `${name} is missing`),
    ...Object.keys(part).filter((name) => part[name] === ''),
    ...addresses
      .flat()
      .filter((url) => !/^https?:\/\/[^/]+/.test(String(url)))
      .map(String),
    ...TIMES.filter((name) => name in part && !ISO.test(String(part[name]))),
  ]
}

const typesOf = (name: string) => {
  const page = pages[name]
  return page ? structuredData(page).map((one) => one['@type']) : []
}

describe('what search engines are told', () => {
  it.each([
    ['home', ['WebSite', 'Organization']],
    ['page', ['BreadcrumbList']],
    ['store', ['BreadcrumbList']],
    ['product', ['ProductGroup', 'BreadcrumbList']],
    ['blog', ['BreadcrumbList']],
    ['post', ['BlogPosting', 'BreadcrumbList']],
    ['event', ['Event', 'BreadcrumbList']],
    ['picture', ['ImageObject', 'BreadcrumbList']],
    ['video', ['VideoObject', 'BreadcrumbList']],
    ['course', ['Course', 'BreadcrumbList']],
    ['lesson', ['VideoObject', 'BreadcrumbList']],
    ['not-found', []],
  ])('of %s is %j', (name, types) => {
    expect(typesOf(name)).toEqual(types)
  })

  it.each(Object.entries(pages))('of %s has all that is required', (_name, page) => {
    for (const description of structuredData(page)) {
      expect(description['@context']).toBe('https://schema.org')
      for (const part of partsOf(description)) expect(mistakesIn(part)).toEqual([])
    }
  })

  it.each([
    ['Europe/Berlin', '2026-03-29T03:30:00+02:00'],
    ['America/St_Johns', '2026-03-28T23:00:00-02:30'],
    ['UTC', '2026-03-29T01:30:00+00:00'],
  ])('tells when an event begins by the clock of %s', (timeZone, startDate) => {
    const { event } = pages
    if (event?.view.kind !== 'item') throw new Error('No event')
    const item = { ...event.view.item, startDate: Date.UTC(2026, 2, 29, 1, 30) }
    const data = { ...event, site: { ...event.site, timeZone }, view: { ...event.view, item } }
    expect(structuredData(data)[0]).toMatchObject({ '@type': 'Event', startDate })
  })

  it('is not half an event: one without a place is left out', () => {
    const { event } = pages
    if (event?.view.kind !== 'item') throw new Error('No event')
    const item = { ...event.view.item, location: {} }
    const types = structuredData({ ...event, view: { ...event.view, item } })
    expect(types.map((one) => one['@type'])).toEqual(['BreadcrumbList'])
  })
})
