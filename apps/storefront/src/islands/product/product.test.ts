// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inEnglish } from '../../test-words.ts'
import { mount } from './product.ts'

const variants = [
  {
    id: 'm-oat',
    sku: 'M-OAT',
    attributes: { Glaze: 'Oat', Size: 'Small' },
    unlimited: false,
    qtyInStock: 3,
  },
  {
    id: 'm-ink',
    sku: 'M-INK',
    attributes: { Glaze: 'Ink', Size: 'Small' },
    unlimited: false,
    qtyInStock: 0,
    mainImageId: 'ink',
  },
  { sku: 'L-OAT', attributes: { Glaze: 'Oat', Size: 'Large' }, unlimited: true, qtyInStock: 0 },
]

const picker = (name: string, values: readonly string[]) => `
  <div class="variant-option">
    <div class="variant-select-wrapper"><select aria-label="${name}" data-variant-option-name="${name}">
      <option value="">Select ${name}</option>
      ${values.map((value) => `<option value="${value}">${value}</option>`).join('')}
    </select></div>
    <div class="variant-radiobtn-wrapper" data-variant-option-name="${name}">
      ${values
        .map(
          (
            value,
          ) => `<input type="radio" class="variant-radiobtn" value="${value}" name="${name}" id="${name}-${value}"/>
            <label for="${name}-${value}">${value}</label>`,
        )
        .join('')}
    </div>
  </div>`

let root: HTMLElement
let unmount: () => void
let answer: (path: string, init?: RequestInit) => object | Promise<never>
let asked: [string, unknown][]

const button = () => root.querySelector<HTMLElement>('.sqs-add-to-cart-button') as HTMLElement
const label = () => root.querySelector('.sqs-add-to-cart-button-inner')?.textContent
const problem = () => root.querySelector('[role="alert"] p')?.textContent
const holder = () => root.querySelector<HTMLElement>('.product-variants')

