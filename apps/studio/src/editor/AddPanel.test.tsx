// @vitest-environment happy-dom
import type { Client } from '@sitewright/api/client'
import { BLOCKS, PALETTE_SECTIONS } from '@sitewright/blocks/registry'
import type { CollectionKindName } from '@sitewright/core/content/collection-kinds'
import { CAPABILITIES, can, ROLES, type RoleName } from '@sitewright/core/roles'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, it, vi } from 'vitest'
import { TestEditor } from '../document/test-editor.ts'
import { ENGLISH } from '../messages.ts'
import { StudioProvider } from '../session/StudioProvider.tsx'
import { createSignInGate } from '../session/sign-in-gate.ts'
import { AddPanel } from './AddPanel.tsx'
import { findBlocks } from './block-names.ts'
import { EditorContext, type EditorDeeds } from './editor-context.ts'
import { collapsePanel } from './workspace.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root

afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

/** Names of the blocks that somebody of that role is offered. */
async function offered(
  role: RoleName,
  kind: CollectionKindName = 'page',
): Promise<readonly string[]> {
  const capabilities = CAPABILITIES.filter((capability) => can(ROLES[role], capability))
  // Known from the screens before the editor, so that no answer has to be waited for.
  const queries = new QueryClient()
  queries.setQueryData(['site', 'site'], { capabilities })
  const call: Client = () => new Promise(() => {})
  const visit = { siteId: 'site', session: new TestEditor().session, opened: { page: { kind } } }
  const deeds = { visit, frame: { current: null } } as unknown as EditorDeeds
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <IntlProvider locale="en" messages={ENGLISH}>
        <QueryClientProvider client={queries}>
          <StudioProvider studio={{ call, gate: createSignInGate() }}>
            <EditorContext value={deeds}>
              <AddPanel />
            </EditorContext>
          </StudioProvider>
        </QueryClientProvider>
      </IntlProvider>,
    ),
  )
  return [...document.querySelectorAll('li button')].map(
    (button) => button.getAttribute('aria-label') ?? '',
  )
}

it.each(['websiteManager', 'admin'] as const)('offers code to %s', async (role) => {
  expect(await offered(role)).toContain('Add Code')
})

it.each(['editor', 'draftEditor'] as const)('offers %s all blocks but code', async (role) => {
  const names = await offered(role)
  expect(names).toContain('Add Text')
  expect(names).not.toContain('Add Code')
})

it('offers the parts of a cover page by their names, on cover pages alone', async () => {
  const parts = ['Add Heading', 'Add Sub-heading', 'Add Body', 'Add Buttons', 'Add Social icons']
  expect(await offered('editor', 'splash-page')).toEqual(expect.arrayContaining(parts))
  await act(async () => root.unmount())
  const elsewhere = await offered('editor')
  expect(parts.filter((part) => elsewhere.includes(part))).toEqual([])
})

it('draws an icon for every block, under the title of its section', async () => {
  await offered('admin')
  for (const { label, paletteSection, replacedBy } of BLOCKS) {
    if (replacedBy !== undefined) continue
    const button = document.querySelector(`li button[aria-label="Add ${label}"]`)
    expect(button?.querySelector('svg'), label).not.toBeNull()
    const titleId = button?.closest('ul')?.getAttribute('aria-labelledby') ?? ''
    expect(document.getElementById(titleId)?.textContent).toBe(PALETTE_SECTIONS[paletteSection])
  }
})

it.each([
  { among: 'among icons', isCollapsed: true, said: ['Text'] },
  { among: 'beside its words', isCollapsed: false, said: [] },
])('has its name in a tooltip $among: $said', async ({ isCollapsed, said }) => {
  await offered('admin')
  await act(async () => collapsePanel('add', isCollapsed))
  const button = document.querySelector<HTMLElement>('li button[aria-label="Add Text"]')
  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
    button?.focus()
  })
  const shown = [...document.querySelectorAll('[role="tooltip"]')]
  expect(shown.map(({ textContent }) => textContent)).toEqual(said)
})

it.each([
  ['divider', 'Line'],
  ['Photograph', 'Picture'],
  ['headings', 'Text'],
])('finds by %s what is called %s', (words, label) => {
  expect(findBlocks(words).map((block) => block.label)).toContain(label)
})
