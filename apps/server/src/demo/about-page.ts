import { blockquote, heading, paragraph } from '@sitewright/blocks/rich-text'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { button, document, image, section, text } from '../starting-points/compose.ts'
import type { DemoKit } from './kit.ts'

export function aboutPage(kit: DemoKit): PageDocument {
  return document(
    section(
      {},
      text(
        [0, 0, 16, 6],
        heading(1, 'We make the pots we want to eat from'),
        paragraph(
          'Hearth & Clay began in a garage with a second-hand wheel and one rule: if we would not use it at home, it does not leave the workshop.',
        ),
      ),
      image([0, 7, 24, 15], kit.picture('kitchen')),
    ),
    section(
      { theme: 'soft' },
      text([0, 0, 16, 2], heading(2, 'Three weeks in the life of a mug')),
      text(
        [0, 3, 7, 3],
        heading(3, 'The clay'),
        paragraph('Dug forty miles away, blended in our own pug mill, rested for a month.'),
      ),
      text(
        [8, 3, 7, 3],
        heading(3, 'The glaze'),
        paragraph(
          'Three colours, mixed here, free of lead. Ash from our own stove is in all of them.',
        ),
      ),
      text(
        [16, 3, 7, 3],
        heading(3, 'The fire'),
        paragraph(
          'Two firings, the second at 1,240 °C, with power from the roof when the sun helps.',
        ),
      ),
    ),
    section(
      {},
      image([0, 0, 13, 14], kit.picture('shelves')),
      text(
        [15, 1, 9, 9],
        heading(2, 'Slow, on purpose'),
        paragraph(
          'Around sixty pieces fit into the kiln. When a shelf is empty it stays empty until the next firing, and then it fills again. You can always ask us to put one aside.',
        ),
        blockquote(paragraph('If it never gets to the sink, we made it wrong.')),
      ),
      button([15, 11, 8, 2], 'See what is on the shelf', `page:${kit.storeId}`, {
        style: 'secondary',
      }),
    ),
  )
}
