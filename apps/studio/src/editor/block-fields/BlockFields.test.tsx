import { BLOCKS, type BlockDefinition, blockOfType } from '@sitewright/blocks/registry'
import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import type { JsonObject } from '@sitewright/core/json'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { BlockFields } from './BlockFields.tsx'
import type { BlockServices } from './control.ts'

const PICTURE = 'c'.repeat(24)

const services: BlockServices = {
  choosePicture: async () => undefined,
  chooseFile: async () => undefined,
  fileName: () => undefined,
  findEmbed: async () => ({ problem: '' }),
  findPlaces: async () => ({ places: [], problem: '' }),
  placeAt: async () => ({ problem: '' }),
  chooseLink: undefined,
  choosePictures: async () => [],
  pictureUrl: (id) => `/pictures/${id}`,
  pages: [
    {
      ...{ id: 'd'.repeat(24), title: 'About', path: '/about' },
      ...{ holdsItems: false, holdsEvents: false, holdsPages: false },
    },
  ],
  forms: [],
  formDoors: undefined,
  funds: [],
  mailingLists: [],
  products: [{ id: 'e'.repeat(24), title: 'Mug' }],
  loadTerms: async () => [],
}

function drawn(
  definition: BlockDefinition,
  props: JsonObject = {},
  messages: Record<string, string> = {},
  more: Partial<BlockServices> = {},
): string {
  return renderToString(
    <IntlProvider locale="en" messages={messages}>
      <BlockFields
        definition={definition}
        props={{ ...definition.defaults(), ...props }}
        services={{ ...services, ...more }}
        onChange={() => {}}
      />
    </IntlProvider>,
  )
}

function typeCalled(name: keyof typeof BLOCK_TYPES): BlockDefinition {
  const found = blockOfType(BLOCK_TYPES[name])
  if (!found) throw new Error(`There is no block ${name}.`)
  return found
}

describe('the settings of a block', () => {
  it.each(BLOCKS)('are drawn for the $name block, with what it says about itself', (block) => {
    const html = drawn(block)
    const labels = Object.values(block.fields).flatMap((field) =>
      'label' in field && field.shownWhen === undefined ? field.label : [],
    )
    for (const words of [...labels, block.hint ?? '']) expect(html).toContain(words)
    expect(html).toMatch(/<(input|button|p)/)
  })

  it('show the picture whose focal point is chosen, unless all of it is seen', () => {
    const image = typeCalled('image')
    const address = `src="/pictures/${PICTURE}"`
    expect(drawn(image, { assetId: PICTURE })).toContain(address)
    expect(drawn(image, { assetId: PICTURE, fit: 'contain' })).not.toContain(address)
    expect(drawn(image)).not.toContain('/pictures/')
  })

  it('leave out what means nothing beside the other settings', () => {
    const code = typeCalled('code')
    expect(drawn(code, { language: 'css' })).toContain('Show the source')
    expect(drawn(code, { language: 'text' })).not.toContain('Show the source')
  })

  it('cannot switch what belongs to a button that is not there', () => {
    const product = typeCalled('product')
    const show = product.defaults().show as JsonObject
    const disabled = (html: string) => html.match(/disabled=""/g)?.length ?? 0
    expect(disabled(drawn(product))).toBe(0)
    expect(disabled(drawn(product, { show: { ...show, addToCart: false } }))).toBe(2)
  })

  it('say of what was chosen that it is gone, and of what is there what it is', () => {
    const linkTo = (id: string) =>
      drawn(typeCalled('button'), { link: { href: `page:${id}`, newWindow: false } })
    const gone = 'f'.repeat(24)
    expect(linkTo('d'.repeat(24))).toContain('About')
    expect(linkTo('d'.repeat(24))).not.toContain('A page that is gone')
    expect(linkTo(gone)).toContain('A page that is gone')
    expect(drawn(typeCalled('search'), { collectionId: gone })).toContain('A page that is gone')
    expect(drawn(typeCalled('product'), { productId: gone })).toContain('No longer for sale')
  })

  it('lead from a form block to where forms are made, for those who may make them', () => {
    const form = typeCalled('form')
    const formId = 'a'.repeat(24)
    const formDoors: BlockServices['formDoors'] = {
      addressOf: (id) => `/forms/${id}`,
      newForm: async () => undefined,
      keepForm: async () => undefined,
    }
    const forms = [{ id: formId, name: 'Contact' }]
    const chosen = drawn(form, { formId }, {}, { forms, formDoors })
    expect(chosen).toContain(`href="/forms/${formId}"`)
    expect(chosen).toContain('New form')
    expect(drawn(form, { formId }, {}, { forms })).not.toContain('New form')
    const former = { fields: [{ id: 'a', type: 'text', title: 'Your name' }] }
    const wordsOfFormer = 'Make a form of these questions'
    expect(drawn(form, { former }, {}, { formDoors })).toContain(wordsOfFormer)
    expect(drawn(form, { former, formId }, {}, { forms, formDoors })).not.toContain(wordsOfFormer)
  })

  it('speak another language where its catalogue has the words', () => {
    const html = drawn(
      typeCalled('button'),
      {},
      { 'block.button.fields.style': 'Stil', 'block.button.fields.style.primary': 'Gefüllt' },
    )
    expect(html).toContain('Stil')
    expect(html).toContain('Gefüllt')
    expect(html).toContain('Outline')
  })
})
