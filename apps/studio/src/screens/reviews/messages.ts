/** Words of reviews: whom one asks, what waits for oneself, and what came back. */

export const REVIEW_MESSAGES = {
  'reviews.ask': 'Ask for a review',
  'reviews.askAgain': 'Ask again',
  'reviews.back': 'Came back to you',
  'reviews.backBy': '{name} gave it back',
  'reviews.backNote': '{name} gave it back: {note}',
  'reviews.by': 'Asked by {name}',
  'reviews.count': '{count, plural, one {# review waits} other {# reviews wait}} for you',
  'reviews.forYou': 'For you to review',
  'reviews.give': 'Give back',
  'reviews.gone': 'Who was asked may no longer publish here. Ask somebody else.',
  'reviews.note': 'Note for who wrote it',
  'reviews.reviewer': 'Reviewer',
  'reviews.somebody': 'Somebody',
  'reviews.title': 'Review',
  'reviews.waits': 'It waits for {name}.',
  'reviews.waitsForYou': '{name} asks you to review this. Publish it, or give it back with a note.',
} as const
