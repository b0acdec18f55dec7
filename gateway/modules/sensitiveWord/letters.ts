/** A text as words are looked for in it: its letters and digits alone, and where each stood in the text. */
export type Letters = { text: string; starts: number[]; ends: number[] }

/** Traditional letters of the words that matter, each before its simplified one. */
const TRADITIONAL =
  '藥药癒愈療疗斷断絕绝對对無无靈灵驗验見见風风濕湿腦脑殘残騙骗賤贱賣卖買买聯联繫系電电話话號号碼码網网開开發发槍枪彈弹製制證证幣币賭赌專专賽赛獎奖兒儿馬马媽妈罵骂豬猪條条國国寶宝業业傳传統统淨净體体癥症醫医術术師师會会員员價价錢钱億亿萬万與与個个們们來来沒没過过還还這这時时間间後后'
const SIMPLIFIED = new Map(
  TRADITIONAL.split('').flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter] as const] : [])),
)

const IS_LETTER = /[\p{L}\p{N}]/u
const INVISIBLE = /[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]/u

/** One character as it is compared: half width, small, simplified; several where it is written as one (㈱). Nothing of what cannot be seen. */
function foldedOf(character: string): string {
  if (INVISIBLE.test(character)) return ''
  const folded = character.normalize('NFKC').toLowerCase()
  return SIMPLIFIED.get(folded) ?? folded
}

/**
 * The letters of a text. With `keeps` its blanks and signs stand in it, too, for patterns that want them; else whatever is put between
 * letters counts as nothing.
 */
export function lettersOf(typed: string, { keeps = false }: { keeps?: boolean } = {}): Letters {
  let text = ''
  const starts: number[] = []
  const ends: number[] = []
  let at = 0
  for (const character of typed) {
    const end = at + character.length
    for (const unit of foldedOf(character)) {
      if (!keeps && !IS_LETTER.test(unit)) continue
      text += unit
      for (let part = 0; part < unit.length; part += 1) {
        starts.push(at)
        ends.push(end)
      }
    }
    at = end
  }
  return { text, starts, ends }
}
