import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { rowsOf } from '@sitewright/testing/matrix'
import sharp from 'sharp'
import { NIGHTLY } from './nightly-tag.ts'
import { expectTyping, makeSite, openEditor, saveState, typeAndSave } from './owner.ts'
import { takePictures } from './picture.ts'

const SAMPLES = join(import.meta.dirname, '../apps/studio/src/paste/samples')
const HOSTILE = `<img src=x onerror="top.hit=1;window.hit=1"><svg onload="window.hit=1"></svg><script>window.hit=1</script>
<p onclick="window.hit=1">Harmless <a href="javascript:window.hit=1">words</a></p>`

interface Clipboard {
  readonly html?: string
  readonly text?: string
  /** Pictures as base64. */
  readonly pictures?: readonly string[]
}

/** Pastes into what has the keyboard on the page, as the browser does it. */
async function paste(canvas: FrameLocator, clipboard: Clipboard): Promise<void> {
  await canvas.locator(':focus').evaluate((element, { html = '', text = '', pictures = [] }) => {
    const data = new DataTransfer()
    if (html) data.setData('text/html', html)
    if (text) data.setData('text/plain', text)
    for (const [index, picture] of pictures.entries()) {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
      data.items.add(new File([bytes], `pasted-${index}.png`, { type: 'image/png' }))
    }
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true, composed: true })
    // Firefox keeps nothing of what an event is made with here.
    Object.defineProperty(event, 'clipboardData', { value: data })
    element.dispatchEvent(event)
  }, clipboard)
}

async function png(color: string): Promise<string> {
  const picture = { width: 300, height: 200, channels: 3 as const, background: color }
  return (await sharp({ create: picture }).png().toBuffer()).toString('base64')
}

interface Box {
  readonly id: string
  readonly top: number
  readonly bottom: number
  readonly size: string
}

/** The blocks of the first section as they are drawn, from top to bottom. */
async function drawn(canvas: FrameLocator): Promise<readonly Box[]> {
  const section = canvas.locator('.sw-document .sw-section').first()
  return section.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('[data-block-id]')]
      .map((block) => ({ id: block.dataset.blockId ?? '', box: block.getBoundingClientRect() }))
      .map(({ id, box }) => ({
        id,
        top: Math.round(box.top + scrollY),
        bottom: Math.round(box.bottom + scrollY),
        size: `${Math.round(box.width)} by ${Math.round(box.height)}`,
      }))
      .sort((a, b) => a.top - b.top),
  )
}

/** A site of its own, with the cursor at the end of the first paragraph of its home page. */
async function typeAtEnd(page: Page, email: string, title: string) {
  await makeSite(page, { email, title })
  const canvas = await openEditor(page, 'Home')
  const words = canvas.locator('.sqs-html-content').first()
  await words.locator('p').first().click()
  await expectTyping(canvas)
  await page.keyboard.press('ControlOrMeta+End')
  return { canvas, words }
}

test('a text from Word comes with its lists, headings, links and cells, and one step takes it back', async ({
  page,
}) => {
  const { canvas, words } = await typeAtEnd(page, 'word@example.com', 'From Word')
  const before = await words.textContent()
  await paste(canvas, { html: readFileSync(join(SAMPLES, 'word.txt'), 'utf8') })
  await expect(words.locator('h1')).toHaveText([/^We design/, 'Opening times'])
  await expect(words.locator('h2')).toHaveText('1. Prices')
  await expect(words.locator('ul > li > p')).toHaveText([
    'Mugs',
    'Blue ones',
    'More of the blue ones',
    'Bowls',
  ])
  await expect(words.locator('ul ul li p').first()).toHaveText('Blue ones')
  await expect(words.locator('ol > li > p')).toHaveText(['Throw', 'Centre', 'Fire'])
  await expect(words.locator('p', { hasText: 'Jug' })).toHaveText('Jug · 30')
  await expect(words.getByRole('link', { name: 'holidays' })).toHaveAttribute(
    'href',
    'https://example.com/holidays',
  )
  await expect(words.locator('blockquote p')).toHaveText(['Clay remembers.', 'So do we.'])
  await expect(page.getByText('Some pictures could not come along')).toBeVisible()
  await expect(saveState(page)).toHaveText('Saved')
  await takePictures(page, 'paste-word')

  const after = await words.textContent()
  await page.keyboard.press('ControlOrMeta+z')
  await expect.poll(() => words.textContent()).toBe(before)
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect.poll(() => words.textContent()).toBe(after)
  await typeAndSave(page, ' Yes', async () => {
    await page.keyboard.type(' Yes')
    await page.keyboard.press('Escape')
  })
  await page.reload()
  await expect(words.locator('blockquote')).toContainText('So do we. Yes')
})

