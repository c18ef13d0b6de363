/** A stand-in for the script of reCAPTCHA, which is Google's: a box that is ticked, with the options that it was rendered with. */

import type { BrowserContext } from '@playwright/test'

const SCRIPT = `
let count = 0
const boxes = []
window.grecaptcha = {
  ready: (done) => done(),
  render(place, options) {
    const box = document.createElement('label')
    box.className = 'google-box'
    box.style.cssText = 'display:block;border:1px solid;padding:12px;background:#fff;color:#000'
    Object.assign(box.dataset, { sitekey: options.sitekey, size: options.size, theme: options.theme })
    const tick = Object.assign(document.createElement('input'), { type: 'checkbox' })
    tick.onchange = () => options.callback('03AF' + 'x'.repeat(200) + (count += 1))
    box.append(tick, ' I’m not a robot')
    place.append(box)
    return boxes.push(tick) - 1
  },
  reset(widget) { boxes[widget].checked = false },
}`

/** Answers a browser in Google's place; gives the addresses that were asked for. */
export async function standInForGoogle(context: BrowserContext): Promise<string[]> {
  const asked: string[] = []
  await context.route('https://www.google.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  return asked
}
