import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../content/index.ts'

let world: TestWorld
let path: string

beforeAll(async () => {
  world = await createTestWorld({ startingPointId: 'shop' })
  path = `/s/${world.site.id}/api/style`
  await world.inSite((site) => publish(site, { id: null, name: 'Test' }))
})
afterAll(() => world.close())

const HEARTH = { theme: 'hearth', tweaks: {}, css: '' }
const put = (style: object = {}) => world.owner.put(path, { ...HEARTH, ...style })

/** The style sheet that a page of the site links to. */
async function visitorsSheet(): Promise<string> {
  const { text: html } = await world.visitor().get('/')
  const [, address = ''] = /<link rel="stylesheet" href="(\/site\.[^"]+)"/.exec(html) ?? []
  const { status, text } = await world.visitor().get(address)
  expect(status).toBe(200)
  return text
}

describe('the style of a site', () => {
  it('comes with everything that can be changed', async () => {
    const { status, body } = await world.owner.get(path)
    expect(status).toBe(200)
    expect(body.theme).toMatchObject({ id: 'hearth', name: 'Hearth' })
    expect(body.tweaks.find(({ name }: { name: string }) => name === 'accent')).toMatchObject({
      type: 'color',
      title: 'Buttons and Links',
      category: 'Colors: Light',
    })
    expect(body.presets.map(({ title }: { title: string }) => title)).toContain('Ember')
  })

  it('can have fonts of a catalogue', async () => {
    const { body } = await world.owner.get(`/s/${world.site.id}/api/fonts`)
    expect(body.fonts).toContainEqual({
      family: 'Inter',
      kind: 'sans',
      weights: '100 900',
      sample: expect.stringMatching(/^\/universal\/fonts\/inter-latin-wght-normal\.\w+\.woff2$/),
    })
  })

  it('tells the custom properties that own CSS can use, as they are compiled', async () => {
    const { body } = await world.owner.get(path)
    expect(body.properties).toContainEqual({ name: '--sw-color-accent', value: '#24429a' })
  })

  it('says where a colour can be shown before anything is compiled', async () => {
    const { body } = await world.owner.get(path)
    const { live } = body.tweaks.find(({ name }: { name: string }) => name === 'accent')
    expect(live).toContainEqual(expect.objectContaining({ property: '--sw-color-accent' }))
  })

  it('changes as drafted, and for visitors once it is published', async () => {
    const { status, body } = await put({ tweaks: { accent: '#7b2d90' } })
    expect(status).toBe(200)
    expect(body.style.tweaks).toEqual({ accent: '#7b2d90' })
    expect(await visitorsSheet()).not.toContain('#7b2d90')
    await world.inSite((site) => publish(site, { id: null, name: 'Test' }))
    expect(await visitorsSheet()).toContain('--sw-color-accent: #7b2d90')
  })

  it('does not keep what the theme has anyway', async () => {
    const { body } = await world.owner.get(path)
    const { initial } = body.tweaks.find(({ name }: { name: string }) => name === 'accent')
    expect((await put({ tweaks: { accent: initial } })).body.style.tweaks).toEqual({})
  })

  it('puts the owner’s own CSS last, and says what is wrong in it by line and column', async () => {
    const css = '.mine { color: @nothing; }\n.right { color: teal; }'
    const { body } = await put({ css })
    expect(body.problems).toMatchObject([{ file: 'custom.css', line: 1, column: 16 }])
    expect((await world.owner.get(path)).body.style.css).toBe(css)
    await world.inSite((site) => publish(site, { id: null, name: 'Test' }))
    const [rules = ''] = (await visitorsSheet()).split('@font-face')
    expect(rules.trimEnd()).toMatch(/\.right \{\s*color: #008080;\s*\}$/)
    await put()
  })

  it('shows the site when the owner’s own CSS cannot be compiled at all', async () => {
    const mixins = Array.from({ length: 40 }, (_, n) => `.m${n}() { .m${n + 1}; .m${n + 1}; }`)
    const { status, body } = await put({ css: `${mixins.join('\n')} .m40() { a: b } c { .m0; }` })
    expect(status).toBe(200)
    expect(body.problems).toMatchObject([{ file: 'custom.css' }])
    await world.inSite((site) => publish(site, { id: null, name: 'Test' }))
    expect(await visitorsSheet()).toContain('--sw-color-accent')
    await put()
  })

  it.each([
    ['accent', 'red; } body { display: none', 'That cannot be in a style sheet.'],
    ['accent', 'reddish-ish', 'That is not a colour.'],
    ['pageWidth', '99999px', 'The most is 1800.'],
    ['nothing', '1', 'The theme has no such choice.'],
  ])('refuses %s: %s', async (name, value, sentence) => {
    expect(await put({ tweaks: { [name]: value } })).toMatchObject({
      status: 400,
      body: { code: 'badTweaks', errors: { [`tweaks.${name}`]: sentence } },
    })
  })

  it('fact 5.colour.07: a hex colour has 3 or 6 digits', async () => {
    for (const color of ['#a3b', '#7b2d90']) {
      expect(await put({ tweaks: { accent: color } })).toMatchObject({ status: 200 })
    }
    for (const color of ['#7', '#7b', '#7b2d9', '#7b2d901', '#7b2d90123']) {
      expect(await put({ tweaks: { accent: color } })).toMatchObject({
        status: 400,
        body: { errors: { 'tweaks.accent': 'That is not a colour.' } },
      })
    }
    await put()
  })

  it('refuses a theme that the site does not have', async () => {
    const { status, body } = await put({ theme: 'elsewhere' })
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'themeMissing' } })
  })
})
