import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BLOCKS } from './registry.ts'
import { type BlockServices, settingsOf } from './settings.ts'
import { IDS } from './testing.ts'

const services: BlockServices = {
  choosePicture: async () => undefined,
  pictureUrl: (id) => `/pictures/${id}`,
  pages: [{ id: IDS.page, title: 'About', path: '/about', holdsItems: false }],
  products: [{ id: IDS.product, title: 'Mug' }],
}

describe('settingsOf', () => {
  it.each(BLOCKS)('has a panel for the $name block', (block) => {
    const Panel = settingsOf(block.type)
    if (!Panel) throw new Error('There is no panel.')
    const props = block.defaults()
    const html = renderToString(<Panel props={props} onChange={() => {}} services={services} />)
    expect(html).not.toBe('')
  })

  it('shows the picture whose focal point is chosen', () => {
    const Panel = settingsOf(5)
    if (!Panel) throw new Error('There is no panel.')
    const block = BLOCKS.find(({ type }) => type === 5)
    const props = { ...block?.defaults(), assetId: IDS.asset }
    const html = renderToString(<Panel props={props} onChange={() => {}} services={services} />)
    expect(html).toContain(`src="/pictures/${IDS.asset}"`)
  })
})
