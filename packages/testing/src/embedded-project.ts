/** Name of the project in `vitest.config.ts` whose tests are always on the embedded PostgreSQL. */
export const EMBEDDED_PROJECT = 'embedded'
