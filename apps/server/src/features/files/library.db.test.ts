import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let api: string

beforeAll(async () => {
  world = await createTestWorld({
    config: { filesPerSite: { bytes: 2_000_000, count: 60 } },
  })
  api = `/s/${world.site.id}/api`
})
afterAll(() => world.close())

const PDF = Buffer.from('%PDF-1.7\nA menu\n%%EOF')
const MP3 = Buffer.concat([Buffer.from('ID3\x04\0'), Buffer.alloc(1000, 7)])
const picture = (background: string, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

const upload = (bytes: Buffer, filename: string) =>
  world.owner.post(`${api}/assets?filename=${encodeURIComponent(filename)}`, bytes)
const uploaded = async (bytes: Buffer, filename: string) =>
  (await upload(bytes, filename)).body.asset
const replace = (id: string, bytes: Buffer, filename: string) =>
  world.owner.put(`${api}/assets/${id}/file?filename=${encodeURIComponent(filename)}`, bytes)
const list = async (query: string) =>
  (await world.owner.get(`${api}/assets?${query}`)).body.items.map(
    ({ filename }: { filename: string }) => filename,
  )

describe('several files at once', () => {
  const archive = (ids: string) => world.owner.get(`/s/${world.site.id}/files/files.zip?ids=${ids}`)

  it('come as one archive of what was uploaded, in which no two have one name', async () => {
    const cup = await picture('#aa3311')
    const rows = [
      await uploaded(PDF, 'menu.pdf'),
      await uploaded(MP3, 'Menu.pdf.mp3'),
      await uploaded(cup, 'cup.png'),
    ]
    const { status, headers, bytes } = await archive(rows.map(({ id }) => id).join())
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('files.zip'),
      'cache-control': 'private, no-store',
    })
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
    for (const part of [PDF, MP3, cup, 'menu.pdf', 'Menu.pdf.mp3', 'cup.png']) {
      expect(bytes.includes(part)).toBe(true)
    }
  })

  it('are for members alone, and only those of the site', async () => {
    const { id } = await uploaded(PDF, 'list.pdf')
    const path = `/s/${world.site.id}/files/files.zip?ids=${id}`
    expect((await world.visitor().get(path)).status).toBe(404)
    const { browser } = await world.createOwner('archive@example.com')
    expect((await browser.get(path)).status).toBe(404)
    for (const ids of ['', 'menu', '0'.repeat(24)]) expect((await archive(ids)).status).toBe(404)
  })
})

describe('files that are no pictures', () => {
  it('lie under /s/ by name, and a second of that name beside the first', async () => {
    const first = await uploaded(PDF, 'Menü (März).pdf')
    expect(first).toMatchObject({ kind: 'document', width: null, path: '/s/menu-marz.pdf' })
    expect(await uploaded(PDF, 'menu-marz.pdf')).toMatchObject({ path: '/s/menu-marz-1.pdf' })
  })

  it('are downloads, with nothing that a browser could run', async () => {
    const { path } = await uploaded(PDF, 'Preise für "alle".pdf')
    const { status, headers, bytes } = await world.visitor().get(path)
    expect(status).toBe(200)
    expect(bytes.equals(PDF)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Preise f_r _alle_.pdf"; filename*=UTF-8''Preise%20f%C3%BCr%20%22alle%22.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, no-cache',
    })
    expect(headers['content-security-policy']).toContain("sandbox; default-src 'none'")
  })

  it('are played in parts', async () => {
    const { path, kind } = await uploaded(MP3, 'song.mp3')
    expect(kind).toBe('audio')
    const get = (headers: Record<string, string>) => world.visitor().get(path, { headers })
    const whole = await get({})
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' })
    expect(whole.headers['content-disposition']).toBeUndefined()
    const part = await get({ range: 'bytes=3-9' })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe('bytes 3-9/1005')
    expect(part.bytes.equals(MP3.subarray(3, 10))).toBe(true)
    expect((await get({ range: 'bytes=9999-' })).status).toBe(416)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
    expect((await get({ 'if-none-match': String(whole.headers.etag) })).status).toBe(304)
  })

  it('answer HEAD with their size, and unknown names with 404', async () => {
    const { path } = await uploaded(PDF, 'head.pdf')
    const head = await world.visitor().send({ method: 'HEAD', url: path })
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': `${PDF.length}` } })
    for (const name of ['nothing.pdf', '..%2f..%2fsecret-key', '%00']) {
      expect((await world.visitor().get(`/s/${name}`)).status).toBe(404)
    }
  })

  it('belong to one site', async () => {
    const { path, url } = await uploaded(PDF, 'ours.pdf')
    const { browser, site } = await world.createOwner('neighbour@example.com')
    expect((await world.visitor(site).get(path)).status).toBe(404)
    expect((await browser.get(url)).status).toBe(404)
    expect((await world.guest().get(url)).status).toBe(401)
    expect((await world.owner.get(url)).bytes.equals(PDF)).toBe(true)
  })

  it.each([
    ['a page', '<!doctype html><script>1</script>', 'page.html', 'supported file.'],
    ['a page named as a document', '<script>1</script>', 'menu.pdf', 'supported file.'],
    ['a page named as music', '<script>1</script>', 'song.mp3', 'supported audio file.'],
    ['a page named as a film', '<script>1</script>', 'film.mp4', 'supported video file.'],
    ['a program', 'MZ\x90\0\x03', 'setup.exe', 'supported file.'],
    ['nothing', '', 'menu.pdf', 'supported file.'],
  ])('fact 5.editor-messages.13: %s is refused', async (_what, text, name, words) => {
    expect(await upload(Buffer.from(text, 'latin1'), name)).toMatchObject({
      status: 400,
      body: { message: `The file ${name} does not appear to be a ${words}` },
    })
  })
})

