/** A site whose files lie in a bucket, also while that is away. */

import { readConfig } from '@sitewright/server/platform/settings/config'
import { startTestS3, type TestS3 } from '@sitewright/testing/test-s3'
import { createTestWorld, type TestWorld } from '@sitewright/testing/test-world'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStores } from '../../platform/files/open-stores.ts'

let service: TestS3
let world: TestWorld

beforeAll(async () => {
  service = await startTestS3()
  world = await createTestWorld({
    config: { files: readConfig(service.env).files, avif: false },
  })
})
afterAll(async () => {
  await world.close()
  await service.close()
})

const picture = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
const upload = (bytes: Buffer, filename: string) =>
  world.owner.post(`/s/${world.site.id}/api/assets?filename=${filename}`, bytes)
/** Path of a picture on the site's own host. */
const onSite = (asset: { url: string }) => asset.url.replace(`/s/${world.site.id}`, '')
const assetCount = async () =>
  (await world.owner.get(`/s/${world.site.id}/api/assets`)).body.items.length

async function storedPaths(): Promise<string[]> {
  const { home } = await openStores(world.app.config, 'command')
  const paths: string[] = []
  for await (const path of home.walk(world.site.id)) paths.push(path)
  return paths
}

it('shows an uploaded picture in the sizes that are asked for, edits and replaces it', async () => {
  const { status, body } = await upload(await picture('#c0643c'), 'bowl.jpg')
  expect(status).toBe(200)
  const visitor = world.visitor()
  const small = await visitor.get(`${onSite(body.asset)}?format=500w`)
  expect(small).toMatchObject({ status: 200 })
  expect((await visitor.get(`${onSite(body.asset)}?format=500w`)).status).toBe(200)
  const paths = await storedPaths()
  expect(paths.filter((path) => path.includes(body.asset.id)).length).toBe(2)

  const path = `/s/${world.site.id}/api/assets/${body.asset.id}`
  const replaced = await world.owner.put(`${path}/file?filename=bowl.jpg`, await picture('#3c64c0'))
  expect(replaced.status, replaced.text).toBe(200)
  expect((await visitor.get(onSite(replaced.body.asset))).status).toBe(200)
  await world.runJobs()
  const after = (await storedPaths()).filter((one) => one.includes(body.asset.id))
  expect(after.every((one) => one.includes('/v2/'))).toBe(true)
})

it('sends any part of a film', async () => {
  const { body } = await upload(Buffer.from('%PDF-1.4 0123456789'), 'menu.pdf')
  const { headers, text, status } = await world
    .visitor()
    .get(body.asset.path, { headers: { range: 'bytes=9-12' } })
  expect({ status, text }).toEqual({ status: 206, text: '0123' })
  expect(headers['content-range']).toBe('bytes 9-12/19')
})

it('serves the pictures that were asked for before while the bucket is away, and takes no uploads', async () => {
  const { body } = await upload(await picture('#64c03c'), 'plate.jpg')
  const visitor = world.visitor()
  const address = `${onSite(body.asset)}?format=300w`
  expect((await visitor.get(address)).status).toBe(200)
  const [count, paths] = [await assetCount(), await storedPaths()]
  await service.stop()

  expect((await visitor.get(address)).status).toBe(200)
  const other = await visitor.get(`${onSite(body.asset)}?format=100w`)
  expect(other.status).toBeOneOf([200, 503])
  const refused = await upload(await picture('#000000'), 'fork.jpg')
  expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)

  await service.begin()
  expect(await assetCount()).toBe(count)
  const added = (await storedPaths()).filter((path) => !paths.includes(path))
  expect(added.filter((path) => path.endsWith('original'))).toEqual([])
  expect((await upload(await picture('#000000'), 'fork.jpg')).status).toBe(200)
})
