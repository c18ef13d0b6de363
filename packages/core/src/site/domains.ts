/** Domains of an owner's own: which names can be one, how one is proved, and how often that is looked at. Pure. */

/** Domains of one site, those included that still wait for their proof. */
export const MAX_DOMAINS = 20

/** Label below which the record stands that proves whose a domain is. */
const PROOF_LABEL = '_sitewright'

/** Characters of a host name in DNS. */
const MAX_HOST = 253

/** Room of `MAX_HOST` that the name of the proof takes. */
const PROOF_ROOM = PROOF_LABEL.length + 1

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Days that a proof is waited for; after that its value is good no more. */
export const CLAIM_DAYS = 14
/** Days that a proved domain goes on without its proof, for an owner who has only changed who answers for it. */
export const GRACE_DAYS = 14

export const DOMAIN_WORDS = {
  empty: 'Enter a domain, such as www.example.com.',
  malformed: 'Enter a whole domain such as www.example.com, without a path or spaces.',
  address: 'Enter the name of the domain, not an IP address.',
  reserved: 'This name leads nowhere on the internet: enter one that you have registered.',
  tooLong: 'This domain is too long.',
} as const

export type DomainRead =
  | { readonly host: string; readonly problem?: never }
  | { readonly problem: keyof typeof DOMAIN_WORDS }

/** Top-level names that are not for the internet (RFC 2606, 6761, 6762, 7686), but for `.example`, which documents use. */
const RESERVED_ENDS: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'home',
  'internal',
  'invalid',
  'lan',
  'local',
  'localhost',
  'onion',
  'test',
])

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** A typed domain in the form that DNS has it: lower case, Punycode, without what came along from an address bar. */
export function readDomain(text: string): DomainRead {
  const typed = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '')
    .replace(/\.$/, '')
  if (typed === '') return { problem: 'empty' }
  if (/[\s/?#@:\\%[\]]/.test(typed) || !URL.canParse(`http://${typed}`)) {
    return { problem: /^[[\d.:a-f\]]+$/i.test(typed) ? 'address' : 'malformed' }
  }
  const host = new URL(`http://${typed}`).hostname
  if (/^[\d.]+$/.test(host)) return { problem: 'address' }
  const labels = host.split('.')
  if (!labels.every((label) => LABEL.test(label))) return { problem: 'malformed' }
  const end = labels.at(-1) ?? ''
  if (RESERVED_ENDS.has(end)) return { problem: 'reserved' }
  if (labels.length < 2 || /^\d/.test(end)) return { problem: 'malformed' }
  if (host.length > MAX_HOST - PROOF_ROOM) return { problem: 'tooLong' }
  return { host }
}

/** Name of the TXT record that proves whose a domain is. */
export function proofName(host: string): string {
  return `${PROOF_LABEL}.${host}`
}

/** Whether one of two names is, or lies below, the other: scripts of one could set cookies that the other is sent. */
export function areRelated(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)
}

export type DomainState = 'waiting' | 'expired' | 'proved'

/** Reasons why a domain is not as its owner wants it. Empty: there is none. */
export const DOMAIN_PROBLEMS = [
  '',
  'noProof',
  'otherProof',
  'noAnswer',
  'taken',
  'proofGone',
  'leadsElsewhere',
] as const
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number]

export interface DomainTimes {
  readonly createdAt: number
  readonly provedAt: number | undefined
}

export function domainState({ createdAt, provedAt }: DomainTimes, now: number): DomainState {
  if (provedAt !== undefined) return 'proved'
  return now < createdAt + CLAIM_DAYS * DAY_MS ? 'waiting' : 'expired'
}

/** Whether a proved domain has been without its proof for so long that it is let go. */
export function isGivenUp(missingSince: number | undefined, now: number): boolean {
  return missingSince !== undefined && now >= missingSince + GRACE_DAYS * DAY_MS
}

/** Milliseconds between two looks at a domain that waits, by its age: owners change a record and watch; others let it lie. */
const WAITING_STEPS = [
  { untilMs: HOUR_MS, everyMs: 2 * MINUTE_MS },
  { untilMs: DAY_MS, everyMs: 15 * MINUTE_MS },
  { untilMs: CLAIM_DAYS * DAY_MS, everyMs: 2 * HOUR_MS },
] as const

/** Time of the next look at a domain; undefined for one that is looked at no more. */
export function nextLook(
  times: DomainTimes & { readonly leadsHere: boolean },
  now: number,
): number | undefined {
  if (times.provedAt !== undefined) return now + (times.leadsHere ? DAY_MS : HOUR_MS)
  const age = now - times.createdAt
  const step = WAITING_STEPS.find(({ untilMs }) => age < untilMs)
  return step && now + step.everyMs
}
