import { describe, expect, it } from 'vitest'
import { WHOLE_LIST, withinReach } from './list-query.ts'

describe('pages of a store’s list that are shown as one', () => {
  it.each([
    ['as asked', { firstPage: 1, pageNumber: 3, pageSize: 20 }, 1],
    ['the last of them, with 240 products', { firstPage: 1, pageNumber: 13, pageSize: 20 }, 2],
    // One page alone would be kept in memory under each address that means it.
    ['two of them, however long', { firstPage: 1, pageNumber: 13, pageSize: 200 }, 12],
  ])('are %s', (_what, { pageSize, ...pages }, firstPage) => {
    expect(withinReach({ ...WHOLE_LIST, ...pages }, pageSize)).toMatchObject({
      ...{ firstPage, pageNumber: pages.pageNumber },
    })
  })

  it('are none where one page is asked for', () => {
    expect(withinReach(WHOLE_LIST, 20)).toBe(WHOLE_LIST)
  })
})
