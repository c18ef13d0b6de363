import { addToList } from './edits.ts'
import type { Job } from './job.ts'
import { checkName } from './names.ts'
import { Refusal } from './refusal.ts'

const FOLDER = 'apps/storefront/src/islands'
const LOADER = 'apps/storefront/src/loader.ts'

export const island: Job = {
  what: 'island',
  name: '<name>',
  summary: 'A part of published pages that a script brings to life',
  plan(change, name) {
    checkName(name)
    const path = `${FOLDER}/${name}/${name}.ts`
    if (change.exists(`${FOLDER}/${name}`)) {
      throw new Refusal(`There is an island \`${name}\` already: choose another name.`)
    }
    change.make(path, SOURCE)
    change.make(`${FOLDER}/${name}/${name}.test.ts`, test(name))
    change.edit(LOADER, (text) =>
      addToList(text, 'const ISLANDS: readonly Island[] = [', entry(name)),
    )
    change.next.push(
      `Say in ${LOADER} when it comes to life, and which early presses wait for it (\`holds\`).`,
      `Write in ${path} what it does; docs/guides/islands.md tells how.`,
      `Try it: \`npx vitest run ${FOLDER}/${name}\`.`,
    )
  },
}

const entry = (name: string) => `{
    name: '${name}',
    selector: '.sw-${name}',
    on: 'interaction',
    holds: '.sw-${name} button',
    load: () => import('./islands/${name}/${name}.ts'),
  }`

const SOURCE = `/** Toggle: the button says whether it is pressed. The markup is the page's own. */
export function mount(root: Element): () => void {
  const button = root.querySelector('button')
  const toggle = () => {
    if (button) button.ariaPressed = String(button.ariaPressed !== 'true')
  }
  button?.addEventListener('click', toggle)
  return () => button?.removeEventListener('click', toggle)
}
`

const test = (name: string) => `// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mount } from './${name}.ts'

it('adopts the button that the page has, and lets go of it again', () => {
  document.body.innerHTML = '<div class="sw-${name}"><button type="button">Press</button></div>'
  const button = document.querySelector('button') as HTMLButtonElement
  const unmount = mount(document.querySelector('.sw-${name}') as Element)
  button.click()
  expect(button.ariaPressed).toBe('true')
  unmount()
  button.click()
  expect(button.ariaPressed).toBe('true')
})
`
