/** An edit as it is described before it is done, and what it is made against. */

import type { View } from '@sitewright/core/document/page-document'
import type { Id } from '@sitewright/core/id'
import type { JsonObject } from '@sitewright/core/json'
import type { Change, Drafts } from './change.ts'
import type { Coalesce } from './history.ts'
import type { BlockNames } from './labels.ts'
import type { OutsideStep } from './outside.ts'
import type { BlockAddress, Selection } from './selection.ts'

export interface Edit {
  readonly label: string
  readonly changes: readonly Change[]
  /** A change of what is no draft, which is made by a call. */
  readonly outside?: OutsideStep
  /** The selection afterwards; left out, the selection stays. */
  readonly select?: Selection
  readonly coalesce?: Coalesce
  /** A block whose last step this is a part of: undo takes both back. */
  readonly joins?: Id
  /** A block whose content may need more rows now. */
  readonly fits?: BlockAddress
  /** The place where it ended, for the announcement: "above Picture". */
  readonly outcome?: string
}

const ADDITIONS: ReadonlySet<string> = new Set(['insertBlock', 'insertSection'])

/** Whether an edit brings blocks or sections onto the page. */
export function isAddition({ changes }: Edit): boolean {
  return changes.some(({ operation }) => ADDITIONS.has(operation.kind))
}

/** A block as the palette offers it. */
export interface NewBlock {
  readonly type: number
  readonly version: number
  readonly props: JsonObject
  readonly size: {
    readonly desktop: { readonly w: number; readonly h: number }
    readonly phone: { readonly h: number }
  }
}

/** The state that an edit is made against. */
export interface Workplace extends Drafts {
  readonly view: View
  readonly nameOf: BlockNames
  /** Items that the page lists, in its order; none where it lists none. */
  readonly items?: readonly { readonly id: Id; readonly name: string }[]
  /** Whether the page is an item's, whose title is edited on it. */
  readonly hasTitle?: boolean
  /** Rows of a phone's automatic order as they are drawn, by block; empty for blocks that are not measured. */
  readonly phoneRows: Readonly<Record<Id, number>>
}
