import { createHmac } from 'node:crypto'
import { sameHash } from '../../lib/hash'
import { setting } from '../../kernel/settings'

/** What addresses of videos are signed with. */
export const videoSecretSetting = setting<string>('videoSecret')

type Signed = { file: string; secret: string; until: Date }

/** A signed URL: an address of one file that nobody can make up and that expires: `/videos/v-1.mp4?expires=1795226400&sign=…`. */
export function videoAddress({ file, secret, until }: Signed): string {
  const expires = Math.floor(until.getTime() / 1000)
  return `/videos/${file}?expires=${expires}&sign=${signOf(file, expires, secret)}`
}

/** Whether these words of an address are ours, for this file, and not over. */
export const isVideoAddress = (asked: { file: string; expires: string; sign: string }, secret: string, now: Date): boolean =>
  /^\d{1,12}$/.test(asked.expires) &&
  sameHash(asked.sign, signOf(asked.file, Number(asked.expires), secret)) &&
  now.getTime() < Number(asked.expires) * 1000

const signOf = (file: string, expires: number, secret: string) =>
  createHmac('sha256', secret).update(`${file}:${expires}`).digest('hex').slice(0, 32)
