/** What themes import by name from the platform. */

import { GRID_BREAKER } from './grid-breaker.ts'
import { SOCIAL_ICONS } from './social-icons.ts'
import { UI_ICONS } from './ui-icons.ts'

export const STYLE_MODULES: Readonly<Record<string, string>> = {
  'social-icon-font': SOCIAL_ICONS,
  'sqs-grid-breaker': GRID_BREAKER,
  'sqs-ui-font': UI_ICONS,
}
