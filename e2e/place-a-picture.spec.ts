/** A picture is found by its folder where it is placed, and asks there for the description that it lacks. */

import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { look } from './look.ts'
import { makeSite, openEditor } from './owner.ts'
import { ownerBy } from './people.ts'
import { world } from './world.ts'

test('a picture without a description asks for one where it is placed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await makeSite(page, { email: 'place-a-picture@example.com', title: 'Ana Places' })
  const api = `/s/${new URL(page.url()).pathname.split('/')[2]}/api`
  const owner = ownerBy(page.request, world().demo.studio)
  const create = { width: 90, height: 60, channels: 3, background: '#2f6137' } as const
  const bytes = await sharp({ create }).png().toBuffer()
  const { body: shelf } = await owner.post(`${api}/file-folders`, { name: 'Cups', parentId: null })
  const folder = `folderId=${shelf.folder.id}`
  await owner.post(`${api}/assets?filename=cup.png&${folder}`, bytes)

  const canvas = await openEditor(page, 'Home')
  await page.getByRole('button', { name: 'Add Picture', exact: true }).click()
  await canvas.getByText('Choose a picture', { exact: true }).click()
  const library = page.getByRole('dialog', { name: 'Choose a picture' })
  await library.getByRole('button', { name: /Folder$/ }).click()
  await page.getByRole('option', { name: 'Cups' }).click()
  await expect(library.getByRole('button', { name: /^Use / })).toHaveCount(1)
  await look(page, 'picker-folder')
  await library.getByRole('button', { name: 'Use cup.png' }).click()
  await expect(library).toHaveCount(0)

  const settings = page.locator('[data-settings-fields]')
  const question = settings.getByRole('textbox', { name: 'Describe this picture' })
  // One question at a time: the block's own description is for afterwards.
  const own = settings.getByRole('textbox', { name: /^Description/ })
  await expect(own).toHaveCount(0)
  await question.fill('A green cup')
  await look(page, 'picture-asks')
  await settings.getByRole('button', { name: 'Keep the description' }).click()
  await expect(question).toHaveCount(0)
  await expect(own).toBeVisible()
  await expect(settings.getByRole('button', { name: 'Replace picture' })).toBeFocused()
  const { body } = await owner.get(`${api}/assets?${folder}`)
  expect(body.items).toMatchObject([{ altText: 'A green cup' }])
})

test('so it does where it is chosen for a product, a post or a page, but not as an icon', async ({
  page,
}) => {
  await makeSite(page, { email: 'describe-where@example.com', title: 'Ana Tells', start: 'Shop' })
  const site = page.url().replace(/\/pages$/, '')
  const api = `/s/${new URL(page.url()).pathname.split('/')[2]}/api`
  const owner = ownerBy(page.request, world().demo.studio)
  const idOf = async (background: string, name: string) => {
    const create = { width: 90, height: 60, channels: 3, background } as const
    const bytes = await sharp({ create }).png().toBuffer()
    return (await owner.post(`${api}/assets?filename=${name}`, bytes)).body.asset.id
  }
  const imageIds = [await idOf('#2f6137', 'cup.png'), await idOf('#2f6138', 'bowl.png')]
  const variants = [{ sku: 'A', attributes: {}, priceMinor: 100, stock: { unlimited: true } }]
  const { body } = await owner.post(`${api}/products`, { title: 'Cup', imageIds, variants })
  await page.goto(`${site}/products/${body.product.id}`)
  await page.getByLabel('What does “cup.png” show?').fill('A green cup')
  await look(page, 'product-asks')
  await page.getByRole('button', { name: 'Keep the description' }).click()
  await page.getByRole('button', { name: 'It is decoration' }).click()
  await expect(page.getByRole('button', { name: 'Keep the description' })).toHaveCount(0)

  await idOf('#2f6139', 'share.png')
  await page.goto(`${site}/site-settings`)
  const choose = async (field: string) => {
    const group = page.getByRole('group', { name: field })
    await group
      .getByRole('button', { name: /picture$|^Replace$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Use share.png' }).click()
    await expect(page.locator('dialog, [role="dialog"]')).toHaveCount(0)
    return group
  }
  const icon = await choose('Icon in browser tabs')
  await expect(icon.getByRole('img')).toHaveCount(0)
  await expect(page.getByLabel('Describe this picture')).toHaveCount(0)
  await choose('Picture for sharing')
  await expect(page.getByLabel('Describe this picture')).toBeVisible()
  await look(page, 'sharing-picture-asks')
})
