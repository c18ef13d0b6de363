/** A cookie that scripts may read, or undefined; one that cannot be decoded counts as absent. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(prefix))
  try {
    return pair && decodeURIComponent(pair.slice(prefix.length))
  } catch {
    return undefined
  }
}
