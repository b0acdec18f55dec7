/** Backslashes, at-signs and anything that a browser reads as another host. */
const DANGEROUS = /[\\@]|^\/\/|^\/%(2f|5c)/i
const hasControls = (text: string) => [...text].some((character) => character < ' ' || character === '\u007f')
const dangerous = (text: string) => DANGEROUS.test(text) || hasControls(text)

/**
 * The path a login may return to: a path of this shop, or nothing. A whole address is accepted on our own origin only
 * (SECURITY-AND-RELIABILITY, E5); whatever is doubly encoded, has a host, or is not http leads home instead.
 */
export function safeBackPath(backurl: string | undefined, origin: string): string | undefined {
  if (!backurl) return undefined
  const path = backurl.startsWith(`${origin}/`) ? backurl.slice(origin.length) : backurl
  if (!path.startsWith('/') || dangerous(path) || dangerous(onceDecoded(path))) return undefined
  return path
}

function onceDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return '\\'
  }
}
