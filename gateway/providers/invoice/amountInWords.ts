const DIGITS = ['零', '壹', '贰', '叁', '肆', '伍', '陆', '柒', '捌', '玖']
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿']

/** Four digits at most: 1020 → 壹仟零贰拾. */
function groupInWords(group: number): string {
  let words = ''
  let isGap = false
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.floor(group / 10 ** place) % 10
    if (digit === 0) isGap = words !== ''
    else {
      words += (isGap ? '零' : '') + (DIGITS[digit] ?? '') + (PLACES[place] ?? '')
      isGap = false
    }
  }
  return words
}

function yuanInWords(yuan: number): string {
  let words = ''
  for (let place = GROUPS.length - 1; place >= 0; place -= 1) {
    const group = Math.floor(yuan / 10_000 ** place) % 10_000
    if (group === 0) continue
    // A zero where a place between the groups is empty: 1,0020 and 10,0200.
    const isGap = words !== '' && group < 1000
    words += (isGap ? '零' : '') + groupInWords(group) + (GROUPS[place] ?? '')
  }
  return words
}

/** Cents as bills say them in characters that nobody changes: 5980 → 伍拾玖圆捌角整, −1850 → 负壹拾捌圆伍角整. Below a trillion yuan. */
export function amountInWords(cents: number): string {
  const amount = Math.abs(cents)
  const [yuan, jiao, fen] = [Math.floor(amount / 100), Math.floor(amount / 10) % 10, amount % 10]
  const whole = yuan === 0 ? '' : `${yuanInWords(yuan)}圆`
  const tenths = jiao > 0 ? `${DIGITS[jiao] ?? ''}角` : whole !== '' && fen > 0 ? '零' : ''
  const hundredths = fen > 0 ? `${DIGITS[fen] ?? ''}分` : '整'
  const words = whole + tenths === '' && fen === 0 ? '零圆' : whole + tenths
  return `${cents < 0 ? '负' : ''}${words}${hundredths}`
}
