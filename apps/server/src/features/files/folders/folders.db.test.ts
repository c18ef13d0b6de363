import { newId } from '@sitewright/core/id'
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

interface Folder {
  readonly id: string
  readonly name: string
  readonly parentId: string | null
  readonly fileCount: number
}

const folders = async (): Promise<Folder[]> =>
  (await world.owner.get(`${api}/file-folders`)).body.folders
const named = async (name: string) => (await folders()).find((folder) => folder.name === name)
const add = (name: string, parentId: string | null = null) =>
  world.owner.post(`${api}/file-folders`, { name, parentId })
const added = async (name: string, parentId: string | null = null): Promise<string> =>
  (await add(name, parentId)).body.folder.id
const change = (id: string, body: object) => world.owner.patch(`${api}/file-folders/${id}`, body)
const upload = async (filename: string, query = '') => {
  const create = { width: 20, height: 10, channels: 3, background: 'red' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const { body } = await world.owner.post(`${api}/assets?filename=${filename}${query}`, bytes)
  return body.asset
}
const move = (assetIds: readonly string[], folderId: string | null) =>
  world.owner.post(`${api}/assets/move`, { assetIds, folderId })
const list = async (query: string): Promise<string[]> =>
  (await world.owner.get(`${api}/assets?${query}`)).body.items.map(
    ({ filename }: { filename: string }) => filename,
  )

describe('folders of the library', () => {
  it('hold files, whose address stays', async () => {
    const folderId = await added('Cups')
    const { id, path } = await upload('red.png')
    expect(await move([id, newId()], folderId)).toMatchObject({ status: 200, body: { count: 1 } })
    expect(await list(`folderId=${folderId}`)).toEqual(['red.png'])
    expect(await list('folderId=top')).not.toContain('red.png')
    expect(await list('search=red')).toEqual(['red.png'])
    expect(await named('Cups')).toMatchObject({ fileCount: 1, parentId: null })
    expect((await world.visitor().get(path)).status).toBe(200)
    await move([id], null)
    expect(await list('folderId=top')).toContain('red.png')
  })

  it('take uploads, and one for a folder that is gone lands at the top', async () => {
    const folderId = await added('Bowls')
    expect(await upload('in.png', `&folderId=${folderId}`)).toMatchObject({ folderId })
    expect(await upload('out.png', `&folderId=${newId()}`)).toMatchObject({ folderId: null })
  })

  it('stand in each other, three deep, under names of their own', async () => {
    const year = await added('Year')
    const season = await added('Season', year)
    const shoot = await added('Shoot', season)
    expect(await add('Deeper', shoot)).toMatchObject({ status: 409 })
    expect(await change(year, { parentId: shoot })).toMatchObject({ status: 409 })
    expect(await add('sEASON', year)).toMatchObject({
      status: 409,
      body: { errors: { name: 'There is a folder called “sEASON” here already.' } },
    })
    expect(await change(shoot, { name: 'Session', parentId: null })).toMatchObject({ status: 200 })
    expect(await named('Session')).toMatchObject({ id: shoot, parentId: null })
    expect(await add(' ')).toMatchObject({ status: 400 })
  })

  it('leave what was in them one level up, files in the trash too, and folders under a free name', async () => {
    const outer = await added('Outer')
    await added('Prints', outer)
    const inner = await added('Inner', outer)
    await added('Prints', inner)
    const [kept, removed] = [await upload('kept.png'), await upload('gone.png')]
    await move([kept.id, removed.id], inner)
    const { trashId } = (await world.owner.delete(`${api}/assets/${removed.id}`)).body
    expect((await world.owner.delete(`${api}/file-folders/${inner}`)).status).toBe(200)
    await world.owner.post(`${api}/trash/${trashId}/restore`, {})
    expect(await list(`folderId=${outer}`)).toEqual(['gone.png', 'kept.png'])
    expect(await named('Prints 2')).toMatchObject({ parentId: outer })
    expect(await named('Inner')).toBeUndefined()
  })

  it('are of one site', async () => {
    const folderId = await added('Ours')
    const stranger = await world.createOwner('shelves@example.com')
    const theirs = `/s/${stranger.site.id}/api`
    const { id } = await upload('ours.png')
    const moved = await stranger.browser.post(`${theirs}/assets/move`, {
      assetIds: [id],
      folderId,
    })
    expect(moved.status).toBe(404)
    const top = { assetIds: [id], folderId: null }
    expect((await stranger.browser.post(`${theirs}/assets/move`, top)).body).toEqual({ count: 0 })
    const inside = { name: 'Theirs', parentId: folderId }
    expect((await stranger.browser.post(`${theirs}/file-folders`, inside)).status).toBe(404)
  })

  it('are listed by one statement, however many there are', async () => {
    const statements = async () => {
      world.queries.length = 0
      await folders()
      return world.queries.length
    }
    const before = await statements()
    for (const name of ['One', 'Two', 'Three']) await added(name)
    expect(await statements()).toBe(before)
  })
})

describe('several files at once', () => {
  const remove = (assetIds: readonly string[], by = world.owner) =>
    by.post(`${api}/assets/remove`, { assetIds })

  it('go to the trash and come back, by as many statements as one', async () => {
    const statements = async (ids: readonly string[]) => {
      world.queries.length = 0
      const { body } = await remove(ids)
      // Others are those of jobs, which run meanwhile.
      const count = world.queries.filter((text) => /"(?:asset|trash_entry)"/.test(text)).length
      return { count, trashIds: body.trashIds }
    }
    const names = ['a.png', 'b.png', 'c.png', 'd.png']
    const ids = []
    for (const name of names) ids.push((await upload(name)).id)
    const [first = '', ...others] = ids
    const one = await statements([first])
    const many = await statements(others)
    expect(many.count).toBe(one.count)
    expect(many.trashIds).toHaveLength(3)
    for (const trashId of many.trashIds) {
      await world.owner.post(`${api}/trash/${trashId}/restore`, {})
    }
    expect(await list('folderId=top')).toEqual(expect.arrayContaining(['b.png', 'c.png', 'd.png']))
  })

  it('tell where any of them is shown, and stay while one is shown to someone who may not publish', async () => {
    const { body } = await world.owner.get(`${api}/assets?kind=image`)
    const ids: string[] = body.items.map(({ id }: { id: string }) => id)
    const { uses } = (await world.owner.get(`${api}/assets-uses?ids=${ids.join()}`)).body
    expect(uses).toContainEqual({ kind: 'page', id: expect.any(String), title: 'Home' })
    const writer = await addPerson(world, 'drafts@example.com', ROLES.draftEditor)
    expect(await remove(ids, writer.browser)).toMatchObject({ status: 403 })
    const { id } = await upload('unused.png')
    expect(await remove([id], writer.browser)).toMatchObject({ status: 200 })
  })
})
