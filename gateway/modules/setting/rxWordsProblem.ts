import type { Db } from '../../db/open'
import { namedIn } from './namedIn'

/** What a text beside prescription drugs must not say (LAW-AND-PRIVACY, D5, D13), and why. */
const FORBIDDEN: ReadonlyArray<{ words: RegExp; why: string }> = [
  { words: /疗效|治愈|根治|特效|见效|药到病除|有效率|无副作用|没有副作用|绝对安全|最安全|最佳/, why: '处方药不能宣传疗效或安全性' },
  { words: /优惠|促销|打折|折扣|特价|降价|满减|立减|买.{0,2}[送赠]|赠送|赠品|红包|领券|秒杀|抽奖|免单|返现/, why: '处方药不能促销' },
  { words: /(?:不用|不需要?|无需|无须|不必|免)(?:提供|上传|出示)?处方|没有处方也|先买后补|后补处方/, why: '没有处方不能购买处方药' },
]

/** What is wrong with a text that shoppers read beside prescription drugs; undefined where nothing is. */
export async function rxWordsProblem(db: Db, text: string): Promise<string | undefined> {
  for (const { words, why } of FORBIDDEN) {
    const [found] = words.exec(text) ?? []
    if (found !== undefined) return `「${found}」：${why}`
  }
  const [named] = await namedIn(db, text)
  return named === undefined ? undefined : `不能点名「${named}」，处方药不能做广告`
}
