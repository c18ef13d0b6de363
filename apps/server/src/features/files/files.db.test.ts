import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assetsById } from './index.ts'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const picture = (width: number, height: number, background = '#c0643c') =>
  sharp({ create: { width, height, channels: 3, background } })
const upload = (bytes: Buffer, filename = 'Blue Bowl.jpg') =>
  world.owner.post(`/s/${world.site.id}/api/assets?filename=${encodeURIComponent(filename)}`, bytes)
const uploaded = async (bytes: Buffer) => (await upload(bytes)).body.asset

/** A GIF of a few hundred bytes that claims this size, each frame changing one pixel. */
function moving(frames: number, width: number, height: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width)
  size.writeUInt16LE(height, 2)
  const palette = Buffer.from('c0643c000000', 'hex')
  const delay = '21f904000a000000'
  const pixel = '2c00000000010001000002024401' + '00'
  const all = Buffer.from((delay + pixel).repeat(frames), 'hex')
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('800000', 'hex'),
    palette,
    all,
    Buffer.from(';'),
  ])
}

/** An animation of three different frames of 40 × 30. */
function blinking(): Promise<Buffer> {
  const frames = [10, 250, 90].map((grey) => Buffer.alloc(40 * 30 * 3, grey))
  const raw = { width: 40, height: 90, channels: 3, pageHeight: 30 } as const
  return sharp(Buffer.concat(frames), { raw }).gif().toBuffer()
}

/** Path of a picture on the site's own host. */
const onSite = (asset: { url: string }) => asset.url.replace(`/s/${world.site.id}`, '')

