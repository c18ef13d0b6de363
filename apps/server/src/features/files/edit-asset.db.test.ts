import { NO_EDIT, type PictureEdit } from '@sitewright/core/files/picture-edit'
import { ROLES } from '@sitewright/core/roles'
import { addPerson } from '@sitewright/testing/test-team'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let api: string

beforeAll(async () => {
  world = await createTestWorld()
  api = `/s/${world.site.id}/api`
})
afterAll(() => world.close())

/** Red on the left, blue on the right, 40 by 20 pixels. */
async function halves(): Promise<Buffer> {
  const create = { width: 40, height: 20, channels: 3, background: '#ff0000' } as const
  const right = { ...create, width: 20, background: '#0000ff' } as const
  const input = await sharp({ create: right }).png().toBuffer()
  return sharp({ create })
    .composite([{ input, left: 20, top: 0 }])
    .png()
    .toBuffer()
}
const upload = async (bytes: Buffer, filename: string) =>
  (await world.owner.post(`${api}/assets?filename=${filename}`, bytes)).body.asset
const edit = (
  { id, path }: { id: string; path: string },
  changes: Partial<PictureEdit>,
  by = world.owner,
) => by.post(`${api}/assets/${id}/edit`, { edit: { ...NO_EDIT, ...changes }, path })
const usage = async () => (await world.owner.get(`${api}/assets-usage`)).body.bytes
async function pixel(path: string, left: number, top: number) {
  const { bytes } = await world.visitor().get(path)
  const part = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...part].slice(0, 3)
}

describe('POST /s/:siteId/api/assets/:assetId/edit', () => {
  it('turns and crops, under another address to which the old one leads', async () => {
    const before = await upload(await halves(), 'halves.png')
    const { status, body } = await edit(before, {
      turns: 1,
      crop: { x: 0, y: 0.5, width: 1, height: 0.5 },
    })
    expect(status).toBe(200)
    const { asset } = body
    expect(asset).toMatchObject({ id: before.id, width: 20, height: 20 })
    // The middle of the whole picture is the upper edge of its lower half.
    expect(asset.focalPoint).toEqual({ x: 0.5, y: 0 })
    expect(asset.unedited).toMatchObject({ width: 40, height: 20 })
    expect(asset.path).not.toBe(before.path)
    expect(await pixel(asset.path, 10, 10)).toEqual([0, 0, 255])
    expect(await world.visitor().get(before.path)).toMatchObject({
      status: 302,
      headers: { location: asset.path },
    })
  })

  it('straightens without empty corners', async () => {
    const plain = { width: 80, height: 60, channels: 3, background: '#00ff00' } as const
    const before = await upload(await sharp({ create: plain }).png().toBuffer(), 'slant.png')
    const { asset } = (await edit(before, { angle: -7.5 })).body
    expect(asset.edit.angle).toBe(-7.5)
    expect(asset.width).toBeLessThan(80)
    const { bytes } = await world.visitor().get(`${asset.path}?format=original`)
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ min }) => min).slice(0, 3)).toEqual([0, 255, 0])
  })

  it('lightens and darkens as browsers do', async () => {
    const grey = { width: 8, height: 8, channels: 3, background: '#646464' } as const
    const before = await upload(await sharp({ create: grey }).png().toBuffer(), 'grey.png')
    const { asset } = (await edit(before, { brightness: 20, contrast: 50 })).body
    // 100 × 1.2 = 120, then (120 - 127.5) × 1.5 + 127.5.
    const [red = 0] = await pixel(asset.path, 4, 4)
    expect(Math.abs(red - 116)).toBeLessThanOrEqual(1)
  })

  it('edits the picture as it was uploaded, again and again, and brings it back whole', async () => {
    const free = await usage()
    const bytes = await halves()
    const first = await upload(bytes, 'again.png')
    const stored = (await world.visitor().get(first.path)).bytes
    const left = { x: 0, y: 0, width: 0.5, height: 1 }
    const second = (await edit(first, { crop: left })).body.asset
    const third = (await edit(second, { crop: { ...left, x: 0.5 } })).body.asset
    expect(third).toMatchObject({ width: 20, height: 20, edit: { crop: { x: 0.5 } } })
    expect(await pixel(third.path, 10, 10)).toEqual([0, 0, 255])
    await world.runJobs()
    expect((await world.owner.get(third.unedited.url)).bytes.equals(stored)).toBe(true)
    expect(await usage()).toBe(free + stored.length + third.bytes)
    const back = (await edit(third, {})).body.asset
    expect(back).toMatchObject({ width: 40, height: 20, edit: null })
    expect((await world.visitor().get(back.path)).bytes.equals(stored)).toBe(true)
    await world.runJobs()
    expect(await usage()).toBe(free + stored.length)
    expect((await world.visitor().get(back.path)).status).toBe(200)
  })

  it('shows visitors nothing of what was cropped away', async () => {
    const first = await upload(await halves(), 'secret.png')
    const { asset } = (await edit(first, { crop: { x: 0, y: 0, width: 0.5, height: 1 } })).body
    const path = asset.unedited.url.replace(`/s/${world.site.id}`, '')
    expect(await world.visitor().get(path)).toMatchObject({ status: 302 })
    expect((await world.guest().get(asset.unedited.url)).status).toBe(401)
  })

  it('refuses a crop of nothing, which would leave the library with a picture that has no focal point', async () => {
    const first = await upload(await halves(), 'nothing.png')
    const crop = { x: 0.5, y: 0, width: 0, height: 1 }
    expect((await edit(first, { crop })).status).toBe(400)
    expect((await world.owner.get(`${api}/assets?ids=${first.id}`)).body.items).toMatchObject([
      { focalPoint: { x: 0.5, y: 0.5 } },
    ])
  })

  it('refuses what somebody changed meanwhile, drawings, and pictures on the site to who may not publish', async () => {
    const first = await upload(await halves(), 'race.png')
    await edit(first, { turns: 2 })
    expect(await edit(first, { turns: 1 })).toMatchObject({ status: 409 })
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
    expect(await edit(await upload(Buffer.from(svg), 'mark.svg'), { turns: 1 })).toMatchObject({
      status: 400,
      body: { code: 'notEditable' },
    })
    const { items } = (await world.owner.get(`${api}/assets?kind=image`)).body
    const writer = await addPerson(world, 'crop@example.com', ROLES.draftEditor)
    expect((await edit(items.at(-1), { turns: 1 }, writer.browser)).status).toBe(403)
  })
})
