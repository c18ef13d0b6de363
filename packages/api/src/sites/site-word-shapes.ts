import * as z from 'zod'

const key = z.string().min(1).max(100)

/** A word of a site, with all of its keys: one text that stands in several places is changed in all of them. */
export const siteWord = z.object({
  keys: z.array(key).min(1).max(100),
  /** Groups of places where visitors read it. */
  places: z.array(z.string()),
  /** As visitors read it while it is not changed. */
  original: z.string(),
  /** The owner's own; empty for none. */
  own: z.string(),
})
export type SiteWord = z.infer<typeof siteWord>

export const wordKeys = z.array(key).min(1, 'Choose a word.').max(100)