describe('POST /s/:siteId/api/assets', () => {
  it('keeps a picture with its size and name', async () => {
    const { status, body } = await upload(await picture(640, 480).jpeg().toBuffer())
    expect(status).toBe(200)
    expect(body.asset).toMatchObject({ filename: 'Blue Bowl.jpg', width: 640, height: 480 })
    expect(body.asset.url).toMatch(/^\/s\/[0-9a-f]{24}\/images\/[0-9a-f]{24}\/blue-bowl\.jpg$/)
    const { items } = (await world.owner.get(`/s/${world.site.id}/api/assets`)).body
    expect(items[0]).toEqual(body.asset)
  })

  it.each(['png', 'webp', 'gif', 'avif'] as const)('takes %s', async (format) => {
    const { status } = await upload(await picture(40, 30).toFormat(format).toBuffer())
    expect(status).toBe(200)
  })

  it('turns a picture upright and forgets where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'Secret Garden' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } }
    const bytes = await picture(40, 20)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const asset = await uploaded(bytes)
    expect(asset).toMatchObject({ width: 20, height: 40 })
    const original = await world.visitor().get(`${onSite(asset)}?format=original`)
    expect(original.bytes.includes('Secret Garden')).toBe(false)
    expect((await sharp(original.bytes).metadata()).exif).toBeUndefined()
  })

  it('drops what was hidden behind a picture', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>')
    const asset = await uploaded(Buffer.concat([await picture(9, 9).jpeg().toBuffer(), hidden]))
    const original = await world.visitor().get(onSite(asset))
    expect(original.bytes.includes('<script>')).toBe(false)
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>1</script>')],
    ['a cut-off picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
    ['a drawing that is not closed', Buffer.from('<svg><g>')],
    ['a text', Buffer.from('just words')],
    ['nothing', Buffer.alloc(0)],
  ])('fact 5.editor-messages.13: refuses %s', async (_what, bytes) => {
    expect(await upload(bytes, 'logo.png')).toMatchObject({
      status: 400,
      body: {
        code: 'notSupported',
        message: 'The file logo.png does not appear to be a supported image file.',
      },
    })
  })

  it.each([
    ['a page that begins like a picture', 'GIF89a/*<svg/onload=alert(1)>*/=1', 'a.gif'],
    ['a picture of a format that is not taken', 'II*\0\x08\0\0\0', 'a.png'],
    ['a program', 'MZ\x90\0', 'a.jpg'],
    ['a drawing around a page', '<html><svg><script>1</script></svg></html>', 'a.svg'],
  ])('fact 5.editor-messages.13: refuses %s, whatever it is called', async (_what, bytes, name) => {
    expect(await upload(Buffer.from(bytes, 'latin1'), name)).toMatchObject({
      status: 400,
      body: { message: `The file ${name} does not appear to be a supported image file.` },
    })
  })

  it.each([
    ['a photograph called a PNG', () => picture(9, 9).jpeg().toBuffer(), 'a.png', 'jpg'],
    ['a PNG called a page', () => picture(9, 9).png().toBuffer(), 'a.html', 'png'],
    ['a WebP without an ending', () => picture(9, 9).webp().toBuffer(), 'a', 'webp'],
    [
      'a drawing called a photograph',
      async () => Buffer.from('<svg width="9" height="9"><script>1</script><g/></svg>'),
      'a.jpg',
      'svg',
    ],
  ] as const)('goes by what is in it: %s', async (_what, bytes, name, extension) => {
    const asset = (await upload(await bytes(), name)).body.asset
    expect(asset.url).toMatch(new RegExp(`/a\\.${extension}$`))
    const { headers, text } = await world.visitor().get(`${onSite(asset)}?format=original`)
    const type = { jpg: 'jpeg', svg: 'svg+xml', png: 'png', webp: 'webp' }[extension]
    expect(headers['content-type']).toBe(`image/${type}`)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(text).not.toContain('script')
  })

  const TOO_MANY_PIXELS = {
    status: 413,
    body: {
      code: 'tooManyPixels',
      message:
        'That picture has too many pixels. The most is 50 million, over all frames 200 million.',
    },
  }

  it('refuses more than 50 million pixels before it decodes them', async () => {
    const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
    expect(await upload(bomb)).toMatchObject(TOO_MANY_PIXELS)
  })

  it('refuses a picture of a few bytes that says it is endless', async () => {
    const bytes = await picture(9, 9).png().toBuffer()
    // The file begins with width and height; a checksum of them follows.
    bytes.writeUInt32BE(60_000, 16)
    bytes.writeUInt32BE(60_000, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    expect(await upload(bytes)).toMatchObject(TOO_MANY_PIXELS)
  })

  it('is not blown up by a drawing whose entities are', async () => {
    const levels = Array.from({ length: 20 }, (_, level) => {
      const inside = level === 0 ? 'x' : `&a${level - 1};`.repeat(10)
      return `<!ENTITY a${level} "${inside}">`
    })
    const laughs = `<!DOCTYPE svg [${levels.join('')}]><svg><text>&a19;</text></svg>`
    const { status, body } = await upload(Buffer.from(laughs), 'laughs.svg')
    expect([status, body.code]).toEqual([400, 'notSupported'])
  })

  it('fact 9.misc.07: takes 20 MB, which are 20,000,000 bytes, and no byte more', async () => {
    const whole = await upload(Buffer.alloc(20_000_000))
    expect([whole.status, whole.body.code]).toEqual([400, 'notSupported'])
    expect((await upload(Buffer.alloc(20_000_001))).status).toBe(413)
  })

  it('fact 5.editor-messages.14: says of a file that is too large how large it may be', async () => {
    const { status, body } = await upload(Buffer.alloc(20_000_001))
    expect(status).toBe(413)
    expect(body.message).toBe(
      'The file Blue Bowl.jpg is too large. The maximum allowed file size is 20 MB.',
    )
  })

  it.each([
    ['more than 300 frames', 301, 40, 40],
    ['more than 200 million pixels in all frames', 70, 1700, 1700],
  ])('refuses %s', async (_what, frames, width, height) => {
    expect(await upload(moving(frames, width, height), 'dance.gif')).toMatchObject(TOO_MANY_PIXELS)
  })

  it('takes pictures that move, and keeps them moving', async () => {
    const asset = await uploaded(await blinking())
    expect(asset).toMatchObject({ width: 40, height: 30 })
    const headers = { accept: 'image/avif,image/webp' }
    const { bytes } = await world.visitor().get(`${onSite(asset)}?format=100w`, { headers })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', pages: 3 })
  })

  it.each([
    ['../../etc/passwd', 'A file name cannot contain slashes or control characters.'],
    ['a\0b.png', 'A file name cannot contain slashes or control characters.'],
    [`${'x'.repeat(200)}.png`, 'A file name has at most 200 characters.'],
  ])('refuses the name %j', async (name, message) => {
    expect(await upload(await picture(9, 9).png().toBuffer(), name)).toMatchObject({
      status: 400,
      body: { code: 'fileName', message, errors: { filename: message } },
    })
  })

  it.each(['', '  '])('fact 5.editor-messages.06: refuses the name %j', async (name) => {
    const { status, body } = await upload(await picture(9, 9).png().toBuffer(), name)
    expect([status, body.message]).toEqual([400, 'Please enter a file name'])
  })

  it.each(['..', '%2e%2e%2fx.png', 'C:x.png', '~', '.htaccess', 'CON.png', 'a;b.png', '-rf.png'])(
    'keeps the name %j as a label, and makes the address itself',
    async (name) => {
      const { body } = await upload(await picture(9, 9).png().toBuffer(), name)
      expect(body.asset.filename).toBe(name)
      expect(body.asset.path).toMatch(/^\/images\/[0-9a-f]{24}\/[a-z0-9]+(?:-[a-z0-9]+)*\.png$/)
    },
  )

  it('leaves nothing unfinished behind, whatever it was sent', async () => {
    const folder = join(world.app.config.dataDir, 'files', '.drafts')
    // A refused sender has its answer before the draft is removed.
    await expect.poll(() => readdir(folder)).toEqual([])
  })
})