describe('listAssets', () => {
  it('finds by part of a name and by kind', async () => {
    await uploaded(PDF, '100%_sure.pdf')
    await uploaded(await picture('red'), 'Findable.png')
    expect(await list('search=FINDA')).toEqual(['Findable.png'])
    expect(await list('search=finda&kind=document')).toEqual([])
    expect(await list('search=%25_s')).toEqual(['100%_sure.pdf'])
    const { items } = (await world.owner.get(`${api}/assets?kind=image`)).body
    expect(new Set(items.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['image']))
  })
})

describe('updateAsset', () => {
  const change = (id: string, body: object) => world.owner.patch(`${api}/assets/${id}`, body)

  it('changes a name but not the address of a file', async () => {
    const { id, path } = await uploaded(PDF, 'before.pdf')
    const { body } = await change(id, { filename: ' After.pdf ' })
    expect(body.asset).toMatchObject({ filename: 'After.pdf', path })
    const { headers } = await world.visitor().get(path)
    expect(headers['content-disposition']).toContain('filename="After.pdf"')
  })

  it.each([
    ['', 'Please enter a file name'],
    ['a/b.pdf', 'A file name cannot contain slashes or control characters.'],
  ])('refuses the name %j', async (filename, message) => {
    const { id } = await uploaded(PDF, 'kept.pdf')
    expect(await change(id, { filename })).toMatchObject({ status: 400, body: { message } })
  })

  it('keeps what stays in view, for templates too', async () => {
    const { id } = await uploaded(await picture('red'), 'focal.png')
    const { body } = await change(id, { focalPoint: { x: 0.25, y: 1 } })
    expect(body.asset).toMatchObject({ filename: 'focal.png', focalPoint: { x: 0.25, y: 1 } })
    expect((await change(id, { focalPoint: { x: 2, y: 0 } })).status).toBe(400)
  })
})

