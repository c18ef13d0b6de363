import { expect, test } from '@playwright/test'
import { NIGHTLY } from './nightly-tag.ts'
import { makeSite, openEditor, saveState, typeAndSave } from './owner.ts'

type Key = Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'altKey' | 'modifierAltGraph'>

/** An at sign as many keyboards write it. */
const AT = { key: '@', ctrlKey: true, altKey: true, modifierAltGraph: true }
const EARLY: readonly Key[] = [
  ...[...'todaz', 'Backspace', 'y', ...Array<string>(5).fill('ArrowLeft')].map((key) => ({ key })),
  AT,
]

/** Presses on elements one after another, then keys: all in one turn, in which the studio cannot answer. Says which keys the editor took. */
function clickAndPress([elements, keys]: readonly [readonly Element[], readonly Key[]]) {
  for (const element of elements) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const at = { clientX: x + width / 3, clientY: y + height / 2 }
    for (const type of ['pointerdown', 'pointerup']) {
      const pointer = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 }
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, ...pointer, ...at }))
    }
  }
  return keys.map(
    (key) =>
      !document.body.dispatchEvent(
        new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
      ),
  )
}

/** Presses keys in the page right after the next press of the pointer, before the studio can answer it. */
function pressAfterPointer(keys: readonly Key[]) {
  window.addEventListener(
    'pointerup',
    () => {
      for (const key of keys) {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }),
        )
      }
    },
    { once: true },
  )
}

test('keys pressed before the editor has brought the text are typed in it', async ({ page }) => {
  await makeSite(page, { email: 'at-once@example.com', title: 'In a Hurry' })
  const canvas = await openEditor(page, 'Home')
  const heading = canvas.locator('h1').first()
  const text = (await heading.textContent()) ?? ''
  const [frame] = page.frames().slice(1)
  if (!frame) throw new Error('The editor has no page')

  // Once the press has come to the editor. A frame takes the keyboard for a press that no script has made.
  await frame.evaluate(pressAfterPointer, EARLY)
  const box = await heading.boundingBox()
  await heading.click({ position: { x: (box?.width ?? 0) / 3, y: (box?.height ?? 0) / 2 } })
  await expect(heading).toContainText('@today')
  await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused()

  await typeAndSave(page, '@or today', async () => {
    await page.keyboard.type('or ')
    await expect(heading).toContainText('@or today')
    expect((await heading.textContent())?.replace('@or today', '')).toBe(text)
    await page.keyboard.press('Escape')
  })
  await page.reload()
  await expect(heading).toContainText('@or today')
})

test(
  'what was typed at once is kept when Escape was pressed at once too',
  NIGHTLY,
  async ({ page }) => {
    await makeSite(page, { email: 'at-once-out@example.com', title: 'In and Out' })
    const canvas = await openEditor(page, 'Home')
    const heading = canvas.locator('h1').first()
    const [frame] = page.frames().slice(1)
    if (!frame) throw new Error('The editor has no page')
    const keys = [...'!?', 'Escape'].map((key) => ({ key }))
    await frame.evaluate(pressAfterPointer, keys)
    await heading.click()
    await expect(heading).toContainText('!?')
    await expect(canvas.getByRole('textbox', { name: 'Text' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled()
    await expect(saveState(page)).toHaveText('Saved')
    await page.reload()
    await expect(heading).toContainText('!?')
  },
)

/** Presses a second time right after the next click, before the studio can answer it, and lets go once the text has come. */
function pressAgainAndHold(): void {
  const act = (type: string, { clientX, clientY }: PointerEvent) => {
    const pointer = {
      pointerId: 7,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      bubbles: true,
    }
    const target = document.elementFromPoint(clientX, clientY)
    target?.dispatchEvent(new PointerEvent(type, { ...pointer, clientX, clientY }))
  }
  window.addEventListener(
    'pointerup',
    (click) => {
      act('pointerdown', click)
      const letGo = () => {
        if (!document.activeElement?.matches('[role=textbox]')) return requestAnimationFrame(letGo)
        act('pointerup', click)
        document.documentElement.dataset.letGo = ''
      }
      requestAnimationFrame(letGo)
    },
    { once: true },
  )
}

test('a press that began before the text was there does not take it away', async ({ page }) => {
  await makeSite(page, { email: 'late-release@example.com', title: 'Late Release' })
  const canvas = await openEditor(page, 'Home')
  const heading = canvas.locator('h1').first()
  await heading.evaluate(pressAgainAndHold)
  await heading.click()
  await expect(canvas.locator('html')).toHaveAttribute('data-let-go', '')
  await page.keyboard.type('Pots')
  await expect(heading).toContainText('Pots')
  await expect(canvas.getByRole('textbox', { name: 'Text' })).toBeFocused()
})

test('keys are the page’s again once another place was clicked', async ({ page }) => {
  await makeSite(page, { email: 'elsewhere@example.com', title: 'Second Look' })
  const canvas = await openEditor(page, 'Home')
  const [frame] = page.frames().slice(1)
  const element = await canvas.locator('h1').first().elementHandle()
  const body = await frame?.$('body')
  if (!frame || !element || !body) throw new Error('The editor has no page')
  expect(await frame.evaluate(clickAndPress, [[element, body], [{ key: 'x' }]] as const)).toEqual([
    false,
  ])
})
