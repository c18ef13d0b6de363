import { heading, linked, paragraph, strong } from '@sitewright/blocks/rich-text'
import type { PageDocument } from '@sitewright/core/document/page-document'
import { document, image, rule, section, text } from '../starting-points/compose.ts'
import type { DemoKit } from './kit.ts'

export function visitPage(kit: DemoKit): PageDocument {
  return document(
    section(
      {},
      text(
        [0, 0, 14, 5],
        heading(1, 'Visit the workshop'),
        paragraph('The seconds shelf is by the door. Bring a bag, and ask to see the kiln.'),
      ),
      rule([0, 6, 24, 1]),
      text(
        [0, 8, 7, 4],
        heading(2, 'Where'),
        paragraph('12 Mill Lane, Ludlow, Vermont'),
        paragraph('Ring the bell twice; the wheel is loud.'),
      ),
      text(
        [8, 8, 7, 4],
        heading(2, 'When'),
        paragraph([strong('Thursday to Saturday'), ', 10 to 5']),
        paragraph('And whenever the light is on.'),
      ),
      text(
        [16, 8, 7, 4],
        heading(2, 'Write'),
        paragraph([linked('hello@example.com', 'mailto:hello@example.com')]),
        paragraph([linked('+1 802 555 0142', 'tel:+18025550142')]),
      ),
      image([0, 13, 24, 15], kit.picture('hills'), {
        caption: 'The view from the wheel, cut from paper',
      }),
    ),
  )
}
