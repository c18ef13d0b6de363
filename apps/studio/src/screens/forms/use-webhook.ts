import { createWebhookSecret } from '@sitewright/api/forms/create-webhook-secret'
import { getFormWebhook } from '@sitewright/api/forms/get-form-webhook'
import { getOlderAnswers } from '@sitewright/api/forms/get-older-answers'
import { sendFormDelivery } from '@sitewright/api/forms/send-form-delivery'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCall } from '../../session/StudioProvider.tsx'

/** Milliseconds between two looks at the log while something is on its way. */
const LOOK_EVERY_MS = 3_000

const keyOf = (siteId: string, formId: string) => ['form-webhook', siteId, formId]

/** The secret of a form's webhook, and what it has sent. */
export function useWebhook(siteId: string, formId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(siteId, formId),
    queryFn: ({ signal }) => call(getFormWebhook, { siteId, formId }, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'waiting') ? LOOK_EVERY_MS : false,
  })
}

export function useRenewSecret(siteId: string, formId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(createWebhookSecret, { siteId, formId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId, formId) }),
  })
}

export function useSendAgain(siteId: string, formId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deliveryId: string) => call(sendFormDelivery, { siteId, formId, deliveryId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(siteId, formId) }),
  })
}

/** The number of answers that are older than that; nothing is asked without a number of days. */
export function useOlderAnswers(siteId: string, formId: string, days: number | undefined) {
  const call = useCall()
  return useQuery({
    queryKey: ['older-answers', siteId, formId, days],
    queryFn: async ({ signal }) =>
      (await call(getOlderAnswers, { siteId, formId, ...(days && { days }) }, { signal })).count,
    enabled: days !== undefined,
  })
}
