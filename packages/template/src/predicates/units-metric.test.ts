import { describe, expect, it } from 'vitest'
import { reports, run } from '../test-template.ts'

describe('units-metric?', () => {
  reports('{.units-metric?}{.end}', '"units-metric?" formatter is not yet implemented')

  it('never holds', () => {
    expect(run('{.units-metric?}yes{.or}no{.end}', {}).output).toBe('no')
  })
})
