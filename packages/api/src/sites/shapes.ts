import * as z from 'zod'
import { id, time } from '../fields.ts'

export const siteSummary = z.object({
  id,
  identifier: z.string(),
  title: z.string(),
  /** Address of the live site, with scheme and port. */
  url: z.string(),
  /** IANA name of the zone its dates are in: `Europe/Lisbon`. */
  timeZone: z.string(),
  /** Role code of specification §3 "Roles" that the caller has on the site. */
  role: z.number().int(),
  /** What that role allows; the studio shows nothing else. */
  capabilities: z.array(z.string()),
  createdAt: time,
  publishedAt: time.nullable(),
})
export type SiteSummary = z.infer<typeof siteSummary>

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
