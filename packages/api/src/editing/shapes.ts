import * as z from 'zod'
import { id } from '../fields.ts'

/** Name that one tab of an editor gives itself for as long as it is open. */
export const tabName = z.string().min(8).max(64)

/** Someone who has a page of the site open in the editor. */
export const presentPerson = z.object({
  name: z.string(),
  /** Whether it is the account that asks, in another tab. */
  isYou: z.boolean(),
  pageId: id,
  /** Section that is selected there. */
  sectionId: id.nullable(),
})
export type PresentPerson = z.infer<typeof presentPerson>

/** Items that were saved, added, moved or removed, and the collections that list them. */
export const itemNews = z.object({
  itemIds: z.array(z.string()),
  collectionIds: z.array(z.string()),
})
export type ItemNews = z.infer<typeof itemNews>

/** Events of the stream, by name, with their data as JSON. */
export const EDITING_EVENTS = {
  /** Everyone else who is editing; comes at the start and after every change. */
  people: z.object({ people: z.array(presentPerson) }),
  /** A draft has a new revision: of a document by its id, or `site` for all beside the documents. */
  draft: z.object({ documentId: z.string(), revision: z.number().int() }),
  items: itemNews,
} as const