describe('the icons of a site', () => {
  const iconsOf = async (bytes: Buffer, filename: string) => {
    const asset = (await upload(bytes, filename)).body.asset
    const [tab, touch] = await Promise.all(
      [96, 180].map((size) => world.visitor().get(`${onSite(asset)}?icon=${size}`)),
    )
    if (!tab || !touch) throw new Error('Two were asked for')
    return { tab, touch }
  }
  const cornerOf = async (bytes: Buffer) =>
    [...(await sharp(bytes).ensureAlpha().raw().toBuffer())].slice(0, 4)

  it('are square, whatever the shape of a photograph', async () => {
    const { tab, touch } = await iconsOf(await picture(640, 300).jpeg().toBuffer(), 'wide.jpg')
    expect(await sharp(tab.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 96,
      height: 96,
    })
    expect(await sharp(touch.bytes).metadata()).toMatchObject({ width: 180, height: 180 })
    expect((await cornerOf(touch.bytes))[0]).toBeLessThan(250)
  })

  it('keep the whole sign, which phones get on white', async () => {
    const sign = await sharp({
      create: { width: 60, height: 20, channels: 4, background: '#f008' },
    })
    const { tab, touch } = await iconsOf(await sign.png().toBuffer(), 'sign.png')
    expect((await cornerOf(tab.bytes))[3]).toBe(0)
    expect(await cornerOf(touch.bytes)).toEqual([255, 255, 255, 255])
  })

  it('are drawn for phones from a drawing without what could run in it', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20"><script>alert(1)</script><rect width="20" height="20" fill="#00f"/></svg>'
    const { tab, touch } = await iconsOf(Buffer.from(drawing), 'sign.svg')
    expect(tab.headers['content-type']).toBe('image/svg+xml')
    expect(tab.text).not.toContain('script')
    expect(await sharp(touch.bytes).metadata()).toMatchObject({ format: 'png', width: 180 })
    const middle = await sharp(touch.bytes).extract({ left: 90, top: 90, width: 1, height: 1 })
    expect([...(await middle.removeAlpha().raw().toBuffer())]).toEqual([0, 0, 255])
  })

  it('come in no other sizes: the picture itself is sent', async () => {
    const asset = await uploaded(await picture(30, 20).jpeg().toBuffer())
    const { headers } = await world.visitor().get(`${onSite(asset)}?icon=97`)
    expect(headers['content-type']).toBe('image/jpeg')
  })
})

