/**
 * Every table of the database. Each feature adds its own rows to this interface in its `tables.ts`:
 * `declare module '../../platform/db/tables.ts' { interface Tables { cart: CartTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it by declaration merging.
export interface Tables {}
