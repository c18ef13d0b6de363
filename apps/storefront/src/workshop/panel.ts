/** The panel of a theme's findings, over the page that wears it; out of reach of the theme's styles. */

export interface Finding {
  readonly severity: 'error' | 'warning' | 'info'
  readonly place: string
  readonly message: string
  readonly frame: string
  readonly hint?: string
}

const STYLES = `
:host { all: initial; position: fixed; inset: auto 0 0; z-index: 2147483647; font: 14px/1.5 system-ui, sans-serif; color: #f4f4f5; }
section { max-height: 60vh; overflow: auto; padding: 12px 20px 20px; background: #18181b; border-top: 3px solid #f87171; }
section.calm { border-color: #fbbf24; }
header { display: flex; gap: 16px; align-items: center; justify-content: space-between; position: sticky; top: -12px; padding: 8px 0; background: #18181b; }
h2 { margin: 0; font-size: 15px; }
h3 { margin: 0; font: 600 13px ui-monospace, monospace; color: #fca5a5; overflow-wrap: anywhere; }
.warning h3 { color: #fde68a; } .info h3 { color: #a5f3fc; }
[hidden] { display: none !important; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 16px; }
p { margin: 4px 0; overflow-wrap: anywhere; }
pre { margin: 4px 0; padding: 10px; overflow-x: auto; background: #27272a; font: 13px/1.5 ui-monospace, monospace; }
button { font: inherit; color: inherit; background: #3f3f46; border: 0; border-radius: 6px; min-height: 32px; padding: 0 14px; cursor: pointer; }
button:hover { background: #52525b; }
button:focus-visible, pre:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
`

let host: HTMLElement | undefined
let isFolded = false

/** Replaces what was shown. Notes alone do not cover the page. */
export function showFindings(findings: readonly Finding[]): void {
  host?.remove()
  host = undefined
  const serious = findings.filter(({ severity }) => severity !== 'info')
  if (serious.length === 0) {
    isFolded = false
    return
  }
  host = document.createElement('sitewright-workshop')
  const root = host.attachShadow({ mode: 'open' })
  root.append(element('style', STYLES), panel(serious))
  document.documentElement.append(host)
}

function panel(findings: readonly Finding[]): HTMLElement {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const section = element('section')
  section.className = errors > 0 ? '' : 'calm'
  section.setAttribute('role', 'region')
  section.setAttribute('aria-label', 'Mistakes in the theme')
  const list = element('ol')
  list.append(...findings.map(entry))
  list.hidden = isFolded
  const fold = element('button', isFolded ? 'Show' : 'Hide')
  fold.type = 'button'
  fold.setAttribute('aria-expanded', String(!isFolded))
  fold.addEventListener('click', () => {
    isFolded = !isFolded
    list.hidden = isFolded
    fold.textContent = isFolded ? 'Show' : 'Hide'
    fold.setAttribute('aria-expanded', String(!isFolded))
  })
  const title = element('h2', summary(errors, findings.length - errors))
  title.setAttribute('role', 'status')
  const header = element('header')
  header.append(title, fold)
  section.append(header, list)
  return section
}

function entry({ severity, place, message, frame, hint }: Finding): HTMLElement {
  const item = element('li')
  item.className = severity
  item.append(element('h3', place), element('p', message))
  if (frame !== '') {
    const source = element('pre', frame)
    source.tabIndex = 0
    item.append(source)
  }
  if (hint !== undefined) item.append(element('p', hint))
  return item
}

function summary(errors: number, warnings: number): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  const parts = [
    errors > 0 && `${counted(errors, 'reason')} why it cannot be installed`,
    warnings > 0 && `${counted(warnings, 'mistake')} in the theme`,
  ]
  return parts.filter(Boolean).join(', ')
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
