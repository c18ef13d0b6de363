import type { IslandWord } from '@sitewright/core/words/english'
import type { Say } from '@sitewright/core/words/island-words'

/** The reason of a failure as the page says it. Refusals of the server are in the table of words; others are shown as they come. */
export function refusalIn(error: unknown, say: Say): string {
  return error instanceof Error ? say(error.message as IslandWord) : say('Please try again.')
}
