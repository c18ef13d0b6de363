import type { Id } from '@sitewright/core/id'

/** Cache tag of pages that show a form. */
export const formTag = (formId: Id): string => `form:${formId}`
