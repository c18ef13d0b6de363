import type { Id } from '@sitewright/core/id'

/** Cache tag of pages that show the comments of an item or a block. */
export const commentTag = (subjectId: Id): string => `comments:${subjectId}`
