/** The editor, which fills the window: of a page, an item or a product. */

import { Loading } from '@sitewright/ui'
import { createRoute } from '@tanstack/react-router'
import { type PanelSearch, readPanel } from '../editor/use-panel-address.ts'
import { usePages } from '../screens/pages/use-pages.ts'
import { Redirect } from '../shell/Redirect.tsx'
import { useText } from '../text.ts'
import { account } from './frames.tsx'
import { lateScreen } from './late-screen.tsx'

/** Large parts come when they are needed. */
const Editor = lateScreen(
  async () => (await import('../editor/Editor.tsx')).Editor,
  'editor.loading',
)

export const editor = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId/edit/$pageId',
  validateSearch: (search: Record<string, unknown>): PanelSearch & { at?: string } => ({
    ...readPanel(search),
    ...(typeof search.at === 'string' && { at: search.at }),
  }),
  component: () => {
    const { siteId, pageId } = editor.useParams()
    const { panel } = editor.useSearch()
    return <Editor key={pageId} siteId={siteId} subject={{ pageId }} panel={panel} />
  },
})

/** The editor of the home page, for whoever does not know its id: a new site opens with it. */
export const homeEditor = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId/edit',
  component: () => {
    const text = useText()
    const { siteId } = homeEditor.useParams()
    const { data: pages, isError } = usePages(siteId)
    if (!pages && !isError) return <Loading label={text('editor.loading')} />
    const home = pages?.find(({ isHome }) => isHome)
    return <Redirect to={`/sites/${siteId}/${home ? `edit/${home.id}` : 'pages'}`} />
  },
})

export const itemEditor = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId/items/$itemId/edit',
  validateSearch: readPanel,
  component: () => {
    const { siteId, itemId } = itemEditor.useParams()
    const { panel } = itemEditor.useSearch()
    return (
      <Editor key={itemId} siteId={siteId} subject={{ itemId, family: 'items' }} panel={panel} />
    )
  },
})

export const productEditor = createRoute({
  getParentRoute: () => account,
  path: '/sites/$siteId/products/$productId/edit',
  validateSearch: readPanel,
  component: () => {
    const { siteId, productId } = productEditor.useParams()
    return (
      <Editor
        key={productId}
        siteId={siteId}
        subject={{ itemId: productId, family: 'products' }}
        panel={productEditor.useSearch().panel}
      />
    )
  },
})
