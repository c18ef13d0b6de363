import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

describe('describeError', () => {
  it('keeps where and why, and not the client that the error hangs on', () => {
    const client = { password: 'hunter2', host: 'db.example.com' }
    const error = Object.assign(new Error('terminating connection'), { code: '57P01', client })
    expect(describeError(error)).toEqual({
      type: 'Error',
      message: 'terminating connection',
      code: '57P01',
    })
  })

  it('keeps the names of what was broken, and not the row', () => {
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      table: 'account',
      constraint: 'account_email_key',
      detail: 'Key (email)=(ada@example.com) already exists.',
    })
    const described = describeError(error)
    expect(described).toMatchObject({ table: 'account', constraint: 'account_email_key' })
    expect(described.stack).toContain('describe-error.test.ts')
    expect(JSON.stringify(described)).not.toContain('ada@example.com')
  })

  it('keeps what lies behind it', () => {
    const cause = new Error('inner')
    expect(describeError(new Error('outer', { cause })).cause?.message).toBe('inner')
    expect(describeError(new AggregateError([cause])).errors?.[0]?.message).toBe('inner')
  })

  it('takes what is no error', () => {
    expect(describeError('gone')).toEqual({ type: 'string', message: 'gone' })
  })
})
