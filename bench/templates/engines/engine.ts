/** A template engine, as the measurements use it. */

import type { Language, Source } from '../page.ts'

export interface Engine {
  readonly name: string
  readonly language: Language
  /** Does once what is done once for a template; what it returns renders the page. */
  prepare(source: Source, data: object): () => string
}

/** The moment at which pages are rendered. */
export const NOW = Date.UTC(2024, 0, 1)