describe('replaceAsset', () => {
  it('changes a picture wherever it is shown, under another address', async () => {
    await world.owner.post(`${api}/publish`, {})
    const before = (await world.visitor().get('/')).text
    const { items } = (await world.owner.get(`${api}/assets?kind=image`)).body
    const shown = items.find(({ path }: { path: string }) => before.includes(path))
    const old = await world.visitor().get(`${shown.path}?format=100w`)

    const { status, body } = await replace(shown.id, await picture('#00f', 30), 'anything.webp')
    expect(status).toBe(200)
    expect(body.asset).toMatchObject({ id: shown.id, filename: shown.filename, width: 30 })
    expect(body.asset.path).not.toBe(shown.path)
    await expect
      .poll(async () => (await world.visitor().get('/')).text)
      .toContain(`src="${body.asset.path}?`)
    expect((await world.visitor().get('/')).text).not.toContain(shown.path)

    const now = await world.visitor().get(`${body.asset.path}?format=100w`)
    expect(now.headers['cache-control']).toContain('immutable')
    expect(now.bytes.equals(old.bytes)).toBe(false)
    const atOldAddress = await world.visitor().get(`${shown.path}?format=100w`)
    expect(atOldAddress.status).toBe(302)
    expect(atOldAddress.headers.location).toBe(`${body.asset.path}?format=100w`)
  })

  it('clears away the bytes that nothing shows any more', async () => {
    const { id } = await uploaded(await picture('red'), 'twice.png')
    await replace(id, await picture('green'), 'twice.png')
    const { path } = (await replace(id, await picture('blue'), 'twice.png')).body.asset
    await world.runJobs()
    expect(await world.app.files.list(world.site.id, `images/${id}`)).toEqual(['v3'])
    const { bytes } = await world.visitor().get(path)
    const { channels } = await sharp(bytes).stats()
    expect(channels.map(({ mean }) => mean)).toEqual([0, 0, 255])
  })

  it('leaves a file at its address, and browsers find that it changed', async () => {
    const { id, path } = await uploaded(PDF, 'prices.pdf')
    const { headers } = await world.visitor().get(path)
    const other = Buffer.from('%PDF-1.7\nAnother')
    expect((await replace(id, other, 'new prices.pdf')).body.asset.path).toBe(path)
    const again = await world.visitor().get(path, {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.bytes.equals(other)).toBe(true)
  })

  it('takes only what is of the same kind, and keeps what was there', async () => {
    const image = await uploaded(await picture('red'), 'stays.png')
    const file = await uploaded(PDF, 'stays.pdf')
    expect(await replace(image.id, PDF, 'a.pdf')).toMatchObject({
      status: 400,
      body: { message: 'The file a.pdf does not appear to be a supported image file.' },
    })
    expect(await replace(file.id, MP3, 'a.mp3')).toMatchObject({
      status: 400,
      body: { code: 'notTheSameKind' },
    })
    expect((await replace('f'.repeat(24), PDF, 'a.pdf')).status).toBe(404)
    expect((await world.visitor().get(file.path)).bytes.equals(PDF)).toBe(true)
  })
})

describe('removeAsset', () => {
  it('takes a picture off the site, and off the disk once it is removed from the trash', async () => {
    const { id, path } = await uploaded(await picture('red'), 'gone.png')
    expect((await world.visitor().get(path)).status).toBe(200)
    const { body } = await world.owner.delete(`${api}/assets/${id}`)
    await expect.poll(async () => (await world.visitor().get(path)).status).toBe(404)
    expect((await world.owner.delete(`${api}/assets/${id}`)).status).toBe(404)
    expect((await world.owner.delete(`${api}/trash/${body.trashId}`)).status).toBe(200)
    await world.runJobs()
    expect(await world.app.files.find(world.site.id, `images/${id}`)).toBeUndefined()
  })
})

describe('what a site may keep', () => {
  it('is told, and refused beyond that with nothing changed', async () => {
    const { browser, site } = await world.createOwner('hoarder@example.com')
    const own = `/s/${site.id}/api`
    const usage = async () => (await browser.get(`${own}/assets-usage`)).body
    const before = await usage()
    expect(before).toMatchObject({ maxBytes: 2_000_000, maxCount: 60 })
    const large = Buffer.concat([PDF, Buffer.alloc(1_900_000 - before.bytes, 32)])
    const send = () => browser.post(`${own}/assets?filename=large.pdf`, large)
    expect((await send()).status).toBe(200)
    const { status, body } = await send()
    expect([status, body.code]).toEqual([413, 'filesFull'])
    expect(body.message).toContain('it may keep 1.9 MB')
    expect(await usage()).toMatchObject({ count: before.count + 1 })
  })

  it('holds when many come at once', async () => {
    const { browser, site } = await world.createOwner('racer@example.com')
    const own = `/s/${site.id}/api`
    const { count } = (await browser.get(`${own}/assets-usage`)).body
    await browser.crumb()
    const answers = await Promise.all(
      Array.from({ length: 64 - count }, (_, index) =>
        browser.post(`${own}/assets?filename=${index}.pdf`, PDF),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60 - count)
    expect(answers.filter(({ status }) => status === 413)).toHaveLength(4)
    expect((await browser.get(`${own}/assets-usage`)).body.count).toBe(60)
  })
})

describe('pictures without a description', () => {
  const undescribed = () => list('undescribed=yes')
  const counted = async () => (await world.owner.get(`${api}/assets-usage`)).body.undescribed

  it('are listed and counted until they have one, or are decorative', async () => {
    const before = await counted()
    const first = await uploaded(await picture('teal'), 'Teal.png')
    const second = await uploaded(await picture('lime'), 'Lime.png')
    await uploaded(PDF, 'no-picture.pdf')
    expect(await undescribed()).toEqual(expect.arrayContaining(['Lime.png', 'Teal.png']))
    expect(await undescribed()).not.toContain('no-picture.pdf')
    expect(await counted()).toBe(before + 2)
    await world.owner.patch(`${api}/assets/${first.id}`, { altText: 'A wall' })
    const { body } = await world.owner.patch(`${api}/assets/${second.id}`, { isDecorative: true })
    expect(body.asset).toMatchObject({ isDecorative: true, altText: '' })
    expect(await counted()).toBe(before)
  })

  it('are decorative no more once somebody describes them', async () => {
    const { id } = await uploaded(await picture('plum'), 'Plum.png')
    await world.owner.patch(`${api}/assets/${id}`, { isDecorative: true })
    const { body } = await world.owner.patch(`${api}/assets/${id}`, { altText: 'A plum' })
    expect(body.asset).toMatchObject({ isDecorative: false, altText: 'A plum' })
  })
})

describe('a file that the library has already', () => {
  const reuse = async (bytes: Buffer, filename: string) =>
    (
      await world.owner.post(
        `${api}/assets?sameBytes=reuse&filename=${encodeURIComponent(filename)}`,
        bytes,
      )
    ).body
  const usage = async () => (await world.owner.get(`${api}/assets-usage`)).body

  it('is the answer where the same bytes are to be used, also under another name', async () => {
    const bytes = await picture('#184c2c')
    const first = await reuse(bytes, 'fern.png')
    expect(first).toMatchObject({ isKnown: false })
    const before = await usage()
    expect(await reuse(bytes, 'fern (1).png')).toEqual({ asset: first.asset, isKnown: true })
    expect(await usage()).toEqual(before)
    const document = (await reuse(PDF, 'once.pdf')).asset
    expect(await reuse(PDF, 'twice.pdf')).toEqual({ asset: document, isKnown: true })
  })

  it('is stored once where it comes several times at once', async () => {
    const bytes = await picture('#184c2d')
    const answers = await Promise.all(['a.png', 'b.png', 'c.png'].map((name) => reuse(bytes, name)))
    expect(new Set(answers.map(({ asset }) => asset.id)).size).toBe(1)
  })

  it('is kept once more where that is asked for', async () => {
    const bytes = await picture('#184c2e')
    const { id } = await uploaded(bytes, 'fern.png')
    expect((await uploaded(bytes, 'fern.png')).id).not.toBe(id)
    // The older one is what everybody knows.
    expect((await reuse(bytes, 'fern.png')).asset.id).toBe(id)
  })

  it.each([
    ['in the trash', (id: string) => world.owner.delete(`${api}/assets/${id}`)],
    ['replaced', async (id: string) => replace(id, await picture('#184c30'), 'else.png')],
    [
      'edited',
      async (id: string) => {
        const { items } = (await world.owner.get(`${api}/assets?ids=${id}`)).body
        const crop = { x: 0, y: 0, width: 1, height: 1 }
        const edit = { turns: 1, crop, brightness: 0, contrast: 0 }
        return world.owner.post(`${api}/assets/${id}/edit`, { edit, path: items[0].path })
      },
    ],
  ])('is stored anew where what came of it is %s', async (what, change) => {
    const bytes = await picture('#184c2f', 60 + what.length)
    const { id } = await uploaded(bytes, 'fern.png')
    expect((await change(id)).status).toBe(200)
    expect(await reuse(bytes, 'fern.png')).toMatchObject({ isKnown: false })
  })

  it('is known by what it was replaced with', async () => {
    const { id } = await uploaded(await picture('#184c31'), 'fern.png')
    const bytes = await picture('#184c32')
    await replace(id, bytes, 'other.png')
    expect((await reuse(bytes, 'other.png')).asset.id).toBe(id)
  })

  it('is never another site’s', async () => {
    const bytes = await picture('#184c33')
    const { id } = await uploaded(bytes, 'fern.png')
    const other = await world.createOwner('elsewhere@example.com')
    const { body } = await other.browser.post(
      `/s/${other.site.id}/api/assets?sameBytes=reuse&filename=fern.png`,
      bytes,
    )
    expect(body).toMatchObject({ isKnown: false })
    expect(body.asset.id).not.toBe(id)
  })
})
