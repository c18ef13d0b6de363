import { describe, expect, it } from 'vitest'
import { FairTurns } from './fair-turns.ts'

/** Turns of which every task says by its name which line it waits in: `a1` in that of `a`. */
function bench(workerCount: number, mostOfOneLine?: number) {
  const workers = Array.from({ length: workerCount }, (_, index) => index)
  const turns = new FairTurns({ workers, ...(mostOfOneLine !== undefined && { mostOfOneLine }) })
  const started: string[] = []
  const running: { line: string; worker: number }[] = []
  const add = (name: string) => {
    const line = name.charAt(0)
    const start = (worker: number) => {
      started.push(name)
      running.push({ line, worker })
    }
    turns.wait(line, start)
    return { giveUp: () => turns.giveUp(line, start) }
  }
  const endOne = () => {
    const first = running.shift()
    if (first) turns.leave(first.line, first.worker)
  }
  return { turns, add, started, endOne }
}

describe('fair turns', () => {
  it('give every line its turn, however long another is', () => {
    const { add, started, endOne } = bench(1)
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) add(name)
    for (let count = 0; count < 5; count++) endOne()
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
  })

  it('start as many at once as there are workers', () => {
    const { add, started, endOne } = bench(2)
    for (const name of ['a1', 'a2', 'a3']) add(name)
    expect(started).toEqual(['a1', 'a2'])
    endOne()
    expect(started).toEqual(['a1', 'a2', 'a3'])
  })

  it('leave workers for others, however much one line wants', () => {
    const { add, started, endOne } = bench(3, 2)
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1']) add(name)
    expect(started).toEqual(['a1', 'a2', 'b1'])
    for (let count = 0; count < 5; count++) endOne()
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  })

  it('pass over whoever gave up', () => {
    const { turns, add, started, endOne } = bench(1)
    add('a1')
    const gone = add('a2')
    add('a3')
    expect(turns.waitingIn('a')).toBe(2)
    gone.giveUp()
    expect(turns.waitingIn('a')).toBe(1)
    endOne()
    expect(started).toEqual(['a1', 'a3'])
  })

  it('go on when the only one of a line gave up', () => {
    const { add, started, endOne } = bench(1)
    add('a1')
    add('b1').giveUp()
    endOne()
    add('b2')
    expect(started).toEqual(['a1', 'b2'])
  })
})
