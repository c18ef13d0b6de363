/** The settings of a render, with the defaults filled in. */

import type { MoneyFormat } from '@sitewright/core/money-format'
import type { Limits } from '../limits.ts'
import type { Template } from '../parser/parse-template.ts'
import type { Decorators } from './decorate.ts'
import type { TagHandlers } from './tags.ts'

/** Partials by name: parsed templates, instruction lists, or source text. */
export type Partials = Readonly<Record<string, Template | readonly unknown[] | string>>

export interface RunSettings {
  readonly data: unknown
  readonly around: unknown
  readonly partials: Partials
  readonly injects: Readonly<Record<string, unknown>>
  readonly locale: string | undefined
  readonly moneyFormat: MoneyFormat | undefined
  readonly now: number
  readonly expressions: boolean
  readonly includes: boolean
  readonly limits: Limits
  readonly clock: () => number
  readonly tags: TagHandlers | undefined
  readonly decorate: Decorators | undefined
}
