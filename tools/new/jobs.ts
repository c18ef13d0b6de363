/** The jobs of CONTRIBUTING.md, in its order. */

import { block } from './block.ts'
import { call } from './call.ts'
import { command } from './command.ts'
import { format } from './format.ts'
import { formatter } from './formatter.ts'
import { island } from './island.ts'
import type { Job } from './job.ts'
import { predicate } from './predicate.ts'
import { provider } from './provider.ts'
import { tables } from './tables.ts'
import { theme } from './theme.ts'

export const JOBS: readonly Job[] = [
  block,
  formatter,
  predicate,
  call,
  tables,
  provider,
  format,
  command,
  island,
  theme,
]
