import * as z from 'zod'
import { id, time } from '../fields.ts'

/** As in `SiteStyle` of `core`. */
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
  /** Rules around it, from the outside in: `@media (min-width: 600px)`. */
  within: z.array(z.string()),
})

/** Something an owner may change about a theme's look. */
const tweak = z.object({
  type: z.enum(['color', 'value', 'font', 'image', 'checkbox', 'dropdown']),
  name: z.string(),
  title: z.string(),
  category: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  /** As the theme has it. */
  initial: z.string(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  /** A colour that cannot be transparent. */
  isOpaque: z.boolean().optional(),
  /** A selector of what it changes. */
  target: z.string().optional(),
  /** A selector: on pages without it the choice changes nothing. */
  showOnlyWhenPresent: z.string().optional(),
  /** It means something only while each of these tweaks has one of the values. */
  conditions: z.array(z.object({ tweak: z.string(), is: z.array(z.string()) })).optional(),
  /** Where its value stands alone in the style sheet, so that a page can show another before all is compiled. */
  live: z.array(liveRule),
})

/** Looks that the theme proposes. */
const preset = z.object({
  name: z.string(),
  title: z.string(),
  tweaks: z.record(z.string(), z.string()),
})

/** A family of fonts that every site may use. */
const fontFamily = z.object({
  family: z.string(),
  kind: z.enum(['sans', 'serif', 'mono']),
  /** One weight, or the lightest and the boldest: `200 800`. */
  weights: z.string(),
})

/** Something that is wrong in a theme or in the owner's own CSS; the site works all the same. */
const styleProblem = z.object({
  message: z.string(),
  file: z.string().optional(),
  line: z.number().optional(),
  column: z.number().optional(),
})

/** A draft style, and what came of it. */
export const savedStyle = z.object({
  style: siteStyle,
  theme: z.object({ id: z.string(), name: z.string() }),
  /** Where the style sheet of the draft is, on the canvas host. */
  stylesheet: z.string(),
  /** What the choices add to the classes of the body. */
  bodyClasses: z.array(z.string()),
  problems: z.array(styleProblem),
})

/** With all that can be chosen. */
export const styleState = savedStyle.extend({
  tweaks: z.array(tweak),
  presets: z.array(preset),
  fonts: z.array(fontFamily),
})

export const builtInTheme = z.object({
  /** What a style calls it. */
  key: z.string(),
  name: z.string(),
  author: z.string(),
  /** Titles of its presets. */
  looks: z.array(z.string()),
})

/** One version of a theme that is installed on the site. */
export const themeVersion = z.object({
  /** What a style calls it. */
  key: id,
  /** Versions of one name are versions of one theme. */
  name: z.string(),
  /** Counts from 1. */
  number: z.number(),
  author: z.string(),
  /** Of its bytes. */
  revision: z.string(),
  /** How much was said about it when it was installed. */
  warnings: z.number(),
  installedBy: z.string(),
  installedAt: time,
})

/** One place of a theme that something is said about. */
export const themeFinding = z.object({
  /** Relative to the theme; empty for the archive itself. */
  file: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
  severity: z.enum(['error', 'warning', 'info']),
  message: z.string(),
  hint: z.string().optional(),
})
