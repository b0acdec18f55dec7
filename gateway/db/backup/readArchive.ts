import { createHash } from 'node:crypto'
import { closeSync, createReadStream, existsSync, openSync, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import { extract } from 'tar-stream'
import { DatabaseRefused } from '../refused'
import { FORMAT, MANIFEST, MANIFEST_HASH, Manifest } from './manifest'
import { systemFault } from './systemFault'
import { isSealed, SEAL_LENGTH, unsealed } from './seal'

export type Entry = { name: string; body: AsyncIterable<Buffer> }
export type BackupFile = { file: string; passphrase?: string | undefined }

const broken = (what: string) => new DatabaseRefused(`备份文件已损坏或不完整（${what}），没有恢复任何内容：请换一份备份。`)

/** The entries of a backup, one after the other; each body must be read before the next entry comes. */
export async function* entriesOf({ file, passphrase }: BackupFile): AsyncGenerator<Entry> {
  const beginning = beginningOf(file)
  if (isSealed(beginning) && !passphrase)
    throw new DatabaseRefused('备份已加密：请用 BACKUP_PASSPHRASE 或 BACKUP_PASSPHRASE_FILE 给出口令。')
  const bytes = createReadStream(file) as AsyncIterable<Buffer>
  const tar = extract()
  const reading = Readable.from(isSealed(beginning) ? unsealed(bytes, passphrase ?? '') : bytes)
  reading.on('error', (error) => tar.destroy(error))
  reading.pipe(tar)
  try {
    for await (const entry of tar) {
      yield { name: entry.header.name, body: entry as AsyncIterable<Buffer> }
      entry.resume()
    }
  } finally {
    reading.destroy()
  }
}

/** Reads a whole backup and answers what it holds, when every part is there as it was written. */
export async function verified(backup: BackupFile): Promise<Manifest> {
  if (!existsSync(backup.file)) throw new DatabaseRefused(`没有备份文件 ${backup.file}。`)
  try {
    return await checked(backup)
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error
    const fault = systemFault(error)
    if (fault) throw new DatabaseRefused(`无法读取备份文件 ${backup.file}（${fault.code}）：请检查文件和权限。`)
    throw broken(error instanceof Error ? error.message : String(error))
  }
}

async function checked(backup: BackupFile): Promise<Manifest> {
  const found = new Map<string, { bytes: number; sha256: string }>()
  let text: Buffer | undefined
  let hashed = ''
  for await (const { name, body } of entriesOf(backup)) {
    if (name === MANIFEST) text = await whole(body)
    else if (name === MANIFEST_HASH) hashed = (await whole(body)).toString().slice(0, 64)
    else found.set(name, await measured(body))
  }
  if (!text || createHash('sha256').update(text).digest('hex') !== hashed) throw broken('没有完整的清单')
  const manifest = manifestIn(text)
  for (const { name, bytes, sha256 } of manifest.parts) {
    const part = found.get(name)
    if (part?.bytes !== bytes || part.sha256 !== sha256) throw broken(`${name} 与清单不符`)
    found.delete(name)
  }
  if (found.size) throw broken(`清单里没有 ${[...found.keys()][0]}`)
  return manifest
}

function manifestIn(text: Buffer): Manifest {
  const given: unknown = JSON.parse(text.toString())
  if (typeof given === 'object' && given !== null && 'format' in given && typeof given.format === 'number' && given.format > FORMAT)
    throw new DatabaseRefused(`备份的格式 ${given.format} 比当前程序的格式 ${FORMAT} 新：请用制作备份的版本或更新的版本恢复。`)
  const parsed = Manifest.safeParse(given)
  if (!parsed.success) throw broken('清单无法识别')
  return parsed.data
}

export async function whole(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of body) parts.push(part)
  return Buffer.concat(parts)
}

async function measured(body: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const part of body) {
    hash.update(part)
    bytes += part.length
  }
  return { bytes, sha256: hash.digest('hex') }
}

function beginningOf(file: string): Buffer {
  const descriptor = openSync(file, 'r')
  try {
    const beginning = Buffer.alloc(SEAL_LENGTH)
    return beginning.subarray(0, readSync(descriptor, beginning))
  } finally {
    closeSync(descriptor)
  }
}
