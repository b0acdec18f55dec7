/** Text as UTF-8. WeChat's logic layer has no TextEncoder. */
export function utf8(text: string): Uint8Array {
  const percent = encodeURIComponent(text)
  const bytes: number[] = []
  for (let at = 0; at < percent.length; at += 1) {
    if (percent[at] === '%') {
      bytes.push(Number.parseInt(percent.slice(at + 1, at + 3), 16))
      at += 2
    } else bytes.push(percent.charCodeAt(at))
  }
  return Uint8Array.from(bytes)
}
