/** Outlines of shapes in a square of 100 by 100. */

/** Points at equal angles from the top, alternately at the two distances from the middle. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, place) => {
    const distance = place % 2 === 0 ? outer : inner
    const angle = (place / points) * Math.PI - Math.PI / 2
    return `${rounded(50 + distance * Math.cos(angle))} ${rounded(50 + distance * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

export const SHAPES = {
  circle: 'M50 0a50 50 0 1 1 0 100a50 50 0 1 1 0-100Z',
  square: 'M0 0H100V100H0Z',
  rounded:
    'M12 0H88A12 12 0 0 1 100 12V88A12 12 0 0 1 88 100H12A12 12 0 0 1 0 88V12A12 12 0 0 1 12 0Z',
  pill: 'M25 25H75A25 25 0 0 1 75 75H25A25 25 0 0 1 25 25Z',
  arch: 'M10 100V40A40 40 0 0 1 90 40V100Z',
  triangle: 'M50 5L100 95H0Z',
  diamond: 'M50 0L100 50L50 100L0 50Z',
  hexagon: 'M25 6.7H75L100 50L75 93.3H25L0 50Z',
  star: star(5, 50, 21),
  burst: star(16, 50, 39),
  heart: 'M50 92C18 68 2 50 2 31A25 25 0 0 1 50 22A25 25 0 0 1 98 31C98 50 82 68 50 92Z',
  blob: 'M53 3C74 1 92 12 97 33C101 52 94 63 88 77C80 95 58 101 38 96C17 91 1 76 2 53C3 36 14 27 25 16C33 8 42 4 53 3Z',
  pebble: 'M30 14C52 4 84 10 94 33C104 56 93 78 70 85C46 92 17 89 6 67C-4 46 8 24 30 14Z',
} as const
