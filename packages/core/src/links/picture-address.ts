/** Tells the address of a picture on the web by its ending. Pure. */

/** Formats that are taken from other sites; drawings, which may hold anything, are not. */
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)$/i

/** The most characters of an address. */
export const MAX_PICTURE_ADDRESS = 2000

/** The address, if it is one and what it names is a picture by its ending. */
export function readPictureAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (text.length > MAX_PICTURE_ADDRESS || !URL.canParse(text)) return undefined
  const { protocol, pathname, href } = new URL(text)
  return /^https?:$/.test(protocol) && PICTURE.test(pathname) ? href : undefined
}
