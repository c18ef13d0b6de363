/** Path of a provider's webhooks on the site's own host. */
export const webhookPath = (provider: string) => `/api/commerce/payments/webhooks/${provider}`
