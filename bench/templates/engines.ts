/** Who renders the pages. */

import type { Engine } from './engines/engine.ts'
import { publicOne } from './engines/public.ts'
import { sitewright } from './engines/sitewright.ts'

/** Of one language. */
export const jsontEngines: readonly Engine[] = [sitewright, publicOne]

/** Others of their kind. */
export const otherEngines: readonly Engine[] = []
