/**
 * A script in place of Stripe.js, for journeys in a browser: it draws one field for a card's number, and confirms by the
 * same call that Stripe.js makes. Its names are those of Stripe.js that the project's module uses.
 */
export const browserScript = (origin: string) => `
window.Stripe = (key) => {
  const ask = async (path, body) => {
    const answer = await fetch(${JSON.stringify(origin)} + path, {
      method: 'POST',
      headers: { authorization: 'Bearer ' + key, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body),
    })
    return answer.json()
  }
  return {
    elements: ({ clientSecret }) => ({
      clientSecret,
      submit: async () => ({}),
      create() {
        const label = document.createElement('label')
        const input = document.createElement('input')
        label.append('Card number ', input)
        input.inputMode = 'numeric'
        input.autocomplete = 'cc-number'
        const listeners = {}
        this.number = () => input.value
        return {
          mount(place) {
            place.append(label)
            queueMicrotask(() => listeners.ready?.())
          },
          on(name, listener) { listeners[name] = listener },
          destroy() { label.remove() },
        }
      },
    }),
    async confirmPayment({ elements, confirmParams }) {
      const [id] = elements.clientSecret.split('_secret_')
      const intent = await ask('/v1/payment_intents/' + id + '/confirm', {
        client_secret: elements.clientSecret,
        return_url: confirmParams.return_url,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': elements.number(),
      })
      if (intent.error) return { error: intent.error }
      const url = intent.next_action?.redirect_to_url?.url
      if (!url) return { paymentIntent: intent }
      location.assign(url)
      return new Promise(() => {})
    },
  }
}
`

/** The page on which a shopper proves who they are, in place of their bank's. */
export const challengePage = (id: string) => `<!doctype html>
<html lang="en"><meta name="viewport" content="width=device-width"><title>Your bank</title>
<h1>Your bank</h1>
<p>Is it you who pays?</p>
<form method="post" action="/challenge/${id}">
<button name="answer" value="yes">Yes, pay</button>
<button name="answer" value="no">No</button>
</form></html>`
