/** Broadcast of "fetch these preferences again" to every screen of this tab and to other tabs of the studio. */

/** Name of the channel, and of the event that scripts of this tab hear at the document. */
const NAME = 'sitewright:commerce-preferences:refetch'

export interface PreferenceNews {
  readonly siteId: string
  readonly namespace: string
}

let channel: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in globalThis)) return undefined
  channel ??= new BroadcastChannel(NAME)
  return channel
}

/** Tells that the preferences of a namespace were updated. */
export function broadcastRefetch(news: PreferenceNews): void {
  document.dispatchEvent(new CustomEvent<PreferenceNews>(NAME, { detail: news }))
  otherTabs()?.postMessage(news)
}

/** Hears of updates in this tab and others. Gives the function that ends it. */
export function onRefetch(listener: (news: PreferenceNews) => void): () => void {
  const here = (event: Event) => listener((event as CustomEvent<PreferenceNews>).detail)
  const elsewhere = ({ data }: MessageEvent<PreferenceNews>) => listener(data)
  const others = otherTabs()
  document.addEventListener(NAME, here)
  others?.addEventListener('message', elsewhere)
  return () => {
    document.removeEventListener(NAME, here)
    others?.removeEventListener('message', elsewhere)
  }
}
