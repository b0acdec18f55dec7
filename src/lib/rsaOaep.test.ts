import { constants, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto'
import { rsaOaepEncrypt } from './rsaOaep'
import { utf8 } from './utf8'

describe('a password on its way to the gateway', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const { n = '' } = publicKey.export({ format: 'jwk' })
  const key = { modulus: Buffer.from(n, 'base64url').toString('hex'), exponent: 65537 }

  it.each(['Qinghe2026', '密码🔑', ''])('%j is read by Node as it was typed', (password) => {
    const cipher = rsaOaepEncrypt(key, utf8(password), Uint8Array.from(randomBytes(32)))
    const plain = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(cipher, 'hex'),
    )
    expect(plain.toString('utf8')).toBe(password)
  })

  it('refuses what does not fit the key', () => {
    expect(() => rsaOaepEncrypt(key, new Uint8Array(191), Uint8Array.from(randomBytes(32)))).toThrow(RangeError)
  })
})
