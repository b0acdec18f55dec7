import { createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { DAY } from '../../../../src/lib/duration'
import { utcFormat } from '../../../../src/lib/time'

/** A signing key, and the certificate that identifies its owner. */
export type Certified = { serial: string; privateKey: KeyObject; publicKey: KeyObject; pem: string; from: Date; to: Date }

/** Object identifiers and tags of what an X.509 certificate consists of (RFC 5280). */
const SHA256_RSA = Buffer.from('06092a864886f70d01010b0500', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const TAG = { integer: 0x02, bits: 0x03, utf8: 0x0c, time: 0x17, sequence: 0x30, set: 0x31, version: 0xa0 } as const

function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const length =
    body.length < 0x80
      ? Buffer.from([body.length])
      : body.length < 0x100
        ? Buffer.from([0x81, body.length])
        : Buffer.from([0x82, body.length >> 8, body.length & 0xff])
  return Buffer.concat([Buffer.from([tag]), length, body])
}

const name = (text: string) => der(TAG.sequence, der(TAG.set, der(TAG.sequence, COMMON_NAME, der(TAG.utf8, Buffer.from(text)))))
/** `YYMMDDHHMMSSZ`, good until 2049. */
const time = (at: Date) => der(TAG.time, Buffer.from(utcFormat(at, 'YYMMDDHHmmss[Z]')))

/** Draws a 2048 bit RSA key and signs a certificate for it, five years long: what WeChat Pay hands out, made here. */
export function certified(owner: string, now: Date): Certified {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = createPublicKey(privateKey)
  const [from, to] = [new Date(now.getTime() - DAY), new Date(now.getTime() + 5 * 365 * DAY)]
  // A first byte below 0x80 keeps the number positive, one above 0 keeps its twenty bytes.
  const serial = Buffer.concat([Buffer.from([0x5a]), randomBytes(19)])
  const algorithm = der(TAG.sequence, SHA256_RSA)
  const body = der(
    TAG.sequence,
    der(TAG.version, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, serial),
    algorithm,
    name(owner),
    der(TAG.sequence, time(from), time(to)),
    name(owner),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(TAG.bits, Buffer.from([0]), sign('RSA-SHA256', body, privateKey))
  const base64 = der(TAG.sequence, body, algorithm, signature).toString('base64')
  const pem = `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}(?!$)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
  return { serial: serial.toString('hex').toUpperCase(), privateKey, publicKey, pem, from, to }
}
