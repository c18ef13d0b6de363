import { DOMAIN_PROBLEMS } from '@sitewright/core/site/domains'
import * as z from 'zod'
import { id, time } from '../fields.ts'

export const ownerDomain = z.object({
  id,
  /** In lower case and Punycode, as DNS has it. */
  host: z.string(),
  /** The letters that a person reads. */
  shownAs: z.string(),
  state: z.enum(['waiting', 'expired', 'proved']),
  problem: z.enum(DOMAIN_PROBLEMS),
  isPrimary: z.boolean(),
  /** Whether its records lead to this platform. */
  leadsHere: z.boolean(),
  /** TXT record that proves whose the domain is. */
  proof: z.object({ name: z.string(), value: z.string() }),
  createdAt: time,
  /** Null before anything was looked up. */
  checkedAt: time.nullable(),
  /** Time at which the proof is waited for no longer, or the domain is let go without it; null for neither. */
  until: time.nullable(),
})
export type OwnerDomain = z.infer<typeof ownerDomain>

/** Domains of a site, oldest first, and where their records are to lead. */
export const domainList = z.object({
  domains: z.array(ownerDomain),
  /** Host that the platform gives the site. */
  freeHost: z.string(),
  /** Name for an alias (CNAME). */
  aliasOf: z.string(),
  /** Addresses for A and AAAA records; empty where the platform names none. */
  addresses: z.array(z.string()),
})
export type DomainList = z.infer<typeof domainList>
