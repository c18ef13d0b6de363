import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { type CsvAnswer, type CsvCell, csvLines, sendCsv } from './csv-answer.ts'

const servers: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

type Batches = CsvAnswer['batches']

async function serve(batches: () => Batches): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true })
  server.get('/', (_request, reply) =>
    sendCsv(reply, { filename: 'Größe.csv', columns: ['Name', '=1+1'], batches: batches() }),
  )
  await server.listen({ host: '127.0.0.1', port: 0 })
  servers.push(server)
  return server
}

const portOf = (server: FastifyInstance) => (server.server.address() as AddressInfo).port

describe('a CSV download', () => {
  it('is UTF-8 with headings, and keeps lines within a cell', async () => {
    const server = await serve(async function* () {
      yield [['Ada', 'One\ntwo, "three"']]
      yield []
      yield [['', -5]]
    })
    const { headers, rawPayload } = await server.inject('/')
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="Gr__e.csv"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.csv`,
    })
    expect(rawPayload.toString()).toBe(
      `\ufeff"Name","'=1+1"\r\n"Ada","One\ntwo, ""three"""\r\n,"-5"\r\n`,
    )
  })

  it.each<[CsvCell, string]>([
    ['=HYPERLINK("https://a.example")', '\'=HYPERLINK(""https://a.example"")'],
    ['+49 30 1234', "'+49 30 1234"],
    ['-2+3', "'-2+3"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', "'\t'=1"],
    ['＝1', "'＝1"],
    [' =1', " '=1"],
    ['a;=1', "a;'=1"],
    ['a\n@x', "a\n'@x"],
    ['Please bring:\n- tea\n- cake', 'Please bring:\n- tea\n- cake'],
    ['2 + 2 = 4; so it is', '2 + 2 = 4; so it is'],
    [-2, '-2'],
  ])('has %j as %s', (cell, written) => {
    expect(csvLines([[cell]])).toBe(`"${written}"\r\n`)
  })

  it('begins before the first row is there', async () => {
    let give: (() => void) | undefined
    const given = new Promise<void>((resolve) => {
      give = resolve
    })
    const server = await serve(async function* () {
      await given
      yield [['Ada', 'x']]
    })
    const socket = connect(portOf(server), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    let text = ''
    for await (const chunk of socket) {
      text += String(chunk)
      if (text.includes('"Name"')) give?.()
    }
    expect(text).toContain('"Ada","x"')
  })

  it('is read no further than its reader takes, and ends with it', async () => {
    let batches = 0
    let hasEnded = false
    let written: Socket | undefined
    const server = await serve(async function* () {
      try {
        for (;;) {
          batches += 1
          yield Array.from({ length: 100 }, () => ['x'.repeat(1000), ''])
        }
      } finally {
        hasEnded = true
      }
    })
    server.server.once('connection', (socket) => {
      written = socket
    })
    const socket = connect(portOf(server), '127.0.0.1')
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await new Promise((resolve) => socket.once('readable', resolve))
    await expect.poll(() => written?.writableNeedDrain).toBe(true)
    const before = batches
    for (let turn = 0; turn < 1000; turn += 1) await nextTurn()
    expect(batches - before).toBeLessThan(10)
    socket.destroy()
    await expect.poll(() => hasEnded).toBe(true)
  })

  it('breaks off where reading fails, so that half of it is never taken for all', async () => {
    const server = await serve(async function* () {
      yield [['Ada', 'x']]
      throw new Error('The database is away')
    })
    const response = await fetch(`http://127.0.0.1:${portOf(server)}/`)
    await expect(response.text()).rejects.toThrow()
  })
})
