/** The studio's entry: puts the app into the page. */

import { ConfirmProvider } from '@sitewright/ui'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { RouterProvider as LinkProvider } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { createFreshChanges } from './publishing/fresh-changes.ts'
import { shouldTryAgain } from './query-policy.ts'
import { router } from './router.tsx'
import { StudioProvider } from './session/StudioProvider.tsx'
import { createSignInGate } from './session/sign-in-gate.ts'
import { createStudioClient } from './session/studio-client.ts'
import { followAppearance } from './shell/appearance.ts'
import { TranslatedParts } from './shell/TranslatedParts.tsx'
import { WithMessages } from './shell/WithMessages.tsx'

const queries = new QueryClient({
  defaultOptions: { queries: { retry: shouldTryAgain, staleTime: 10_000 } },
})
const gate = createSignInGate()
const onWritten = createFreshChanges(queries)
const studio = { call: createStudioClient(gate, { onWritten }), gate }

followAppearance()
const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the studio.')

createRoot(root).render(
  <StrictMode>
    <WithMessages>
      <LinkProvider navigate={(path) => router.history.push(path)}>
        <QueryClientProvider client={queries}>
          <StudioProvider studio={studio}>
            <TranslatedParts>
              <ConfirmProvider>
                <RouterProvider router={router} />
              </ConfirmProvider>
            </TranslatedParts>
          </StudioProvider>
        </QueryClientProvider>
      </LinkProvider>
    </WithMessages>
  </StrictMode>,
)
