import { expect, it } from 'vitest'
import { pictureTitle } from './picture-title.ts'

it.each([
  ['A blue bowl', 'IMG_1.jpg', 'A blue bowl'],
  ['', 'blue-bowl_2.jpeg', 'blue bowl 2'],
  [' ', 'Über Öfen.png', 'Über Öfen'],
  ['', '.jpg', '.jpg'],
  ['', `${'a'.repeat(300)}.png`, 'a'.repeat(200)],
])('calls a picture by what it shows, or by its file: %j, %j', (altText, filename, title) => {
  expect(pictureTitle({ altText, filename })).toBe(title)
})
