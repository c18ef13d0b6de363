import { describe, expect, it } from 'vitest'
import { createMetrics } from './metrics.ts'

describe('metrics', () => {
  it('read the same for each scraper', async () => {
    const metrics = createMetrics()
    const count = metrics.counter({ name: 'a_total', help: 'Counted.', labels: ['kind'] })
    metrics.counted({ name: 'b_total', help: 'Counted elsewhere.' }, () => 7)
    count({ kind: 'x' }, 2)
    const first = await metrics.print()
    expect(await metrics.print()).toEqual(first)
    expect(first.contentType).toContain('version=0.0.4')
    expect(first.text).toContain('a_total{kind="x"} 2')
    expect(first.text).toContain('\nb_total 7')
  })

  it('have the values of labels that were read last, and no older ones', async () => {
    const metrics = createMetrics()
    let lanes = ['money', 'mail']
    metrics.gauge({ name: 'due', help: 'By lane.', labels: ['lane'] }, () =>
      lanes.map((lane) => [{ lane }, 1] as const),
    )
    metrics.counted({ name: 'hits_total', help: 'By event.', labels: ['event'] }, () => [
      [{ event: 'hit' }, 3],
    ])
    expect((await metrics.print()).text).toContain('due{lane="mail"} 1')
    lanes = ['money']
    const { text } = await metrics.print()
    expect(text).not.toContain('mail')
    expect(text.match(/^(?:due|hits_total).*$/gm)).toEqual([
      'due{lane="money"} 1',
      'hits_total{event="hit"} 3',
    ])
  })

  it('leave out what is not known now, and keep the others', async () => {
    const metrics = createMetrics()
    let room: number | undefined = 5
    metrics.gauge({ name: 'room', help: 'May be unknown.' }, async () => room)
    metrics.gauge({ name: 'other', help: 'Known.' }, () => 1)
    expect((await metrics.print()).text).toMatch(/^room 5$/m)
    room = undefined
    const { text } = await metrics.print()
    expect(text).not.toMatch(/^room /m)
    expect(text).toMatch(/^other 1$/m)
  })
})