test(
  'pasted and dropped pictures stand below the text, and go with the step that brought them',
  NIGHTLY,
  async ({ page }) => {
    const { canvas, words } = await typeAtEnd(page, 'pasted-pictures@example.com', 'With Pictures')
    const blocks = canvas.locator('.sqs-block-image')
    const uploaded = canvas.locator('img[src*="pasted"]')
    const count = await blocks.count()
    const html = `<h2>A mug</h2><img alt="A red mug" src="data:image/png;base64,${await png('#b3261e')}">`
    await paste(canvas, { html })
    await expect(words.locator('h2')).toHaveText('A mug')
    await expect(blocks).toHaveCount(count + 1)
    await expect(uploaded).toHaveCount(1)
    await expect(uploaded).toHaveAttribute('alt', 'A red mug')
    await page.keyboard.type('!')
    await expect(words.locator('h2')).toHaveText('A mug!')

    await page.keyboard.press('ControlOrMeta+z')
    await expect(words.locator('h2')).toHaveText('A mug')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(blocks).toHaveCount(count)
    await expect(words.locator('h2')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(uploaded).toHaveCount(1)

    // A picture alone, while a block is selected and no text has the keyboard.
    await page.keyboard.press('Escape')
    await paste(canvas, { pictures: [await png('#245b9c')] })
    await expect(uploaded).toHaveCount(2)
    await expect(saveState(page)).toHaveText('Saved')
    await takePictures(page, 'paste-pictures')

    await canvas.locator('body').evaluate(
      (body, picture) => {
        const data = new DataTransfer()
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
        data.items.add(new File([bytes], 'pasted-and-dropped.png', { type: 'image/png' }))
        const target = body.querySelector('[data-block-id]')
        const { x, y } = target?.getBoundingClientRect() ?? { x: 0, y: 0 }
        const at = { clientX: x + 40, clientY: y + 40, bubbles: true, cancelable: true }
        for (const type of ['dragover', 'drop']) {
          target?.dispatchEvent(new DragEvent(type, { dataTransfer: data, ...at }))
        }
      },
      await png('#3d7a4b'),
    )
    await expect(uploaded).toHaveCount(3)
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(uploaded).toHaveCount(3)
  },
)

for (const view of rowsOf(['Desktop', 'Phone'], (view) => view === 'Desktop')) {
  test(`pictures pasted on the ${view} come right after their text, and push what is below`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    const email = `pushing-${view.toLowerCase()}@example.com`
    const { canvas, words } = await typeAtEnd(page, email, `Pushing ${view}`)
    await page.keyboard.press('Escape')
    await page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click()
    await words.locator('p').first().click()
    await expectTyping(canvas)
    await page.keyboard.press('ControlOrMeta+End')
    const id = await words.evaluate(
      (element) => element.closest<HTMLElement>('[data-block-id]')?.dataset.blockId ?? '',
    )
    const before = await drawn(canvas)
    const below = before.filter(
      ({ top }) => top >= (before.find((box) => box.id === id)?.bottom ?? 0),
    )
    expect(below.length).toBeGreaterThan(0)

    const pictures = [await png('#b3261e'), await png('#245b9c')]
    const markup = pictures.map(
      (data, index) => `<img alt="Picture ${index}" src="data:image/png;base64,${data}">`,
    )
    await paste(canvas, { html: `<p>Two of them</p>${markup.join('')}` })
    const uploaded = canvas.locator('img[src*="pasted"]')
    await expect(uploaded).toHaveCount(2)
    await expect(saveState(page)).toHaveText('Saved')
    await expect
      .poll(async () => {
        const boxes = await drawn(canvas)
        return boxes
          .slice(boxes.findIndex((box) => box.id === id))
          .map((box) => box.id)
          .slice(3)
      })
      .toEqual(below.map((box) => box.id))
    const after = await drawn(canvas)
    const at = after.findIndex((box) => box.id === id)
    const [own, first, second, next] = after.slice(at)
    if (!(own && first && second && next)) throw new Error('There is nothing below the text')
    for (const [upper, lower] of [
      [own, first],
      [first, second],
      [second, next],
    ] as const) {
      expect(lower.top).toBeGreaterThanOrEqual(upper.bottom - 1)
    }
    expect(first.top - own.bottom).toBeLessThan(60)
    expect(second.top - first.bottom).toBeLessThan(60)
    const alts = await uploaded.evaluateAll((images) =>
      images
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((image) => image.getAttribute('alt')),
    )
    expect(alts).toEqual(['Picture 0', 'Picture 1'])
    const sizes = (boxes: readonly Box[]) =>
      Object.fromEntries(boxes.map((box) => [box.id, box.size]))
    const { [id]: _own, ...others } = sizes(before)
    expect(sizes(after)).toMatchObject(others)
    await takePictures(page, `paste-pushes-${view.toLowerCase()}`)

    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => drawn(canvas)).toEqual(before)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect.poll(() => drawn(canvas)).toEqual(after)
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(uploaded).toHaveCount(2)
    await page.getByRole('radiogroup', { name: 'View' }).getByText(view, { exact: true }).click()
    await expect.poll(() => drawn(canvas)).toEqual(after)
  })
}

