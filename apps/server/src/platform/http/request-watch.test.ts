/** The watch over requests on real connections. */

import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { App } from '../app.ts'
import { createLog } from '../log/log.ts'
import { metricsOf } from '../metrics/metrics.ts'
import { createServices } from '../services.ts'
import { createRequestIds } from './request-id.ts'
import { requestWatchOf, watchRequests } from './request-watch.ts'

let server: FastifyInstance
let app: App
let lines: Record<string, unknown>[]
let asked: () => void

beforeEach(async () => {
  lines = []
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  const services = createServices(() => undefined)
  app = { services, log, config: { requestLog: true } } as unknown as App
  server = Fastify({ genReqId: createRequestIds(['127.0.0.1']) })
  watchRequests(server, requestWatchOf(app))
  server.get('/', async () => 'x'.repeat(1_000))
  server.post('/told', async () => {
    log.info('Told')
    return 'done'
  })
  server.get('/never', () => {
    asked()
    return new Promise(() => undefined)
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => server.close())

const portOf = () => (server.server.address() as AddressInfo).port
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf()}${path}`, init)
const requests = () => lines.filter(({ msg }) => msg === 'Request')

describe('the watch over requests', () => {
  it('tells status, bytes and family of what was answered', async () => {
    await (await ask('/', { headers: { 'user-agent': 'Googlebot/2.1' } })).text()
    await expect.poll(requests).toMatchObject([{ route: 'any:/', status: 200, agent: 'robot' }])
    expect(requests()[0]?.bytes).toBeGreaterThan(1_000)
  })

  it('gives lines that are written behind the end of a body the id of the request', async () => {
    const answer = await ask('/told', { method: 'POST', body: '{}', headers: JSON_BODY })
    const told = lines.find(({ msg }) => msg === 'Told')
    expect(told?.requestId).toBe(answer.headers.get('x-request-id'))
  })

  it('counts a client that left before its answer as 499', async () => {
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    const socket = connect(portOf(), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /never HTTP/1.1\r\nhost: x\r\n\r\n')
    await isAsked
    socket.destroy()
    await expect.poll(requests).toMatchObject([{ route: 'any:/never', status: 499 }])
    const { text } = await metricsOf(app).print()
    expect(text).toMatch(
      /^sitewright_requests_total\{route="any:\/never",method="GET",status="499"\} 1$/m,
    )
    expect(text).toMatch(/^sitewright_requests_under_way 0$/m)
  })
})

const JSON_BODY = { 'content-type': 'application/json' }