function choose(name: string, value: string) {
  const select = root.querySelector<HTMLSelectElement>(`select[data-variant-option-name="${name}"]`)
  if (!select) throw new Error(`No picker for ${name}`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

const quantity = (value: string) => {
  const input = root.querySelector<HTMLInputElement>('.product-quantity-input input')
  if (input) input.value = value
}

const cart = { totalQuantity: 1, entries: [] }

const scarce = (attributes: object, words: string) =>
  `<div class="product-scarcity" data-variant-attributes='${JSON.stringify(attributes)}' hidden>${words}</div>`

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/')
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('crumb=here')
  document.body.innerHTML = `<article class="ProductItem">
    <a class="sw-product-picture"><img src="/first.jpg" alt=""></a>
    <template class="sw-variant-picture" data-image-id="ink"><img src="/ink.jpg" alt="Ink"></template>
    <div class="product-price">from $10</div>
    ${scarce({ Glaze: 'Oat', Size: 'Small' }, 'Only 3 left')}
    <div class="product-variants" data-item-id="${'a'.repeat(24)}" data-variants='${JSON.stringify(variants)}'
      data-variant-prices='["$10","$20","$30"]'>
      ${picker('Glaze', ['Oat', 'Ink'])}${picker('Size', ['Small', 'Large'])}
    </div>
    <div class="product-quantity-input"><input type="text" value="1"></div>
    <div class="sqs-add-to-cart-button" role="button" tabindex="0" data-sold-out-label="Sold Out" data-item-id="${'a'.repeat(24)}">
      <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
    </div>
  </article>`
  root = document.querySelector('article') as HTMLElement
  asked = []
  answer = () => ({ shoppingCart: cart, newlyAdded: {} })
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([path, init?.body ? JSON.parse(String(init.body)) : undefined])
    const body = (await answer(path, init)) as { status?: number }
    return new Response(JSON.stringify(body), { status: body.status ?? 200 })
  })
  unmount = mount(root, inEnglish)
})
afterEach(() => {
  unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const settle = async (ms = 0) => vi.advanceTimersByTimeAsync(ms)

it('says nothing any more once it was taken down, whatever was under way', async () => {
  let arrive = () => {}
  const arrived = new Promise<object>((resolve) => {
    arrive = () => resolve({ shoppingCart: cart, newlyAdded: {} })
  })
  answer = () => arrived as never
  choose('Glaze', 'Oat')
  choose('Size', 'Small')
  button().click()
  unmount()
  arrive()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(label()).toBe('Adding…')
})

it('shows that little is left of the chosen variant, and of no other', () => {
  const note = () => root.querySelector<HTMLElement>('.product-scarcity')
  expect(note()?.hidden).toBe(true)
  choose('Size', 'Small')
  choose('Glaze', 'Oat')
  expect(note()?.hidden).toBe(false)
  expect(root.querySelector('[role="status"]')?.textContent).toContain('Only 3 left')
  choose('Size', 'Large')
  expect(note()?.hidden).toBe(true)
})

describe('the add-to-cart button', () => {
  it('goes from adding to added after one second and to idle two seconds later', async () => {
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    button().click()
    expect(label()).toBe('Adding…')
    await settle()
    expect(asked[0]).toEqual([
      '/api/commerce/shopping-cart/entries',
      { itemId: 'a'.repeat(24), sku: 'M-OAT', quantity: 1, additionalFields: null },
    ])
    expect(label()).toBe('Adding…')
    await settle(1000)
    expect(label()).toBe('Added!')
    button().click()
    expect(label()).toBe('Added!')
    await settle(2000)
    expect(label()).toBe('Add To Cart')
  })

  it('ignores presses while it is adding', async () => {
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    button().click()
    button().click()
    await settle()
    expect(asked.filter(([path]) => path.endsWith('/entries'))).toHaveLength(1)
  })

  it('shows what the server refused under a title, and is idle again after a second', async () => {
    const message = 'Sorry, we do not have enough of that item available.'
    answer = () => ({ status: 409, code: 'notEnoughStock', message })
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    button().click()
    await settle()
    expect(root.querySelector('[role="alert"] strong')?.textContent).toBe('Unable to Add Item')
    expect(problem()).toBe(message)
    await settle(1000)
    expect([label(), button().getAttribute('aria-disabled')]).toEqual(['Add To Cart', 'false'])
    expect(problem()).toBe(message)
  })

  it('asks for a fresh crumb once, then gives up in the specification’s words', async () => {
    answer = (path) =>
      path === '/api/crumb'
        ? { crumb: 'fresh' }
        : { status: 403, code: 'crumbMissing', crumbFail: true, message: 'no' }
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    button().click()
    await settle()
    expect(asked.map(([path]) => path)).toEqual([
      '/api/commerce/shopping-cart/entries',
      '/api/crumb',
      '/api/commerce/shopping-cart/entries',
    ])
    expect(problem()).toBe('Your session has expired. Please reload the page and try again.')
  })

  it('works by Enter and by letting go of Space', async () => {
    choose('Glaze', 'Oat')
    choose('Size', 'Large')
    button().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
    expect(label()).toBe('Add To Cart')
    button().dispatchEvent(new KeyboardEvent('keyup', { key: ' ', bubbles: true }))
    expect(label()).toBe('Adding…')
    await settle(3000)
    button().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(label()).toBe('Adding…')
  })
})

describe('what is checked before anything is sent', () => {
  it.each([
    ['both options', [], 'Please select the Glaze and Size options.'],
    ['one option', [['Glaze', 'Oat']], 'Please select the Size option.'],
    [
      'a variant that does not exist',
      [
        ['Glaze', 'Ink'],
        ['Size', 'Large'],
      ],
      'Sorry, that item variant is unavailable. Please select another variant.',
    ],
  ] as const)('ask for %s', async (_what, choices, words) => {
    for (const [name, value] of choices) choose(name, value)
    button().click()
    await settle()
    expect(problem()).toBe(words)
    expect(asked).toEqual([])
  })

  it.each([
    ['abc', 'Quantity must be a number.'],
    ['1.5', 'Quantity must be a whole number.'],
  ])('refuse the quantity %j', async (typed, words) => {
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    quantity(typed)
    button().click()
    await settle()
    expect(problem()).toBe(words)
    expect(asked).toEqual([])
  })
})

describe('the variant pickers', () => {
  it('keep selects and radios alike', () => {
    choose('Glaze', 'Ink')
    expect(root.querySelector<HTMLInputElement>('#Glaze-Ink')?.checked).toBe(true)
    const oat = root.querySelector<HTMLInputElement>('#Glaze-Oat') as HTMLInputElement
    oat.checked = true
    oat.dispatchEvent(new Event('change', { bubbles: true }))
    expect(root.querySelector<HTMLSelectElement>('select')?.value).toBe('Oat')
  })

  it('write the selected variant where other scripts look for it', () => {
    expect(JSON.parse(holder()?.dataset.unselectedOptions ?? '')).toEqual(['Glaze', 'Size'])
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    expect(JSON.parse(holder()?.dataset.selectedVariant ?? '').sku).toBe('M-OAT')
  })

  it('know what was chosen before the script came', () => {
    unmount()
    const radio = root.querySelector<HTMLInputElement>('input[value="Oat"]')
    if (radio) radio.checked = true
    unmount = mount(root, inEnglish)
    choose('Size', 'Small')
    expect(JSON.parse(holder()?.dataset.selectedVariant ?? '').sku).toBe('M-OAT')
  })

  it('say which values are sold out with the present choice, and which never existed', () => {
    choose('Size', 'Small')
    expect(marks()).toEqual(['Oat', 'Ink — sold out'])
    choose('Size', 'Large')
    expect(marks()).toEqual(['Oat', 'Ink — unavailable'])
    const label = root.querySelector('label[for="Glaze-Ink"]')
    expect(label?.className).toBe('unavailable')
    expect(label?.querySelector('.visually-hidden')?.textContent).toBe(' — unavailable')
  })
})

const marks = () =>
  [...(root.querySelector<HTMLSelectElement>('select')?.options ?? [])]
    .slice(1)
    .map(({ text }) => text)
const price = () => root.querySelector('.product-price')?.textContent

describe('the chosen variant', () => {
  it('has its price in the price line, as soon as what is left costs one price', () => {
    expect(price()).toBe('from $10')
    choose('Size', 'Large')
    expect(price()).toBe('$30')
    choose('Size', 'Small')
    expect(price()).toBe('from $10')
    choose('Glaze', 'Ink')
    expect(price()).toBe('$20')
    choose('Size', '')
    expect(price()).toBe('$20')
    choose('Glaze', '')
    expect(price()).toBe('from $10')
  })

  it('is told politely, once', () => {
    choose('Size', 'Large')
    expect(root.querySelector('[role="status"]')?.textContent).toBe('$30')
  })

  it('that is sold out disables the button in the words for it, and another one gives it back', async () => {
    choose('Glaze', 'Ink')
    choose('Size', 'Small')
    expect([label(), button().getAttribute('aria-disabled')]).toEqual(['Sold Out', 'true'])
    button().click()
    await settle()
    expect(asked).toEqual([])
    choose('Glaze', 'Oat')
    expect([label(), button().getAttribute('aria-disabled')]).toEqual(['Add To Cart', 'false'])
  })

  it('takes the place of the picture, and the first comes back with no choice', () => {
    const source = () => root.querySelector('.sw-product-picture img')?.getAttribute('src')
    choose('Glaze', 'Ink')
    expect(source()).toBe('/ink.jpg')
    choose('Glaze', 'Oat')
    expect(source()).toBe('/first.jpg')
    choose('Glaze', 'Ink')
    choose('Glaze', '')
    expect(source()).toBe('/first.jpg')
  })

  it('is not under the refusal of the one before, however soon it is chosen', async () => {
    answer = () => ({ status: 409, code: 'notEnoughStock', message: 'Too few.' })
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    button().click()
    await settle()
    expect(problem()).toBe('Too few.')
    choose('Size', 'Large')
    expect([problem(), label(), button().dataset.state]).toEqual([undefined, 'Add To Cart', 'idle'])
  })

  it('is named as another where a refusal comes late', async () => {
    answer = () => ({ status: 409, code: 'notEnoughStock', message: 'Too few.' })
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    button().click()
    choose('Size', 'Large')
    await settle()
    expect(problem()).toBe('Oat / Small: Too few.')
  })
})

describe('leaving', () => {
  it('gives the markup back as it was', () => {
    unmount()
    expect(root.querySelector('[role="status"]')).toBeNull()
    button().click()
    expect(label()).toBe('Add To Cart')
  })

  it('takes back what followed the choice', () => {
    choose('Glaze', 'Ink')
    choose('Size', 'Small')
    unmount()
    expect([price(), label()]).toEqual(['from $10', 'Add To Cart'])
    expect(root.querySelector('.sw-product-picture img')?.getAttribute('src')).toBe('/first.jpg')
  })
})

describe('a product with a form', () => {
  const form = {
    id: 'a',
    name: 'For the engraver',
    fields: [
      {
        id: 'name',
        type: 'text',
        title: 'Name',
        description: 'As it is to stand there',
        required: true,
        maxLength: 5,
        options: [],
      },
      {
        id: 'extras',
        type: 'checkbox',
        title: 'Extras',
        description: '',
        required: false,
        maxLength: 0,
        options: ['Card', 'Bow'],
      },
    ],
  }
  const dialog = () => document.querySelector('dialog')
  const text = () => document.querySelector<HTMLInputElement>('dialog input[type="text"]')
  const wrong = () => document.querySelector('dialog .sw-field-error:not([hidden])')?.textContent
  const stock = (qtyInStock: number) => (path: string) =>
    path.includes('/inventory/stock/')
      ? { results: [{ sku: 'M-OAT', unlimited: false, qtyInStock }] }
      : { shoppingCart: cart, newlyAdded: {} }
  const send = async () => {
    dialog()
      ?.querySelector('form')
      ?.dispatchEvent(new Event('submit', { cancelable: true }))
    await vi.advanceTimersByTimeAsync(0)
  }
  const open = async () => {
    choose('Glaze', 'Oat')
    choose('Size', 'Small')
    button().click()
    await vi.advanceTimersByTimeAsync(0)
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }

  beforeEach(() => {
    unmount()
    button().dataset.form = JSON.stringify(form)
    unmount = mount(root, inEnglish)
    answer = stock(3)
  })

  it('opens it once there is stock, and puts the answers into the cart', async () => {
    await open()
    expect(dialog()?.open).toBe(true)
    const input = text()
    if (input) input.value = 'Ada'
    document.querySelector<HTMLInputElement>('dialog input[value="Bow"]')?.click()
    await send()
    expect(asked.at(-1)).toEqual([
      '/api/commerce/shopping-cart/entries',
      expect.objectContaining({
        sku: 'M-OAT',
        additionalFields: JSON.stringify({ name: ['Ada'], extras: ['Bow'] }),
      }),
    ])
    expect(dialog()).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(label()).toBe('Added!')
  })

  it('says at the field what is missing, and sends nothing', async () => {
    await open()
    const before = asked.length
    await send()
    expect(wrong()).toBe('Required')
    expect(text()?.getAttribute('aria-invalid')).toBe('true')
    expect(asked).toHaveLength(before)
  })

  it('says at the field what the server refuses', async () => {
    await open()
    const input = text()
    if (input) input.value = 'Ada'
    answer = () => ({
      status: 400,
      code: 'fieldsInvalid',
      message: 'One or more fields is invalid, please check your entries.',
      errors: { 'additionalFields.name': 'You have exceeded the character limit.' },
    })
    await send()
    expect(wrong()).toBe('You have exceeded the character limit.')
    expect(dialog()?.open).toBe(true)
  })

  it('is closed by its close control, and the button can be pressed again', async () => {
    await open()
    document.querySelector<HTMLElement>('dialog .sw-form-close')?.click()
    expect(dialog()).toBeNull()
    expect(button().dataset.state).toBe('idle')
  })

  it('says Add to Cart where the theme has no words for it', async () => {
    unmount()
    const inner = root.querySelector('.sqs-add-to-cart-button-inner')
    if (inner) inner.textContent = ''
    unmount = mount(root, inEnglish)
    await open()
    expect(dialog()?.querySelector('button[type="submit"]')?.textContent).toBe('Add to Cart')
  })

  it('does not open where nothing is left', async () => {
    answer = stock(0)
    await open()
    expect(dialog()).toBeNull()
    expect(problem()).toBe('Sorry, we do not have enough of that item available.')
  })

  it('says that it could not be opened', async () => {
    answer = () => ({ status: 500, message: 'Something went wrong on our side.' })
    await open()
    expect(root.querySelector('[role="alert"] strong')?.textContent).toBe('Unable to open form')
  })
})

describe('the address of a product’s page', () => {
  it('names the chosen variant beside what it says already, as no step of the history', () => {
    history.replaceState(null, '', '/p/mug?from=mail')
    const steps = history.length
    choose('Glaze', 'Oat')
    expect(location.search).toBe('?from=mail')
    choose('Size', 'Small')
    expect(location.search).toBe('?from=mail&variant=m-oat')
    choose('Size', '')
    expect(location.search).toBe('?from=mail')
    expect(history.length).toBe(steps)
  })

  it('stays as it is until something is chosen, also where there is only one variant', () => {
    unmount()
    holder()?.setAttribute('data-variants', JSON.stringify(variants.slice(0, 1)))
    unmount = mount(root, inEnglish)
    expect(location.search).toBe('')
  })

  it.each([
    ['chooses the variant that it names', '?variant=m-ink', { Glaze: 'Ink', Size: 'Small' }],
    ['chooses nothing where there is no such variant', '?variant="><b>', { Glaze: '', Size: '' }],
  ])('%s', (_what, search, chosen) => {
    unmount()
    history.replaceState(null, '', `/p/mug${search}`)
    unmount = mount(root, inEnglish)
    const selects = [...root.querySelectorAll<HTMLSelectElement>('select')]
    const values = selects.map(({ dataset, value }) => [dataset.variantOptionName, value])
    expect(Object.fromEntries(values)).toEqual(chosen)
  })
})
