/** The engines that render the pages. */

import type { Engine } from './engines/engine.ts'
import { eta } from './engines/eta.ts'
import { handlebars } from './engines/handlebars.ts'
import { liquid } from './engines/liquid.ts'
import { publicOne } from './engines/public.ts'
import { sitewright } from './engines/sitewright.ts'

/** Engines of JSON-T. */
export const jsontEngines: readonly Engine[] = [sitewright, publicOne]

/** Engines of other languages. */
export const otherEngines: readonly Engine[] = [liquid, handlebars, eta]
