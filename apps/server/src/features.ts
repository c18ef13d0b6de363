/** Every feature of the server, one line each. What is not here does not run. */

import { accounts } from './features/accounts/index.ts'
import { content } from './features/content/index.ts'
import { sites } from './features/sites/index.ts'
import type { Feature } from './platform/feature.ts'

export const FEATURES: readonly Feature[] = [accounts, sites, content]

export const jobs = FEATURES.flatMap((feature) => feature.jobs ?? [])
export const routes = FEATURES.flatMap((feature) => feature.routes ?? [])
