/** An island: a part of a page that the server made whole, and that a script brings to life when it is wanted. */

import type { Say } from '@sitewright/core/words/island-words'

export interface Island {
  readonly name: string
  /** Finds where the island lives. */
  readonly selector: string
  /** Its root is the closest of these around what was found; what was found itself where this is left out. */
  readonly root?: string
  /** Interaction where it is left out. */
  readonly on?: Trigger | undefined
  /** Media query; the island stays asleep until it matches. */
  readonly media?: string
  /**
   * Controls whose early events are kept until the island lives and then given to it in their order: presses, keys,
   * submits, and changes of fields. All other events go their usual way; the island finds the state of fields in the page.
   */
  readonly holds?: string
  /** Matches what is already chosen, as after going back: then the island follows it without being touched. */
  readonly startedBy?: string
  load(): Promise<IslandModule>
}

export interface IslandModule {
  /**
   * Adopts what is there: keeps its nodes, and reads its state from them. `say` gives its words in the language of the page. Answers
   * the way to take it down. `scan` brings islands to life in what it has added to the page.
   */
  mount(root: Element, say: Say, scan: (scope: ParentNode) => void): () => void
}

/**
 * Interaction: at the first touch, hover or focus inside. Visible: a little before it is scrolled to. Idle: once the browser
 * has nothing else to do. Load: at once. A touch always wakes an island that still sleeps.
 */
export type Trigger = 'interaction' | 'visible' | 'idle' | 'load'
