import { describe, expect, it } from 'vitest'
import { ROLES } from '../roles.ts'
import {
  canSaveItem,
  ITEM_STATUSES,
  STATUS_LABELS,
  STATUS_TRANSITIONS,
  statusesFor,
  visibleFrom,
} from './item-status.ts'

describe('status', () => {
  it('has the labels of the specification', () => {
    expect(STATUS_LABELS).toMatchObject({
      scheduled: 'Scheduled',
      needsReview: 'Needs Review',
      draft: 'Draft',
      private: 'Private',
    })
  })

  it('knows no state that cannot be reached or left', () => {
    for (const status of ITEM_STATUSES) {
      expect(Object.keys(STATUS_TRANSITIONS[status])).not.toEqual([])
      const ways = ITEM_STATUSES.filter((from) => status in STATUS_TRANSITIONS[from])
      expect(ways.length).toBeGreaterThan(0)
    }
  })

  it('lets draft editors hand in, and nothing more', () => {
    expect(statusesFor(ROLES.draftEditor, 'draft')).toEqual(['draft', 'needsReview'])
    expect(statusesFor(ROLES.draftEditor, 'public')).toEqual([])
    expect(canSaveItem(ROLES.draftEditor, 'public', 'public')).toBe(false)
  })

  it.each(['admin', 'editor', 'websiteManager'] as const)('lets %s publish', (role) => {
    expect(statusesFor(ROLES[role], 'needsReview')).toEqual(
      expect.arrayContaining(['public', 'scheduled', 'private']),
    )
  })

  it('shows visitors what is public or scheduled, from its date on', () => {
    expect(ITEM_STATUSES.map((status) => visibleFrom(status, 5))).toEqual([null, null, 5, null, 5])
  })
})
