/** Letters that one call of a function may have as its arguments. */
const CHUNK = 1 << 15

/** The bytes of a file as base64, which the call takes. */
export async function fileBase64(file: Blob): Promise<string> {
  const buffer = await file.arrayBuffer().catch(() => {
    throw new Error('文件读不了，请重新选择')
  })
  const bytes = new Uint8Array(buffer)
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(text)
}
