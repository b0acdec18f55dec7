import { emsOf } from './ems'

/** 缓释胶囊 at the end of a generic name: the word a line must not be broken inside. */
const DOSAGE_FORM = new RegExp(
  '(吸入|鼻用|鼻|外用|凝胶|缓释|控释|肠溶|咀嚼|分散|口服|泡腾|口崩|含|软|滴|薄膜衣)?' +
    '(胶囊|片|颗粒|溶液|口服液|合剂|糖浆|乳膏|软膏|眼膏|凝胶|贴膏|橡胶膏|喷雾剂|气雾剂|搽剂|酊|洗剂|洗液|' +
    '滴眼液|滴鼻液|滴耳液|含漱液|混悬滴剂|滴剂|滴丸|乳胶剂|混悬液|干混悬剂|栓|丸|散|检测试剂盒|检测试剂|检测试纸|试纸|套装)' +
    '([（(].*[）)])?$',
)

/** The acid of a salt, or 复方: a generic name reads well when broken after it. */
const SALT = /^(苯磺酸|盐酸|马来酸|富马酸|枸橼酸|酒石酸|甲磺酸|草酸|氢溴酸|硫酸|硝酸|丁酸|磷酸|琥珀酸|复方|小儿|一次性使用)/

/** The second half of a compound name, which reads well at the start of a line. */
const SECOND_HALF = /(?!^)(氨氯地平|克拉维酸|软骨素|福莫特罗|沙美特罗|氢氯噻嗪|矿物质|抗原|鸟氨酸|二联活菌|身体乳|洗发沐浴露|川贝枇杷|SPF)/

const words = new Intl.Segmenter('zh', { granularity: 'word' })

/** A product name in one line, or in two when it is wider than `limit` ems, broken where a reader would pause. */
export function nameLines(name: string, limit: number): string[] {
  if (emsOf(name) <= limit) return [name]
  const letters = [...name]
  const places = letters.slice(1).map((_, index) => index + 1)
  const cost = breakCost(name)
  const best = places.reduce((cheapest, place) => (cost(place) < cost(cheapest) ? place : cheapest), 1)
  return [letters.slice(0, best).join(''), letters.slice(best).join('')]
}

/** How badly a line break after `place` letters reads: unequal lines, a split word, a lonely letter. */
function breakCost(name: string): (place: number) => number {
  const letters = [...name]
  const starts = new Set([...words.segment(name)].map(({ index }) => index))
  const tail = letters.length - [...(DOSAGE_FORM.exec(name)?.[0] ?? '')].length
  const salt = [...(SALT.exec(name)?.[0] ?? '')].length
  const half = SECOND_HALF.exec(name)?.index
  return (place) => {
    const left = letters.slice(0, place).join('')
    const right = letters.slice(place).join('')
    const isLonely = place < 2 || letters.length - place < 2
    const splitsWord = !starts.has(left.length) || place > tail
    const isPause = place === tail || place === salt || place === half
    return Math.abs(emsOf(left) - emsOf(right)) + (isLonely ? 8 : 0) + (isPause ? -5 : splitsWord ? 3 : 1)
  }
}
