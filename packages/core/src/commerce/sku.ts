/** Maximum number of characters of a SKU. */
export const MAX_SKU = 60
