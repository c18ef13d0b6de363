/** Words of the lists and forms of items. */
export const ITEM_MESSAGES = {} as const
