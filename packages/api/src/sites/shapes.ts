import { SITE_STANDINGS } from '@sitewright/core/site/site-standing'
import * as z from 'zod'
import { id, time } from '../fields.ts'

export const siteSummary = z.object({
  id,
  identifier: z.string(),
  title: z.string(),
  /** Address of the live site, with scheme and port. */
  url: z.string(),
  /** IANA name of the time zone of its dates: `Europe/Lisbon`. */
  timeZone: z.string(),
  /** Role code of the caller on the site (specification §3 "Roles"). */
  role: z.number().int(),
  /** Capabilities of that role; the studio shows nothing else. */
  capabilities: z.array(z.string()),
  /** Whether posts take comments at all, which roles that see no settings need to know, too. */
  commentsEnabled: z.boolean(),
  /** Names of the feature flags that are on. */
  flags: z.array(z.string()),
  createdAt: time,
  publishedAt: time.nullable(),
  /** Whether the operator of the server lets it be seen, and why not. */
  standing: z.enum(SITE_STANDINGS),
  standingReason: z.string(),
})
export type SiteSummary = z.infer<typeof siteSummary>

export const removedSite = z.object({
  id,
  title: z.string(),
  removedAt: time,
  /** Time from which on it is erased for good. */
  erasedFrom: time,
  /** Whether the caller can take the deletion back. */
  mayRestore: z.boolean(),
})
export type RemovedSite = z.infer<typeof removedSite>

export const startingPoint = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  /** Names of the pages it begins with. */
  pages: z.array(z.string()),
  /** Picture of its home page, drawn by the project. */
  thumbnail: z.string(),
})
export type StartingPoint = z.infer<typeof startingPoint>