describe('a drawing', () => {
  const svg =
    '<svg width="40" height="20"><script>alert(1)</script><rect onload="1" fill="red"/></svg>'

  it('is kept without what could run, and served so that nothing does', async () => {
    const asset = (await upload(Buffer.from(svg), 'logo.svg')).body.asset
    expect(asset).toMatchObject({ kind: 'image', width: 40, height: 20 })
    expect(asset.url).toMatch(/\/logo\.svg$/)
    for (const path of [onSite(asset), `${onSite(asset)}?format=500w`]) {
      const { text, headers } = await world.visitor().get(path)
      expect(text).toContain('<rect fill="red"></rect>')
      expect(text).not.toMatch(/script|onload/)
      expect(headers['content-type']).toBe('image/svg+xml')
      expect(headers['content-security-policy']).toContain("sandbox; default-src 'none'")
    }
  })

  it('has the five colours that templates show until it is there', async () => {
    const fills = ['#f00', '#0f0', '#00f', '#ff0'].map(
      (fill, index) =>
        `<rect x="${(index % 2) * 50}" y="${index > 1 ? 50 : 0}" width="50" height="50" fill="${fill}"/>`,
    )
    const drawing = `<svg width="100" height="100">${fills.join('')}</svg>`
    const { id } = (await upload(Buffer.from(drawing), 'four.svg')).body.asset
    const assets = await world.app.database.inSite(world.site.id, (site) => assetsById(site, [id]))
    const { suggestedBgColor: _, ...averages } = assets.get(id)?.colorData ?? {}
    // At their borders the colours mix a little.
    expect(averages).toEqual({
      topLeftAverage: expect.stringMatching(/^f.0.0.$/),
      topRightAverage: expect.stringMatching(/^0.f.0.$/),
      bottomLeftAverage: expect.stringMatching(/^0.0.f.$/),
      bottomRightAverage: expect.stringMatching(/^f.f.0.$/),
      centerAverage: expect.stringMatching(/^[78].[78].[34].$/),
    })
  })

  it('that says nothing of colours but cannot be drawn is taken all the same', async () => {
    const endless = '<svg width="1000000" height="1000000"><rect width="1" height="1"/></svg>'
    expect(await upload(Buffer.from(endless), 'endless.svg')).toMatchObject({ status: 200 })
  })

  it('that multiplies itself is refused with the name of the field, and not kept', async () => {
    const levels = Array.from(
      { length: 8 },
      (_, level) => `<g id="p${level + 1}">${`<use href="#p${level}"/>`.repeat(10)}</g>`,
    )
    const bomb = `<svg><filter id="f"><feGaussianBlur stdDeviation="90"/></filter>
      <rect id="p0" width="9" height="9" filter="url(#f)"/>${levels.join('')}</svg>`
    const before = await world.owner.get(`/s/${world.site.id}/api/assets-usage`)
    const { status, body } = await upload(Buffer.from(bomb), 'bomb.svg')
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'drawingTooMuch' })
    expect(body.errors).toEqual({ filename: body.message })
    const after = await world.owner.get(`/s/${world.site.id}/api/assets-usage`)
    expect(after.body).toEqual(before.body)
  })

  it('of more than 1 MB is refused', async () => {
    const { status, body } = await upload(Buffer.from(svg + ' '.repeat(1_000_000)), 'logo.svg')
    expect(status).toBe(413)
    expect(body.message).toContain('The maximum allowed file size is 1 MB.')
  })
})

