/** URL ids and site identifiers from titles (specification §5 "Store URL id"). */

const MAX_LENGTH = 200
const MIN_LENGTH = 3

/** Lower-case words joined by hyphens; accents fall away. May be empty. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/g, '')
}

/** Patterns of valid texts, by the specification's name of the filter (§3: text filters). */
export const TEXT_FILTERS = {
  'url-slug': isSlug,
  'url-slug-with-slash': (text: string) => text.split('/').every(isSlug),
} as const satisfies Readonly<Record<string, (text: string) => boolean>>

/** The message for an invalid address, alike for pages, items and products (specification §5). */
export function notAPageUrl(value: string): string {
  return `${value} is not a valid page URL`
}

function isSlug(text: string): boolean {
  return text !== '' && slugify(text) === text
}

/**
 * The URL id for a title: empty or under 3 characters gives `fallback`;
 * one that is taken gets the next free number, -1, -2, …
 */
export function urlId(
  title: string,
  fallback: string,
  isTaken: (candidate: string) => boolean,
): string {
  const derived = slugify(title)
  const base = derived.length < MIN_LENGTH ? fallback : derived
  if (!isTaken(base)) return base
  let number = 1
  while (isTaken(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

const MAX_IDENTIFIER = 55

/** Host labels reserved for the platform. */
export const RESERVED_IDENTIFIERS: ReadonlySet<string> = new Set([
  'account',
  'admin',
  'api',
  'app',
  'assets',
  'billing',
  'blog',
  'canvas',
  'cdn',
  'checkout',
  'cname',
  'config',
  'dashboard',
  'dev',
  'docs',
  'ftp',
  'help',
  'images',
  'imap',
  'internal',
  'localhost',
  'login',
  'mail',
  'media',
  'ns1',
  'ns2',
  'pop',
  'preview',
  'root',
  'secure',
  'signup',
  'sitewright',
  'smtp',
  'staging',
  'static',
  'status',
  'studio',
  'support',
  'test',
  'webmail',
  'www',
])

/** Whether a text is a host label: at most 55 characters, letters, digits and single hyphens. */
export function isIdentifier(text: string): boolean {
  return (
    text.length >= MIN_LENGTH &&
    text.length <= MAX_IDENTIFIER &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    !RESERVED_IDENTIFIERS.has(text)
  )
}

/** The free identifier nearest to a site's title, by the URL-id rule. */
export function siteIdentifier(title: string, isTaken: (candidate: string) => boolean): string {
  // Leaves room for a number.
  const short = slugify(title)
    .slice(0, MAX_IDENTIFIER - 6)
    .replace(/-+$/g, '')
  return urlId(
    short,
    'site',
    (candidate) => RESERVED_IDENTIFIERS.has(candidate) || isTaken(candidate),
  )
}
