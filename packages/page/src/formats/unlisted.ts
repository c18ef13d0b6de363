/** Search engines keep the page itself, not the other forms of it. */
export const UNLISTED = { 'x-robots-tag': 'noindex' } as const
