import type { KeyObject } from 'node:crypto'

/** What WeChat Pay knows the shop by (merchant platform, 账户中心 → API 安全). */
export type Merchant = {
  mchid: string
  /** Serial number of the merchant's API certificate, and the private key that belongs to it. */
  serial: string
  privateKey: KeyObject
  /** 32 bytes: what notifications and platform certificates are sealed with. */
  apiV3Key: Buffer
  /** The mini-program that pays, and the official account whose pages pay in WeChat's browser. */
  appids: { mini: string; browser: string | undefined }
  /** WeChat Pay's public key, where the merchant has one: `PUB_KEY_ID_…`. Without it platform certificates are downloaded. */
  publicKey: { id: string; key: KeyObject } | undefined
  /** `https://api.mch.weixin.qq.com`, or a server that speaks the same protocol. */
  payUrl: string
  /** Where the shop is reached from outside, without a final slash. */
  publicUrl: string
}

/** Asks an address like `fetch` does; tests put the local protocol server here. */
export type Ask = (url: string, init: AskInit) => Promise<Response>
type AskInit = { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal }
