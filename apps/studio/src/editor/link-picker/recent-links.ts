/** Links that were chosen on this device, the last first. */

import { recentList } from '../../preferences/recent-list.ts'

export const RECENT_LINKS = recentList<string>({
  name: 'recent-links',
  most: 5,
  isEntry: (value): value is string => typeof value === 'string',
  keyOf: (href) => href,
})