describe('GET /s/:siteId/api/assets?ids', () => {
  const ask = (ids: readonly string[]) =>
    world.owner.get(`/s/${world.site.id}/api/assets?ids=${ids.join()}`)

  it('answers just the pictures asked for, in one statement', async () => {
    const first = await uploaded(await picture(9, 9).jpeg().toBuffer())
    await uploaded(await picture(9, 9).jpeg().toBuffer())
    const third = await uploaded(await picture(9, 9).jpeg().toBuffer())
    world.queries.length = 0
    const { body } = await ask([first.id, third.id])
    expect(body).toEqual({ items: [third, first], nextCursor: null })
    expect(world.queries.filter((query) => query.includes('from "asset"'))).toHaveLength(1)
  })

  it('leaves out what is gone or another site’s', async () => {
    const asset = await uploaded(await picture(9, 9).jpeg().toBuffer())
    const { browser, site } = await world.createOwner('asking@example.com')
    const { body } = await browser.get(`/s/${site.id}/api/assets?ids=${asset.id},${'f'.repeat(24)}`)
    expect(body.items).toEqual([])
  })

  it.each([
    ['what is no id', ['mug']],
    ['nothing', ['']],
    ['more than 200', Array<string>(201).fill('f'.repeat(24))],
  ])('refuses %s', async (_what, ids) => {
    expect(await ask(ids)).toMatchObject({ status: 400, body: { code: 'invalidInput' } })
  })
})

describe('PATCH /s/:siteId/api/assets/:assetId', () => {
  const describeAs = (id: string, altText: string) =>
    world.owner.patch(`/s/${world.site.id}/api/assets/${id}`, { altText })

  it('keeps what the picture says, without spaces around it', async () => {
    const asset = await uploaded(await picture(9, 9).jpeg().toBuffer())
    const { body } = await describeAs(asset.id, '  A blue bowl ')
    expect(body).toEqual({ asset: { ...asset, altText: 'A blue bowl' } })
    expect((await describeAs(asset.id, '')).body.asset.altText).toBe('')
  })

  it('is read on pages that were made before', async () => {
    await world.owner.post(`/s/${world.site.id}/api/publish`, {})
    const { items } = (await world.owner.get(`/s/${world.site.id}/api/assets`)).body
    const home = (await world.visitor().get('/')).text
    const shown = items.find(({ id }: { id: string }) => home.includes(`/images/${id}/`))
    await describeAs(shown.id, 'Said anew')
    await expect
      .poll(async () => (await world.visitor().get('/')).text)
      .toContain('alt="Said anew"')
  })

  it.each([
    [404, 'assetMissing', 'f'.repeat(24), 'A bowl'],
    [400, 'invalidInput', 'f'.repeat(24), 'x'.repeat(501)],
  ])('answers %i %s', async (status, code, id, altText) => {
    expect(await describeAs(id, altText)).toMatchObject({ status, body: { code } })
  })

  it('does not know pictures of other sites', async () => {
    const asset = await uploaded(await picture(9, 9).jpeg().toBuffer())
    const { browser, site } = await world.createOwner('meddler@example.com')
    const path = `/s/${site.id}/api/assets/${asset.id}`
    expect(await browser.patch(path, { altText: 'Mine' })).toMatchObject({
      status: 404,
      body: { code: 'assetMissing' },
    })
  })
})

