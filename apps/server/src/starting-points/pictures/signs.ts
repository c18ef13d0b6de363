/** Signs of starting points, which browsers show as the icon of a site: few shapes, to be told apart at 16 pixels. */

import { type Drawing, n } from './drawing.ts'

const field = (colour: string) =>
  `<rect x="-500" y="-500" width="1000" height="1000" fill="${colour}"/>`

export function bowlSign({ colours: { glaze, paper, accent } }: Drawing): string {
  return `${field(glaze)}<circle cx="0" cy="-190" r="95" fill="${accent}"/><path d="M-330 -40H330A330 300 0 0 1 110 245V300H-110V245A330 300 0 0 1 -330 -40Z" fill="${paper}"/>`
}

export function shapesSign({ colours: { ink, paper, accent } }: Drawing): string {
  return `${field(ink)}<circle cx="-95" cy="-95" r="235" fill="${paper}"/><rect x="-60" y="-60" width="390" height="390" fill="${accent}"/>`
}

export function flowerSign({ colours: { leaf, paper, accent } }: Drawing): string {
  const petals = Array.from(
    { length: 6 },
    (_, at) =>
      `<ellipse cx="0" cy="-215" rx="105" ry="175" transform="rotate(${n(at * 60)})" fill="${paper}"/>`,
  )
  return `${field(leaf)}${petals.join('')}<circle r="90" fill="${accent}"/>`
}

export function sheetSign({ colours: { ink, paper, accent } }: Drawing): string {
  const line = (x: number, y: number) =>
    `<rect x="${n(x)}" y="${n(y)}" width="250" height="62" fill="${ink}"/>`
  const lines = [0, 1, 2].flatMap((at) => [line(-285, -20 + at * 125), line(35, -20 + at * 125)])
  return `${field(paper)}<rect x="-285" y="-300" width="570" height="190" fill="${accent}"/>${lines.join('')}`
}
