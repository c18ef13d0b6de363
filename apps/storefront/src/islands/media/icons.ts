export const PLAY = 'M7 4.5v15l12-7.5z'
export const PAUSE = 'M6 5h4v14H6zm8 0h4v14h-4z'

export const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
