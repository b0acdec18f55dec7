import { lettersOf, type Letters } from './letters'

type Place = { start: number; end: number }

const CHINESE_DIGITS: Readonly<Record<string, string>> = {
  ...{ 零: '0', 〇: '0', 一: '1', 二: '2', 三: '3', 四: '4', 五: '5', 六: '6', 七: '7', 八: '8', 九: '9', 幺: '1' },
  ...{ 壹: '1', 贰: '2', 叁: '3', 肆: '4', 伍: '5', 陆: '6', 柒: '7', 捌: '8', 玖: '9' },
}
/** One letter for one, so that places stay. */
const withDigits = (text: string) =>
  text.replace(/[零〇一二三四五六七八九幺壹贰叁肆伍陆柒捌玖]/g, (digit) => CHINESE_DIGITS[digit] ?? digit)

/*
 * None repeats within a repetition, and each repetition has an end: whatever is typed, they take linear time.
 */
/** In letters alone: mobile phones, landlines, service numbers. An order or a parcel has a longer number. */
const NUMBERS = /(?<!\d)(?:1[3-9]\d{9}|0(?:10|2\d|[3-9]\d{2})[2-8]\d{6,7}|400\d{7})(?!\d)/g
/** In letters alone: the name of a way to be reached, and what looks like somebody's name there. */
const ACCOUNTS =
  /(?:微信|薇信|威信|微[xv]|扣扣|企鹅|抖音|快手|小红书|支付宝|(?<![a-z\d])(?:v信|vx|wx|weixin|wechat|qq群?))(?:号|帐号|账号|id|是|加|搜|我|的|同号){0,4}(?:\d{5,12}|[a-z][a-z\d]{4,19})(?![a-z\d])/g
/** With signs: addresses of sites and of mail. */
const ADDRESSES =
  /(?:https?:\/\/|www\.)[\w./?=&%-]{1,200}|(?<![\w.+-])[\w.+-]{1,40}@[a-z\d-]{2,40}\.[a-z]{2,8}|(?<![a-z\d-])[a-z\d-]{2,40}\.(?:com|cn|net|top|xyz|vip|shop|cc)(?![a-z\d])/g
/** Where a text says how somebody is reached. */
export function contactsIn(typed: string): Place[] {
  const letters = lettersOf(typed)
  const signs = lettersOf(typed, { keeps: true })
  return [
    ...placesOf(NUMBERS, letters, withDigits(letters.text)),
    ...placesOf(ACCOUNTS, letters, letters.text),
    ...placesOf(ADDRESSES, signs, signs.text),
  ]
}

function placesOf(pattern: RegExp, { starts, ends }: Letters, text: string): Place[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 0: found }) => {
    const [start, end] = [starts[index], ends[index + found.length - 1]]
    return start === undefined || end === undefined ? [] : [{ start, end }]
  })
}
