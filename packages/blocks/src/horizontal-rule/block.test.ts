import { describe, expect, it } from 'vitest'
import { htmlOf } from '../testing.ts'
import { horizontalRuleBlock } from './block.ts'

describe('the line block', () => {
  it('is a rule in its style and width', () => {
    expect(htmlOf(47, { style: 'dots', width: 40 })).toBe(
      '<hr class="sw-rule sw-rule--dots" style="width:40%">',
    )
  })

  it('refuses widths and styles that are none', () => {
    const accepts = (props: object) => horizontalRuleBlock.schema.safeParse(props).success
    expect(accepts({ style: 'line', width: 4 })).toBe(false)
    expect(accepts({ style: 'x" onclick="y', width: 100 })).toBe(false)
  })
})
