import * as z from 'zod'
import { section } from '../content/shapes.ts'
import { id } from '../fields.ts'

/** A name that an owner gives to a section. */
export const sectionName = z.string().trim().min(1, 'Give the section a name.').max(100)

/** A section that is kept for the site, to be put on any of its pages. */
export const savedSection = z.object({ id, name: z.string(), section })

export type SavedSection = z.output<typeof savedSection>
