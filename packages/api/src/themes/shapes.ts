import * as z from 'zod'

/** As in `SiteStyle` of `core`. */
export const siteStyle = z.object({
  theme: z.string().min(1).max(64),
  tweaks: z
    .record(z.string().min(1).max(120), z.string().max(1_000))
    .refine((tweaks) => Object.keys(tweaks).length <= 500, 'Those are too many choices.'),
  css: z.string().max(100_000, 'Your own CSS is too long: at most 100,000 letters.'),
})

/** Something an owner may change about a theme's look. */
export const tweak = z.object({
  type: z.enum(['color', 'value', 'font', 'image', 'checkbox', 'dropdown']),
  name: z.string(),
  title: z.string(),
  category: z.string(),
  options: z.array(z.string()),
  /** As the theme has it. */
  initial: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  isOpaque: z.boolean().optional(),
})

/** Something that is wrong in a theme or in the owner's own CSS; the site works all the same. */
export const styleProblem = z.object({
  message: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
})

/** A draft style, with what it means. */
export const styleState = z.object({
  style: siteStyle,
  theme: z.object({ id: z.string(), name: z.string() }),
  tweaks: z.array(tweak),
  /** Where the style sheet of the draft is, on the canvas host. */
  stylesheet: z.string(),
  /** What the choices add to the classes of the body. */
  bodyClasses: z.array(z.string()),
  problems: z.array(styleProblem),
})
