/** GBK bytes of a text: Node decodes GBK but does not encode it, so each character is looked up by decoding all pairs once. */
export function gbkBytes(text: string): Buffer {
  const decoder = new TextDecoder('gb18030')
  const bytesOf = new Map<string, number[]>()
  for (let high = 0x81; high <= 0xfe; high += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) if (low !== 0x7f) bytesOf.set(decoder.decode(Uint8Array.of(high, low)), [high, low])
  }
  return Buffer.from([...text].flatMap((letter) => (letter.charCodeAt(0) < 0x80 ? [letter.charCodeAt(0)] : (bytesOf.get(letter) ?? []))))
}
