/** Sites, and all of a site that is not its content: orders, files, themes, mail. */

import { createRoute, useNavigate } from '@tanstack/react-router'
import { readView, without } from '../screens/answers/answers-view.ts'
import type { ResultsView } from '../screens/results/use-results.ts'
import { NewSiteScreen } from '../screens/sites/NewSiteScreen.tsx'
import { SitesScreen } from '../screens/sites/SitesScreen.tsx'
import { SiteHome } from '../shell/SiteHome.tsx'
import { account, site } from './frames.tsx'
import { lateScreen } from './late-screen.tsx'

const AnswerScreen = lateScreen(
  async () => (await import('../screens/answers/AnswerScreen.tsx')).AnswerScreen,
)
const AnswersScreen = lateScreen(
  async () => (await import('../screens/answers/AnswersScreen.tsx')).AnswersScreen,
)
const CommentsScreen = lateScreen(
  async () => (await import('../screens/comments/CommentsScreen.tsx')).CommentsScreen,
)
const FilesScreen = lateScreen(
  async () => (await import('../screens/files/FilesScreen.tsx')).FilesScreen,
)
const FormScreen = lateScreen(
  async () => (await import('../screens/forms/FormScreen.tsx')).FormScreen,
)
const FormsScreen = lateScreen(
  async () => (await import('../screens/forms/FormsScreen.tsx')).FormsScreen,
)
const ListsScreen = lateScreen(
  async () => (await import('../screens/lists/ListsScreen.tsx')).ListsScreen,
)
const SubscribersScreen = lateScreen(
  async () => (await import('../screens/lists/SubscribersScreen.tsx')).SubscribersScreen,
)
const MailScreen = lateScreen(
  async () => (await import('../screens/mail/MailScreen.tsx')).MailScreen,
)
const MessageScreen = lateScreen(
  async () => (await import('../screens/mail/MessageScreen.tsx')).MessageScreen,
)
const OrderScreen = lateScreen(
  async () => (await import('../screens/orders/OrderScreen.tsx')).OrderScreen,
)
const OrdersScreen = lateScreen(
  async () => (await import('../screens/orders/OrdersScreen.tsx')).OrdersScreen,
)
const OperatorScreen = lateScreen(
  async () => (await import('../screens/operator/OperatorScreen.tsx')).OperatorScreen,
)
const TrashScreen = lateScreen(
  async () => (await import('../screens/trash/TrashScreen.tsx')).TrashScreen,
)
const ResultsScreen = lateScreen(
  async () => (await import('../screens/results/ResultsScreen.tsx')).ResultsScreen,
)
const ThemesScreen = lateScreen(
  async () => (await import('../screens/themes/ThemesScreen.tsx')).ThemesScreen,
)

export const sites = createRoute({
  getParentRoute: () => account,
  path: '/',
  component: SitesScreen,
})

export const operator = createRoute({
  getParentRoute: () => account,
  path: '/operator',
  validateSearch: ({ part }): { part?: 'log' } => (part === 'log' ? { part } : {}),
  component: () => {
    const navigate = useNavigate()
    return (
      <OperatorScreen
        part={operator.useSearch().part ?? 'sites'}
        onSelect={(part) =>
          void navigate({ to: '/operator', search: part === 'log' ? { part } : {} })
        }
      />
    )
  },
})

export const newSite = createRoute({
  getParentRoute: () => account,
  path: '/sites/new',
  component: () => {
    const navigate = useNavigate()
    return (
      <NewSiteScreen
        onCreated={(siteId) => void navigate({ to: '/sites/$siteId/edit', params: { siteId } })}
      />
    )
  },
})

export const siteHome = createRoute({
  getParentRoute: () => site,
  path: '/',
  component: () => <SiteHome siteId={site.useParams().siteId} />,
})

export const orders = createRoute({
  getParentRoute: () => site,
  path: '/orders',
  component: () => <OrdersScreen siteId={site.useParams().siteId} />,
})

export const order = createRoute({
  getParentRoute: () => site,
  path: '/orders/$orderId',
  component: () => <OrderScreen {...order.useParams()} />,
})