test('markup that is hostile does nothing, and what is too much is refused in a sentence', async ({
  page,
}) => {
  const { canvas, words } = await typeAtEnd(page, 'hostile@example.com', 'Unmoved')
  await paste(canvas, { html: HOSTILE })
  await expect(words).toContainText('Harmless words')
  await expect(words.locator('a, img, script, [onclick]')).toHaveCount(0)
  const frames = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => (window as { hit?: number }).hit)),
  )
  expect(frames.filter((hit) => hit !== undefined)).toEqual([])

  const before = await words.textContent()
  await paste(canvas, { html: '<p><b>word</b> and more</p>'.repeat(400_000) })
  const refusal = page.getByText('That is too much for one text').first()
  await expect(refusal).toBeVisible()
  await page.keyboard.type('?')
  await expect.poll(() => words.textContent()).toBe(`${before}?`)
  await paste(canvas, { text: 'words '.repeat(2_000_000) })
  await typeAndSave(page, '?!', async () => {
    await page.keyboard.type('!')
    await expect.poll(() => words.textContent()).toBe(`${before}?!`)
    await page.keyboard.press('Escape')
  })
  await page.reload()
  await expect.poll(() => words.textContent()).toBe(`${before}?!`)
})

test('three clicks without a pause select the line, and typing over everything keeps its heading', async ({
  page,
}) => {
  await makeSite(page, { email: 'clicks@example.com', title: 'Quick Hands' })
  const canvas = await openEditor(page, 'Home')
  const words = canvas.locator('.sqs-html-content').first()
  const paragraph = (await words.locator('p').first().textContent()) ?? ''
  await words.locator('h1').click({ clickCount: 3 })
  await page.keyboard.type('Pots')
  await expect(words.locator('h1')).toHaveText('Pots')
  await expect(words.locator('p')).toHaveText(paragraph)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Bowls')
  await expect(words.locator('h1')).toHaveText('Bowls')
  await expect(words.locator('p')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(saveState(page)).toHaveText('Saved')
})
