import { describe, expect, it } from 'vitest'
import { troubleOf } from './database-trouble.ts'

const withCode = (code: string) => Object.assign(new Error('said'), { code })

describe('troubleOf', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED'), 'away'],
    ['a socket that is gone', Object.assign(withCode('ENOENT'), { syscall: 'connect' }), 'away'],
    ['a file that is gone', Object.assign(withCode('ENOENT'), { syscall: 'open' }), undefined],
    ['a crash of the server', withCode('57P02'), 'away'],
    ['a dropped database', withCode('57P04'), 'away'],
    ['a transaction that was idle', withCode('25P03'), 'away'],
    ['too little memory', withCode('53200'), 'away'],
    ['a limit of the configuration', withCode('53400'), 'away'],
    ['an input or output error', withCode('58030'), 'away'],
    ['any connection error', withCode('08P01'), 'away'],
    ['a full disk of PostgreSQL', withCode('53100'), 'full'],
    ['a full disk', withCode('ENOSPC'), 'full'],
    ['a full quota', withCode('EDQUOT'), 'full'],
    ['a pool that waited too long', new Error('timeout exceeded when trying to connect'), 'away'],
    ['a host with two addresses', new AggregateError([withCode('ECONNREFUSED')]), 'away'],
    ['a violated constraint', withCode('23505'), undefined],
    ['a mistake in a statement', withCode('42601'), undefined],
    ['a mistake in the program', new TypeError('x is not a function'), undefined],
    ['nothing', undefined, undefined],
  ])('%s', (_, error, trouble) => {
    expect(troubleOf(error)).toBe(trouble)
  })
})