export const comments = createRoute({
  getParentRoute: () => site,
  path: '/comments',
  component: () => <CommentsScreen siteId={site.useParams().siteId} />,
})

export const forms = createRoute({
  getParentRoute: () => site,
  path: '/forms',
  component: () => {
    const { siteId } = site.useParams()
    const navigate = useNavigate()
    return (
      <FormsScreen
        siteId={siteId}
        onOpen={(formId) =>
          void navigate({ to: '/sites/$siteId/forms/$formId', params: { siteId, formId } })
        }
      />
    )
  },
})

export const form = createRoute({
  getParentRoute: () => site,
  path: '/forms/$formId',
  component: () => {
    const params = form.useParams()
    const navigate = useNavigate()
    return (
      <FormScreen
        {...params}
        onRemoved={() =>
          void navigate({ to: '/sites/$siteId/forms', params: { siteId: params.siteId } })
        }
      />
    )
  },
})

export const answers = createRoute({
  getParentRoute: () => site,
  path: '/forms/$formId/answers',
  validateSearch: readView,
  component: () => {
    const params = answers.useParams()
    const navigate = useNavigate()
    return (
      <AnswersScreen
        key={params.formId}
        {...params}
        view={answers.useSearch()}
        onView={(search, replace = false) =>
          void navigate({
            to: '/sites/$siteId/forms/$formId/answers',
            ...{ params, search, replace, resetScroll: false },
          })
        }
      />
    )
  },
})

export const results = createRoute({
  getParentRoute: () => site,
  path: '/forms/$formId/results',
  validateSearch: (query): ResultsView => without(readView(query), ['show', 'search']),
  component: () => {
    const params = results.useParams()
    const navigate = useNavigate()
    return (
      <ResultsScreen
        key={params.formId}
        {...params}
        view={results.useSearch()}
        onView={(search) =>
          void navigate({
            to: '/sites/$siteId/forms/$formId/results',
            ...{ params, search, resetScroll: false },
          })
        }
      />
    )
  },
})

export const answer = createRoute({
  getParentRoute: () => site,
  path: '/forms/$formId/answers/$answerId',
  validateSearch: readView,
  component: () => {
    const params = answer.useParams()
    const view = answer.useSearch()
    const navigate = useNavigate()
    const { siteId, formId } = params
    return (
      <AnswerScreen
        key={params.answerId}
        {...params}
        view={view}
        onLeave={() =>
          void navigate({
            to: '/sites/$siteId/forms/$formId/answers',
            ...{ params: { siteId, formId }, search: view },
          })
        }
      />
    )
  },
})

export const lists = createRoute({
  getParentRoute: () => site,
  path: '/lists',
  component: () => <ListsScreen siteId={site.useParams().siteId} />,
})

export const subscribers = createRoute({
  getParentRoute: () => site,
  path: '/lists/$listId',
  component: () => <SubscribersScreen {...subscribers.useParams()} />,
})

export const files = createRoute({
  getParentRoute: () => site,
  path: '/files',
  validateSearch: ({ folder }): { folder?: string } =>
    typeof folder === 'string' ? { folder } : {},
  component: () => {
    const { siteId } = site.useParams()
    const navigate = useNavigate()
    return (
      <FilesScreen
        siteId={siteId}
        folder={files.useSearch().folder}
        onFolder={(folder) =>
          void navigate({
            to: '/sites/$siteId/files',
            ...{ params: { siteId }, search: folder === undefined ? {} : { folder } },
          })
        }
      />
    )
  },
})

export const themes = createRoute({
  getParentRoute: () => site,
  path: '/themes',
  component: () => <ThemesScreen siteId={site.useParams().siteId} />,
})

export const mail = createRoute({
  getParentRoute: () => site,
  path: '/mail',
  component: () => <MailScreen siteId={site.useParams().siteId} />,
})

export const message = createRoute({
  getParentRoute: () => site,
  path: '/mail/$messageId',
  component: () => <MessageScreen {...message.useParams()} />,
})

export const trash = createRoute({
  getParentRoute: () => site,
  path: '/trash',
  component: () => <TrashScreen siteId={site.useParams().siteId} />,
})
