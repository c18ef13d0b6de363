import { BLOCK_TYPES } from '@sitewright/core/enumerations'
import { describe, expect, it } from 'vitest'
import { htmlOf, IDS } from '../testing.ts'

const TYPE = BLOCK_TYPES['website-component']
const component = (componentId: string, props: unknown) => ({
  componentId,
  componentProps: typeof props === 'string' ? props : JSON.stringify(props),
})
const TEXT = 'website.components.html'

describe('the website component block', () => {
  it('shows the words of a text, and none of its markup', () => {
    const html = '<p onclick="hit()">Fired < twice</p>'
    expect(htmlOf(TYPE, component(`${TEXT}@2.1.0`, { html }))).toBe(
      '<p class="sw-component">Fired &lt; twice</p>',
    )
  })

  it('shows a picture of the site’s library', () => {
    const props = component('website.components.imageFluid', { imageId: IDS.asset })
    expect(htmlOf(TYPE, props)).toContain('alt="A blue bowl"')
  })

  it.each([
    ['of another kind', component('website.components.map@1', {}), 'cannot show website.'],
    ['whose settings are no JSON', component(TEXT, '{'), 'are no JSON'],
    ['called like a property of objects', component('constructor', {}), 'cannot show constructor'],
    ['with nothing in it', component(TEXT, {}), 'Nothing in this component'],
    ['without a name', component(' ', {}), 'Enter the name'],
  ])('tells only the owner of one %s', (_what, props, words) => {
    expect(htmlOf(TYPE, props)).toBe('')
    expect(htmlOf(TYPE, props, 'edit')).toContain(words)
  })
})
