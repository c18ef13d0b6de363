import type { NavigationItem } from '@sitewright/core/content/navigation-item'
import type { SiteDraft, SiteOperation } from '@sitewright/core/site/site-operation'
import * as z from 'zod'
import { filled, id } from '../fields.ts'
import { collectionKindName, collectionSettings, siteHeader } from './shapes.ts'

const tweakName = z.string().min(1).max(200)

/** Items of one level of a navigation. */
export const MAX_NAVIGATION_ITEMS = 250
/** Levels of a navigation: an item, and the items below it. */
const MAX_LEVELS = 2

export const externalLink = z.object({
  title: filled('Please enter a title.').max(100),
  /** A web address, a path, or `page:<id>` for a page of the site. */
  url: z.string().trim().max(2_000),
  newWindow: z.boolean(),
})

const itemsOfLevel = (level: number): z.ZodType<readonly NavigationItem[]> => {
  const items =
    level < MAX_LEVELS ? itemsOfLevel(level + 1) : z.array(z.never('A navigation has two levels.'))
  return z
    .array(
      z.union([
        z.object({ collectionId: id, items }),
        z.object({ id, externalLink, items }),
        z.object({ id, memberAreaId: id, items }),
      ]),
    )
    .max(MAX_NAVIGATION_ITEMS)
}

/** Items of one navigation. */
export const navigationItems = itemsOfLevel(1)

/** Every navigation of a site, by its key. */
export const navigations = z.record(z.string().min(1).max(50), navigationItems)

const pageValues = z.object({
  title: filled('Please enter a title.').max(200).optional(),
  navigationTitle: filled('Please enter a title.').max(100).optional(),
  urlId: z.string().trim().max(200).optional(),
  settings: collectionSettings.partial().optional(),
})

export const siteOperation: z.ZodType<SiteOperation> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('setHeader'), values: siteHeader.partial() }),
  z.object({
    kind: z.literal('setTweaks'),
    values: z.record(tweakName, z.string().max(1_000).nullable()),
  }),
  z.object({ kind: z.literal('setCss'), css: z.string().max(200_000) }),
  z.object({ kind: z.literal('setPage'), pageId: id, values: pageValues }),
  z.object({ kind: z.literal('setHome'), pageId: id }),
  z.object({ kind: z.literal('setNavigations'), navigations }),
]) as unknown as z.ZodType<SiteOperation>

export const siteDraft: z.ZodType<SiteDraft> = z.object({
  header: siteHeader,
  style: z.object({
    theme: z.string(),
    tweaks: z.record(z.string(), z.string()),
    css: z.string(),
  }),
  navigations,
  pages: z.record(
    id,
    z.object({
      kind: collectionKindName,
      title: z.string(),
      navigationTitle: z.string(),
      urlId: z.string(),
      settings: collectionSettings.partial(),
    }),
  ),
  homeId: id.optional(),
}) as unknown as z.ZodType<SiteDraft>