describe('GET /images/:assetId/:filename', () => {
  it('answers each tier once made, in the format the browser takes', async () => {
    const asset = await uploaded(await picture(1200, 800).jpeg().toBuffer())
    const get = (format: string, accept: string) =>
      world.visitor().get(`${onSite(asset)}?format=${format}`, { headers: { accept } })

    const webp = await get('500w', 'image/webp,*/*')
    expect(webp.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept',
    })
    expect(await sharp(webp.bytes).metadata()).toMatchObject({ width: 500, format: 'webp' })
    const jpeg = await get('640w', '*/*')
    expect(await sharp(jpeg.bytes).metadata()).toMatchObject({ width: 750, format: 'jpeg' })
    const large = await get('2500w', '*/*')
    expect(await sharp(large.bytes).metadata()).toMatchObject({ width: 1200 })
    expect((await get('500w', 'image/webp')).bytes.equals(webp.bytes)).toBe(true)
  })

  it('fact 9.pictures.01: are served in seven widths', async () => {
    const asset = await uploaded(await picture(2600, 26).png().toBuffer())
    const widthFor = async (wanted: number) => {
      const { bytes } = await world.visitor().get(`${onSite(asset)}?format=${wanted}w`)
      return (await sharp(bytes).metadata()).width
    }
    const tiers = [100, 300, 500, 750, 1000, 1500, 2500]
    for (const [index, tier] of tiers.entries()) {
      expect(await widthFor(tier)).toBe(tier)
      expect(await widthFor(tier - 1)).toBe(tier)
      expect(await widthFor(tier + 1)).toBe(tiers[index + 1] ?? 2500)
    }
  })

  it('makes AVIF when nobody waits for it, and serves that from then on', async () => {
    const asset = await uploaded(await picture(640, 480).jpeg().toBuffer())
    const headers = { accept: 'image/avif,image/webp,*/*' }
    const get = () => world.visitor().get(`${onSite(asset)}?format=500w`, { headers })
    const first = await get()
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=600',
    })
    await expect.poll(async () => (await get()).headers['content-type']).toBe('image/avif')
    const { bytes, headers: made } = await get()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'heif', width: 500 })
    expect(made['cache-control']).toContain('immutable')
    expect(made.etag).not.toBe(first.headers.etag)
  })

  it('keeps what shines through for browsers without WebP', async () => {
    const asset = await uploaded(
      await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
    )
    const { headers } = await world.visitor().get(`${onSite(asset)}?format=100w`)
    expect(headers['content-type']).toBe('image/png')
  })

  it('answers 304 to whoever has it already', async () => {
    const asset = await uploaded(await picture(90, 90).jpeg().toBuffer())
    const first = await world.visitor().get(onSite(asset))
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await world.visitor().get(onSite(asset), { headers })).status).toBe(304)
  })

  it('makes a tier once when many ask at the same moment', async () => {
    const asset = await uploaded(await picture(1500, 1500).jpeg().toBuffer())
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.visitor().get(`${onSite(asset)}?format=1000w`)),
    )
    const [first] = answers
    for (const { status, bytes } of answers) {
      expect(status).toBe(200)
      expect(bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true)
    }
  })

  it('is there for the editor’s canvas too', async () => {
    const asset = await uploaded(await picture(20, 20).jpeg().toBuffer())
    const host = `${world.site.identifier}--canvas.localhost:3000`
    const answer = await world.visitor({ ...world.site, host }).get(onSite(asset))
    expect(answer.status).toBe(200)
  })

  it.each(['f'.repeat(24), 'nope', '..%2f..%2fsecret-key'])('answers 404 for %s', async (id) => {
    expect((await world.visitor().get(`/images/${id}/x.jpg`)).status).toBe(404)
  })

  it('does not know pictures of other sites', async () => {
    const asset = await uploaded(await picture(20, 20).jpeg().toBuffer())
    const { browser, site } = await world.createOwner('neighbour@example.com')
    expect((await world.visitor(site).get(onSite(asset))).status).toBe(404)
    expect((await browser.get(`/s/${site.id}${onSite(asset)}`)).status).toBe(404)
    expect((await browser.get(asset.url)).status).toBe(404)
  })
})

describe('GET /s/:siteId/images/:assetId/:filename', () => {
  it('shows members their pictures, and nobody else', async () => {
    const asset = await uploaded(await picture(20, 20).jpeg().toBuffer())
    const mine = await world.owner.get(asset.url)
    expect(mine).toMatchObject({ status: 200 })
    expect(mine.headers['cache-control']).toContain('private')
    expect((await world.guest().get(asset.url)).status).toBe(401)
  })
})
