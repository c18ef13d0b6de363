import { expect, test } from '@playwright/test'
import { archive, choose, install } from './install-theme.ts'
import { expectTyping, makeSite, openEditor, saveState } from './owner.ts'

declare global {
  interface Window {
    evil: { seesKey: boolean; heard: string[]; greet(): void }
  }
}

/** A theme's script that attacks the canvas: it looks for the key, greets the studio as the canvas does, and forges edits. */
const EVIL = `<script>
window.evil = {
  seesKey: document.getElementById('sw-canvas') !== null,
  heard: [],
  greet() {
    const nonce = new URLSearchParams(location.search).get('nonce')
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => evil.heard.push(data.type)
    const ready = { type: 'ready', view: 'desktop' }
    parent.postMessage({ sitewright: nonce, message: ready }, '*', [port2])
    port1.postMessage(ready)
    const block = document.querySelector('[data-block-id]')
    if (!block) return
    port1.postMessage({
      type: 'text',
      documentId: block.closest('[data-document-id]').dataset.documentId,
      sectionId: block.closest('[data-section-id]').dataset.sectionId,
      blockId: block.dataset.blockId,
      field: 'text',
      doc: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'FORGED' }] }] },
    })
  },
}
evil.greet()
addEventListener('DOMContentLoaded', evil.greet)
addEventListener('load', evil.greet)
</script>`

test('a theme’s script cannot take the editor over, and edits go on', async ({ page }) => {
  await makeSite(page, { email: 'evil-theme@example.com', title: 'Trusting' })
  await page.getByRole('link', { name: 'Themes' }).click()
  await install(page, await archive({ 'site.region': (text) => EVIL + text }, 'plain'))
  await choose(page, 'Use Plain', 'Plain')
  await page.getByRole('link', { name: 'Pages' }).click()

  const canvas = await openEditor(page, 'Home')
  const [frame] = page.frames().slice(1)
  if (!frame) throw new Error('The editor has no page')
  // The canvas's own line works: what is typed is saved.
  await canvas.locator('h1').first().click()
  await canvas.locator('h1').first().click()
  await expectTyping(canvas)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/operations'))
  await page.keyboard.type('Mine ')
  await frame.evaluate(() => window.evil.greet())
  await expect(canvas.locator('h1').first()).toContainText('Mine ')
  expect((await kept).status()).toBe(200)
  await expect(saveState(page)).toHaveText('Saved')
  const seen = await frame.evaluate(() => [window.evil.seesKey, window.evil.heard] as const)
  expect(seen).toEqual([false, []])

  // A page that loads itself anew is not believed: it is opened anew.
  await frame.evaluate(() => location.reload())
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(canvas.locator('h1').first()).toContainText('Mine ')
  await canvas.locator('h1').first().click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(canvas.getByText('FORGED')).toHaveCount(0)
})
