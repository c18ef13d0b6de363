/** Media of a page: what is pasted, chosen and entered by an owner, and what visitors see and play of it. */

import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { NIGHTLY } from './nightly-tag.ts'
import { FILM, FILM_TITLE } from './other-sites.ts'
import { overflow } from './overflow.ts'
import { expectTyping, makeSite, openEditor, publish, saveState } from './owner.ts'
import { takePictures } from './picture.ts'
import { soundFile } from './sound-file.ts'

async function pasteText(canvas: FrameLocator, text: string): Promise<void> {
  await canvas.locator(':focus').evaluate((element, words) => {
    const data = new DataTransfer()
    data.setData('text/plain', words)
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true })
    Object.defineProperty(event, 'clipboardData', { value: data })
    element.dispatchEvent(event)
  }, text)
}

const wordsBehindCursor = (canvas: FrameLocator) =>
  canvas.locator('.ProseMirror').evaluate((text) => {
    const range = getSelection()?.getRangeAt(0).cloneRange()
    range?.setEnd(text, text.childNodes.length)
    return range?.toString()
  })

/** Adds a block, and waits for its own settings: those of the block before it have fields of the same names. */
async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
  await expect(page.getByRole('heading', { name, exact: true, level: 2 })).toBeVisible()
}

async function upload(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: /choose/i }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
  await expect(dialog).toBeHidden()
}

test(
  'an owner puts a film, a sound and a place on a page, and nothing of them is loaded from elsewhere unasked',
  NIGHTLY,
  async ({ page, context }) => {
    await makeSite(page, { email: 'media@example.com', title: 'Media' })
    const canvas = await openEditor(page, 'Home')
    const panel = page.locator('[data-settings-fields]')

    // Pasted on a line of its own, an address becomes its block.
    await canvas.locator('.sqs-html-content p').first().click()
    await expectTyping(canvas)
    // The click may place the cursor after the first press of the key.
    await expect
      .poll(async () => {
        await page.keyboard.press('ControlOrMeta+End')
        return wordsBehindCursor(canvas)
      })
      .toBe('')
    await page.keyboard.press('Enter')
    await expect(canvas.locator('.ProseMirror > *').last()).toHaveText('')
    await pasteText(canvas, FILM)
    const film = canvas.locator('.sqs-block-video')
    await expect(film.locator('strong')).toHaveText(FILM_TITLE)
    await expect(film.locator('img')).toBeVisible()
    await film.click()
    await expect(panel.getByText(`Vimeo: ${FILM_TITLE}`)).toBeVisible()
    await takePictures(page, 'media video panel')

    await add(page, 'Embed')
    const address = panel.getByLabel('Address')
    await address.fill('https://example.com/film')
    await expect(panel.getByText('Nothing at that address can be embedded here.')).toBeVisible()
    await address.fill('https://www.flickr.com/photos/clay/404/')
    await expect(panel.getByText('There is nothing at that address.')).toBeVisible()
    await address.fill('https://soundcloud.com/clay/kiln')
    await expect(canvas.locator('.sqs-block-embed')).toContainText('Listen on SoundCloud')
    await takePictures(page, 'media embed panel')

    await add(page, 'Audio')
    await panel.getByLabel('Title').fill('The sound of the wheel')
    await upload(page, 'wheel.wav', 'audio/wav', soundFile(20))
    await expect(panel.getByText('wheel.wav')).toBeVisible()
    await expect(canvas.locator('.sqs-block-audio audio')).toHaveAttribute('src', /wheel\.wav/)
    await takePictures(page, 'media audio panel')

    await add(page, 'Map')
    await panel.getByLabel('Name of the place').fill('The Kiln')
    await panel.getByLabel('Address').fill('1 Clay Road\nStoke')
    await panel.getByRole('textbox', { name: 'Coordinates' }).fill('53.0027, here')
    await expect(panel.getByText('Enter two numbers')).toBeVisible()
    await panel.getByRole('textbox', { name: 'Coordinates' }).fill('53.0027, -2.1794')
    await expect(canvas.locator('.sqs-block-map')).toContainText('53.0027° N, 2.1794° W')
    await panel.getByRole('button', { name: 'Look it up' }).click()
    await expect(panel.getByText(/enter a key for Google Maps/)).toBeVisible()
    await expectAccessible(page, ['iframe'])
    await takePictures(page, 'media map panel')

    await add(page, 'Album')
    await panel.getByLabel('Title').fill('Kiln Recordings')
    await panel.getByRole('button', { name: 'Add track' }).click()
    await panel.getByLabel('Title').last().fill('Wedging')
    await panel.getByRole('button', { name: 'Choose a file' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'wheel.wav' }).click()
    await expect(canvas.locator('.sqs-block-album audio')).toHaveCount(1)
    await takePictures(page, 'media album panel')
    await expect(saveState(page)).toHaveText('Saved')
    await publish(page)

    const link = await page.getByRole('dialog').getByRole('link').first().getAttribute('href')
    const visitor = await context.newPage()
    const site = new URL(link ?? '')
    const elsewhere: string[] = []
    await visitor.route(
      (url) => url.host !== site.host,
      (route) => {
        elsewhere.push(route.request().url())
        return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' })
      },
    )
    await visitor.goto(site.href)
    const player = visitor.locator('.sqs-block-audio')
    await player.scrollIntoViewIfNeeded()
    await expect(player.getByRole('button', { name: 'Play The sound of the wheel' })).toBeVisible()
    await visitor.locator('.sqs-block-album').scrollIntoViewIfNeeded()
    await expect(visitor.locator('.sqs-block-album .sw-player')).toBeVisible()
    await expectAccessible(visitor)
    await takePictures(visitor, 'media page')
    await visitor.setViewportSize({ width: 320, height: 700 })
    expect(await overflow(visitor)).toBe(0)
    expect(elsewhere).toEqual([])

    // By keyboard: the sound begins, moves and stops; another one stops it.
    await player.getByRole('button', { name: 'Play The sound of the wheel' }).press('Enter')
    const position = player.getByRole('slider')
    await expect(position).toHaveAttribute('aria-valuetext', /^0:0[1-9] of 0:20$/)
    await position.press('End')
    await position.press('ArrowLeft')
    await expect(position).toHaveAttribute('aria-valuetext', /^0:(19|20) of 0:20$/)
    await position.press('Home')
    await visitor.locator('.sqs-block-album').getByRole('button', { name: /^Play/ }).press(' ')
    await expect(player.getByRole('button', { name: /^Play/ })).toBeVisible()
    expect(elsewhere).toEqual([])

    await visitor.locator('.sqs-block-video .sw-facade-link').press('Enter')
    await expect(visitor.frameLocator('.sqs-block-video iframe').getByText('Player')).toBeVisible()
    await expect(visitor.locator('.sqs-block-video iframe')).toBeFocused()
    expect(elsewhere).toEqual(['https://player.vimeo.com/video/76979871?app_id=1&autoplay=1'])
  },
)
