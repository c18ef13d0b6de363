/** A cookie that scripts may read, or undefined. */
export function readCookie(name: string): string | undefined {
  const prefix = `${name}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(prefix))
  return pair && decodeURIComponent(pair.slice(prefix.length))
}
