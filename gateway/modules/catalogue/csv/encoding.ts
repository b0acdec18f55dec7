import { createReadStream } from 'node:fs'

/** Why a file cannot be read at all: one sentence for whoever keeps the list. */
export class BadFile extends Error {}

export type Encoding = 'utf-8' | 'gb18030'

export const encodingOf = (file: string): Promise<Encoding> => encodingIn(createReadStream(file), file)

/** Detects the encoding, UTF-8 (with or without BOM) or GBK, by reading everything once: half a UTF-8 file proves nothing. `file` is its name in sentences. */
export async function encodingIn(chunks: AsyncIterable<Buffer> | Iterable<Buffer>, file: string): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const gbk = new TextDecoder('gb18030', { fatal: true })
  const stands = { utf8: true, gbk: true }
  let first = true
  for await (const bytes of chunks) {
    if (first && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)))
      throw new BadFile(`${file} 是 UTF-16 编码，请另存为“CSV UTF-8”后重试。`)
    first = false
    if (bytes.includes(0)) throw new BadFile(`${file} 不是文本文件（可能是 Excel 工作簿），请另存为“CSV UTF-8”后重试。`)
    stands.utf8 &&= decodes(utf8, bytes)
    stands.gbk &&= decodes(gbk, bytes)
    if (!stands.utf8 && !stands.gbk) break
  }
  if (stands.utf8 && ends(utf8)) return 'utf-8'
  if (stands.gbk && ends(gbk)) return 'gb18030'
  throw new BadFile(`${file} 既不是 UTF-8 也不是 GBK 编码，请另存为“CSV UTF-8”后重试。`)
}

function decodes(decoder: TextDecoder, bytes: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

function ends(decoder: TextDecoder): boolean {
  try {
    decoder.decode()
    return true
  } catch {
    return false
  }
}
