import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { DatabaseRefused } from '../refused'

/*
 * A backup under a passphrase: a header (magic, salt, nonce prefix), then chunks of AES-256-GCM in the STREAM construction: each nonce
 * counts its chunk and says whether it is the last, so that chunks cannot be changed, swapped, repeated or cut off unnoticed.
 */
const MAGIC = Buffer.from('QHBACK1\n')
const SALT = 16
const PREFIX = 7
const HEADER = MAGIC.length + SALT + PREFIX
const CHUNK = 64 << 10
const TAG = 16
const COST = { N: 1 << 17, r: 8, p: 1, maxmem: 256 << 20 }

export const isSealed = (beginning: Buffer) => beginning.subarray(0, MAGIC.length).equals(MAGIC)
export const SEAL_LENGTH = MAGIC.length

export async function* sealed(plain: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const prefix = randomBytes(PREFIX)
  const key = await keyOf(passphrase, salt)
  yield Buffer.concat([MAGIC, salt, prefix])
  let nth = 0
  for await (const { chunk, isLast } of chunksOf(plain, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, nth, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    nth += 1
  }
}

export async function* unsealed(secret: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Buffer> {
  let header: Buffer | undefined
  let key: Buffer | undefined
  let nth = 0
  const body = async function* () {
    let head = Buffer.alloc(0)
    for await (const part of secret) {
      if (header) yield part
      else {
        head = Buffer.concat([head, part])
        if (head.length < HEADER) continue
        header = head.subarray(0, HEADER)
        yield head.subarray(HEADER)
      }
    }
  }
  for await (const { chunk, isLast } of chunksOf(body(), CHUNK + TAG)) {
    if (!header || chunk.length < TAG) throw notOpened()
    key ??= await keyOf(passphrase, header.subarray(MAGIC.length, MAGIC.length + SALT))
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(header.subarray(-PREFIX), nth, isLast))
    decipher.setAuthTag(chunk.subarray(-TAG))
    yield opened(() => Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()]))
    nth += 1
  }
}

function opened(work: () => Buffer): Buffer {
  try {
    return work()
  } catch {
    throw notOpened()
  }
}
const notOpened = () => new DatabaseRefused('备份无法解密：口令不对，或文件已损坏。')

/** Pieces of exactly `size`, and a last one that may be shorter or empty. */
async function* chunksOf(stream: AsyncIterable<Buffer>, size: number) {
  let rest = Buffer.alloc(0)
  for await (const part of stream) {
    rest = Buffer.concat([rest, part])
    let at = 0
    // One byte more than a chunk has come: this one is not the last.
    for (; rest.length - at > size; at += size) yield { chunk: rest.subarray(at, at + size), isLast: false }
    rest = rest.subarray(at)
  }
  yield { chunk: rest, isLast: true }
}

function nonceOf(prefix: Buffer, nth: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  prefix.copy(nonce)
  nonce.writeUInt32BE(nth, PREFIX)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

const keyOf = (passphrase: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => scrypt(passphrase, salt, 32, COST, (error, key) => (error ? reject(error) : resolve(key))))
