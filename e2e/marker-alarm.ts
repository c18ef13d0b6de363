/** Notices when a marker was taken for more than text, in any window and frame of a browser. */

import type { BrowserContext, Frame, Page } from '@playwright/test'
import { ALARM, ALARM_HOST } from '@sitewright/testing/markup/marked-fields'

export interface MarkerAlarm {
  /** Forgets what it noticed, and says it. */
  take(): string[]
  /** Notices what has not run yet but would, in every frame of the page; says whether a marker can be read there. */
  look(page: Page): Promise<boolean>
}

const [FUNCTION = ''] = ALARM.split('(')

export async function setMarkerAlarm(context: BrowserContext): Promise<MarkerAlarm> {
  let noticed: string[] = []
  const note = (text: string) => void noticed.push(text)
  await context.exposeBinding(FUNCTION, ({ frame }) => note(`A marker ran in ${frame.url()}`))
  await context.exposeBinding('noteViolation', (_source, text: string) => note(text))
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, documentURI }) => {
        const noteViolation = Reflect.get(globalThis, 'noteViolation')
        noteViolation?.(`${documentURI} refused ${violatedDirective} ${blockedURI}`)
      },
    )
  })
  await context.route(`**://${ALARM_HOST}/**`, (route) => {
    note(`A marker asked for its picture: ${route.request().frame().url()}`)
    return route.abort()
  })
  context.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') note(`A dialog: ${dialog.message()}`)
    void dialog.accept()
  })
  context.on('weberror', (error) => note(`An error: ${error.error().message}`))
  context.on('response', (response) => {
    const status = response.status()
    // 503 is a site in maintenance.
    if (status >= 500 && status !== 503) note(`${status} ${response.url()}`)
  })
  return {
    take() {
      const taken = noticed
      noticed = []
      return taken
    },
    async look(page) {
      let isShown = false
      for (const frame of page.frames()) {
        const found = await inFrame(frame)
        for (const element of found.elements) note(`${element} in ${frame.url()}`)
        isShown ||= found.isShown
      }
      return isShown
    },
  }
}

interface Found {
  readonly elements: string[]
  readonly isShown: boolean
}

/** A frame that goes while it is looked at has nothing in it. */
async function inFrame(frame: Frame): Promise<Found> {
  return frame.evaluate(found, ALARM).catch(() => ({ elements: [], isShown: false }))
}

/** Runs in the page: elements with a marker where text would be code, and styles with one. */
function found(alarm: string): Found {
  const isCode = ({ name, value }: Attr) =>
    (/^on/i.test(name) || /^\s*javascript:/i.test(value)) &&
    /^(on.*|href|src|action|formaction|data|xlink:href)$/i.test(name)
  const elements: string[] = []
  for (const element of document.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      if (attribute.value.includes(alarm) && isCode(attribute)) {
        elements.push(`<${element.localName} ${attribute.name}>`)
      }
    }
    if (element.localName === 'style' && element.textContent?.includes(alarm)) {
      elements.push('<style>')
    }
  }
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  // biome-ignore lint/performance/useDomNodeTextContent: what scripts say is nothing that is shown.
  const shown = document.body?.innerText ?? ''
  const words = [document.title, shown, ...[...fields].map(({ value }) => value)]
  return { elements, isShown: words.some((text) => text.includes(alarm)) }
}
