/** Headers of the other formats: search engines index only the page itself. */
export const UNLISTED = { 'x-robots-tag': 'noindex' } as const
