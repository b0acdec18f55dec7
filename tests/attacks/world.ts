import path from 'node:path'
import { keyRingIn, newKeyRing, type KeyRing } from '../../gateway/lib/keyRing'
import { pretendedWechat } from '../../gateway/providers/wechat/wechat'
import { picturesIn } from '../../gateway/server/pictures'
import { openSession } from '../../gateway/kernel/session'
import { shopAt, type Shop } from '../support/shop'
import { belongingsOf, keysOf, marksOf, type Belongings, type Somebody } from './belongings'
import { changesBetween, rowsOf } from './victimRows'

export type World = {
  shop: Shop
  victim: Somebody
  theirs: Belongings
  attacker: Somebody
  own: Belongings
}
export type Answer = { status: number; text: string }

/** A shop with two members who own one of each thing: 周岚, and 林秀芝 who is after what 周岚 owns. */
export async function worldOfTwo(): Promise<World> {
  const shop: Shop = await shopAt(undefined, {
    providers: {
      wechat: { ...pretendedWechat, personOf: async (_app, code) => ({ openId: code, unionId: undefined, appid: 'an-app' }) },
      fileKeys: keyRingIn(newKeyRing('1')) as KeyRing,
    },
    extra: (app) => app.get('/pictures/*', (context) => pictures(context)),
  })
  const pictures = picturesIn({ folder: path.resolve('gateway/demo/pictures/webp'), db: shop.db, now: shop.clock.now })
  const theirs = await belongingsOf(shop, shop.zhou)
  const own = await belongingsOf(shop, shop.lin)
  return { shop, victim: shop.zhou, theirs, attacker: shop.lin, own }
}

/** A session of the attacker for one request: what an earlier one ended is no shelter for the next. */
export async function freshToken({ shop, attacker }: World): Promise<string> {
  const { token } = await openSession(shop.db, {
    memberId: attacker.memberId,
    deviceId: attacker.device,
    channel: 'h5',
    now: shop.clock.now(),
  })
  return token
}

type Tried = { name: string; sent?: string; attempt: () => Promise<Answer> }

/**
 * Does what an attacker does and says what came of it: rows of the victim that changed, an answer that tells something of theirs,
 * a fault. Undefined where nothing did. An id that was `sent` may come back in a refusal, never in an answer.
 */
export async function harmOf({ shop, theirs }: World, { name, sent, attempt }: Tried): Promise<string | undefined> {
  const keys = keysOf(theirs)
  const before = await rowsOf(shop.db, keys)
  const { status, text } = await attempt()
  const changes = changesBetween(before, await rowsOf(shop.db, keys))
  if (changes.length > 0) return `${name}: ${status}, changed ${changes.join(' | ')}`
  if (status >= 500) return `${name}: ${status} ${text.slice(0, 200)}`
  const told = marksOf(theirs).filter((mark) => text.includes(mark) && !(status >= 400 && sent?.includes(mark)))
  return told.length > 0 ? `${name}: ${status}, told ${told.join(', ')}` : undefined
}
