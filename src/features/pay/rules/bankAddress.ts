/**
 * The whole address of a payment page, or nothing. Only pages of the gateway's own origin are opened: the address may come from
 * a link that somebody else wrote (SECURITY-AND-RELIABILITY, E6).
 */
export function bankAddress(url: string | undefined, origin: string): string | undefined {
  if (!url || /[\s\\\u0000-\u001f@]/.test(url)) return undefined
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
  return /^\/bank\/[\w./-]+$/.test(path) && !path.includes('..') && !path.includes('//') ? origin + path : undefined
}
