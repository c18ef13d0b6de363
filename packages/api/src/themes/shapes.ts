import * as z from 'zod'
import { id, time } from '../fields.ts'

/** Style of a site, as `SiteStyle` of `core`. */
export const siteStyle = z.object({
  theme: z.string().min(1).max(64),
  tweaks: z
    .record(z.string().min(1).max(120), z.string().max(1_000))
    .refine((tweaks) => Object.keys(tweaks).length <= 500, 'Those are too many choices.'),
  css: z.string().max(100_000, 'Your own CSS is too long: at most 100,000 letters.'),
})

const liveRule = z.object({
  selector: z.string(),
  property: z.string(),
  /** At-rules around it, from the outside in: `@media (min-width: 600px)`. */
  within: z.array(z.string()),
})

/** A setting of a theme's look. */
const tweak = z.object({
  type: z.enum(['color', 'value', 'font', 'image', 'checkbox', 'dropdown']),
  name: z.string(),
  title: z.string(),
  category: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Value in the theme's own style sheet. */
  initial: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  /** Whether the colour cannot be transparent. */
  isOpaque: z.boolean().optional(),
  /** A selector of the elements it changes. */
  target: z.string().optional(),
  /** A selector: on pages where nothing matches it the tweak has no effect. */
  showOnlyWhenPresent: z.string().optional(),
  /** Conditions: it has an effect only while each of these tweaks has one of the values. */
  conditions: z.array(z.object({ tweak: z.string(), is: z.array(z.string()) })).optional(),
  /** Places where its value stands alone in the style sheet, so that a page can preview another before compiling. */
  live: z.array(liveRule),
})

/** A bundle of values that the theme proposes. */
const preset = z.object({
  name: z.string(),
  title: z.string(),
  tweaks: z.record(z.string(), z.string()),
})

/** A family of fonts that every site may use. */
export const fontFamily = z.object({
  family: z.string(),
  kind: z.enum(['sans', 'serif', 'mono']),
  /** One weight, or the lightest and the boldest: `200 800`. */
  weights: z.string(),
  /** Path of its Latin letters, upright, on every host. */
  sample: z.string(),
})

/** A mistake in a theme or in the owner's own CSS; the site works all the same. */
const styleProblem = z.object({
  message: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
})

/** A draft style, and the result of compiling it. */
export const savedStyle = z.object({
  style: siteStyle,
  theme: z.object({ id: z.string(), name: z.string() }),
  /** Address of the draft's style sheet on the canvas host. */
  stylesheet: z.string(),
  /** Classes that the chosen values add to the body. */
  bodyClasses: z.array(z.string()),
  problems: z.array(styleProblem),
})

/** A style with all choices. */
export const styleState = savedStyle.extend({
  tweaks: z.array(tweak),
  presets: z.array(preset),
  /** Custom properties of the page as compiled, such as `--sw-color-accent`. */
  properties: z.array(z.object({ name: z.string(), value: z.string() })),
})

export const builtInTheme = z.object({
  /** Key of the theme in a style. */
  key: z.string(),
  name: z.string(),
  author: z.string(),
  /** Titles of its presets. */
  looks: z.array(z.string()),
})

/** One version of a theme that is installed on the site. */
export const themeVersion = z.object({
  /** Key of the version in a style. */
  key: id,
  /** Name of the theme; versions with one name belong together. */
  name: z.string(),
  /** Counts from 1. */
  number: z.number(),
  author: z.string(),
  /** Hash of its bytes. */
  revision: z.string(),
  /** Number of findings when it was installed. */
  warnings: z.number(),
  installedBy: z.string(),
  installedAt: time,
})

/** A finding about one place of a theme. */
export const themeFinding = z.object({
  /** Path relative to the theme; empty for the archive itself. */
  file: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  hint: z.string().optional(),
})
