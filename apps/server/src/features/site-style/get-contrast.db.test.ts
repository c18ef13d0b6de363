import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let path: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  path = `/s/${world.site.id}/api/style`
})
afterAll(() => world.close())

const wear = (tweaks: object, css = '') => world.owner.put(path, { theme: 'hearth', tweaks, css })
const pairs = async () => (await world.owner.get(`${path}/contrast`)).body.pairs

describe('GET /s/:siteId/api/style/contrast', () => {
  it('finds nothing in a theme as it comes', async () => {
    expect(await pairs()).toEqual([])
  })

  it('tells the drafted colours that cannot be read, text on the background first', async () => {
    expect((await wear({ lightText: '#eeeeee' })).status).toBe(200)
    const [first, ...others] = await pairs()
    expect(first).toMatchObject({
      section: 'light',
      front: 'color-text',
      back: 'color-background',
      frontColor: '#eeeeee',
      backColor: '#fbfaf7',
      least: 4.5,
    })
    expect(others.map(({ front }: { front: string }) => front)).toContain('color-muted')
  })

  it('sees colours that the owner’s own CSS sets', async () => {
    await wear({}, "[data-section-theme='light'] { --sw-color-text: #fefefe }")
    expect((await pairs()).map(({ front }: { front: string }) => front)).toContain('color-text')
  })
})
