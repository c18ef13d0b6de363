/** Every ready-made section and every cover page, in each theme at the width of a phone and of a desk. */

import { expect, test } from '@playwright/test'
import type { SectionLayout, SiteParts } from '@sitewright/blocks/section-library'
import type { PageDocument, Section } from '@sitewright/core/document/page-document'
import { newId } from '@sitewright/core/id'
import type { SECTION_LIBRARY, sectionFrom } from '@sitewright/testing/ready-made'
import { expectAccessible } from '../accessible.ts'
import { loadReadyMade } from '../load-bundled.ts'
import { overflow } from '../overflow.ts'
import { makeSite } from '../owner.ts'
import { ownerBy } from '../people.ts'
import { takePicture } from '../picture.ts'
import { world } from '../world.ts'

const THEMES = ['hearth', 'gazette', 'saffron']
const WIDTHS = [390, 1280]

/** Pages to make: one for each group, and for each cover page, which has a screen to itself. */
const pagesOf = ({ SECTION_LIBRARY }: ReadyMade): readonly NewPage[] =>
  SECTION_LIBRARY.flatMap(({ name, label, layouts }) =>
    name === 'covers'
      ? layouts.map((layout) => ({
          ...{ kind: 'splash-page', title: layout.label, layouts: [layout] },
        }))
      : [{ kind: 'page', title: label, layouts }],
  )

interface NewPage {
  readonly kind: string
  readonly title: string
  readonly layouts: readonly SectionLayout[]
}

interface ReadyMade {
  readonly SECTION_LIBRARY: typeof SECTION_LIBRARY
  readonly sectionFrom: typeof sectionFrom
}

type Owner = ReturnType<typeof ownerBy>

test('every ready-made section looks right in each theme', async ({ page, context }) => {
  test.setTimeout(900_000)
  await makeSite(page, { email: 'library-themes@example.com', title: 'Library', start: 'Shop' })
  const siteId = /sites\/([\da-f]{24})/.exec(page.url())?.[1] ?? ''
  const owner = ownerBy(page.request, world().demo.studio)
  const api = `/s/${siteId}/api`
  const parts = await partsOf(owner, api)
  const paths: string[] = []
  const library = await loadReadyMade()
  for (const one of pagesOf(library)) {
    paths.push(await makePage(owner, api, one, (layout) => library.sectionFrom(layout, { parts })))
  }
  const { url } = (await owner.get(`${api}/site`)).body.site
  const visitor = await context.newPage()
  const seen = THEMES.flatMap((theme) => WIDTHS.map((width) => ({ theme, width })))
  let worn = ''
  for (const { theme, width } of seen) {
    if (theme !== worn) await wear(owner, api, theme)
    worn = theme
    await visitor.setViewportSize({ width, height: 900 })
    for (const path of paths) {
      await visitor.goto(new URL(path, url).href)
      expect(await overflow(visitor), `${theme} ${width} ${path}`).toBe(0)
      if (width === 1280) await expectAccessible(visitor)
      await takePicture(visitor, `library-${theme}-${width}${path.replaceAll('/', '-')}`)
    }
  }
})

async function wear(owner: Owner, api: string, theme: string): Promise<void> {
  expect((await owner.put(`${api}/style`, { theme, tweaks: {}, css: '' })).status).toBe(200)
  expect((await owner.post(`${api}/publish`, {})).status).toBe(200)
}

/** Pictures, products and pages of the site, for its sections to show. */
async function partsOf(owner: Owner, api: string): Promise<SiteParts> {
  const [files, products, forms, list] = await Promise.all(
    ['assets?kind=image', 'products', 'forms', 'pages'].map(
      async (path) => (await owner.get(`${api}/${path}`)).body,
    ),
  )
  const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id)
  const pageOf = (kind: string): string =>
    list.pages.find((one: { kind: string }) => one.kind === kind)?.id ?? ''
  return {
    pictures: idsOf(files.items),
    products: idsOf(products.items),
    form: forms.forms[0]?.id ?? '',
    pages: { blog: pageOf('blog'), events: pageOf('events'), products: pageOf('products') },
  }
}

async function makePage(
  owner: Owner,
  api: string,
  { kind, title, layouts }: NewPage,
  sectionOf: (layout: SectionLayout) => Section,
): Promise<string> {
  const { page } = (await owner.post(`${api}/pages`, { kind, title })).body
  const [draft] = (await owner.get(`${api}/pages/${page.id}/editor`)).body.documents
  const { sectionOrder } = draft.document as PageDocument
  const { status } = await owner.post(`${api}/documents/${draft.id}/operations`, {
    ...{ baseRevision: draft.revision, batchId: newId() },
    operations: [
      ...sectionOrder.map((sectionId) => ({ kind: 'removeSection', sectionId })),
      ...layouts.map((layout, index) => ({
        ...{ kind: 'insertSection', index, section: sectionOf(layout) },
      })),
    ],
  })
  expect(status).toBe(200)
  return page.path
}
