/** Colours of a picture, for templates that show something in its place until it has loaded. Pure. */

/** Averages of the corners and the centre (specification §3 "Image asset"): six hexadecimal digits each, without `#`. */
export interface PictureColors {
  readonly topLeftAverage: string
  readonly topRightAverage: string
  readonly bottomLeftAverage: string
  readonly bottomRightAverage: string
  readonly centerAverage: string
  /** Colour for the space around the picture: the average of its edge. */
  readonly suggestedBgColor: string
}

/** Squares along each side of a picture whose colours are sampled. */
export const SAMPLES = 8

const LOW = 0
const MIDDLE = SAMPLES / 2
const HIGH = SAMPLES

type Choose = (x: number, y: number) => boolean

const within =
  ([left, right]: readonly [number, number], [top, bottom]: readonly [number, number]): Choose =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom

const CENTER = [SAMPLES / 4, SAMPLES - SAMPLES / 4] as const

const AREAS: Readonly<Record<keyof PictureColors, Choose>> = {
  topLeftAverage: within([LOW, MIDDLE], [LOW, MIDDLE]),
  topRightAverage: within([MIDDLE, HIGH], [LOW, MIDDLE]),
  bottomLeftAverage: within([LOW, MIDDLE], [MIDDLE, HIGH]),
  bottomRightAverage: within([MIDDLE, HIGH], [MIDDLE, HIGH]),
  centerAverage: within(CENTER, CENTER),
  suggestedBgColor: (x, y) => x === 0 || y === 0 || x === SAMPLES - 1 || y === SAMPLES - 1,
}

/** `samples`: red, green and blue of `SAMPLES` × `SAMPLES` squares, row by row from the top left. */
export function pictureColors(samples: Uint8Array): PictureColors {
  const colors = Object.entries(AREAS).map(([name, isIn]) => [name, average(samples, isIn)])
  return Object.fromEntries(colors)
}

function average(samples: Uint8Array, isIn: Choose): string {
  const sums = [0, 0, 0]
  let count = 0
  for (let square = 0; square < SAMPLES * SAMPLES; square += 1) {
    if (!isIn(square % SAMPLES, Math.floor(square / SAMPLES))) continue
    count += 1
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] ?? 0) + (samples[square * 3 + channel] ?? 0)
    }
  }
  return sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}
