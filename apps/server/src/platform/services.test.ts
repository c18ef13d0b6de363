import { expect, it } from 'vitest'
import type { App } from './app.ts'
import { defineService } from './define-service.ts'
import { createServices } from './services.ts'

const problems: unknown[] = []
/** An app that has nothing but services. */
const appWithServices = () =>
  ({ services: createServices((error) => problems.push(error)) }) as Partial<App> as App

it('makes each service once for each app, when it is first asked for', () => {
  let count = 0
  const numberOf = defineService(() => {
    count += 1
    return count
  })
  const [one, other] = [appWithServices(), appWithServices()]
  expect(count).toBe(0)
  expect([numberOf(one), numberOf(one), numberOf(other), numberOf(one)]).toEqual([1, 1, 2, 1])
})

it('remembers that a service is not there', () => {
  let asked = 0
  const none = defineService(() => {
    asked += 1
    return undefined
  })
  const app = appWithServices()
  expect([none(app), none(app), asked]).toEqual([undefined, undefined, 1])
})

it('closes what was made, last made first, also after one that fails', async () => {
  const closed: string[] = []
  const first = defineService((_app, onClose) => onClose(() => closed.push('first')))
  const failing = defineService((app, onClose) => {
    first(app)
    onClose(() => {
      closed.push('failing')
      throw new Error('It does not close')
    })
  })
  const unused = defineService((_app, onClose) => onClose(() => closed.push('unused')))
  const [app, other] = [appWithServices(), appWithServices()]
  failing(app)
  unused(other)
  await app.services.close()
  expect(closed).toEqual(['failing', 'first'])
  expect(problems).toEqual([new Error('It does not close')])
})
