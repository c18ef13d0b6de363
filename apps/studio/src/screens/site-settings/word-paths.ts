/** The words that visitors read, with those of the checkout open. */
export function checkoutWordsPath(siteId: string): string {
  return `/sites/${siteId}/site-settings/words?place=checkout`
}
