import { DAY } from '../../../src/lib/duration'

export type Question = {
  id: string
  question: string
  items: ReadonlyArray<{ id: string; text: string }>
  right: string
  explanation: string
}

const asked = (id: string, question: string, [right, ...wrong]: readonly string[], explanation: string): Question => {
  const items = [right ?? '', ...wrong].map((text, place) => ({ id: `${id}-${place + 1}`, text }))
  return { id, question, items, right: `${id}-1`, explanation }
}

/**
 * Questions of every day about medicines at home, one a day and then from the beginning. The right item stands first here; where it stands on
 * the page is decided by the day. What is said here is general knowledge of leaflets: it names no product and advises no dose.
 */
export const QUESTIONS: readonly Question[] = [
  asked(
    'pressure-time',
    '降压药最好在什么时候吃？',
    ['每天固定时间，按医嘱服用', '头晕的时候再吃'],
    '血压要平稳，药要按时吃。具体早上还是晚上，由医生按您的血压决定，不要自己停药。',
  ),
  asked(
    'missed-dose',
    '发现漏吃了一次药，离下一次已经很近，怎么办？',
    ['按原来的时间吃下一次，不加倍', '下一次吃双份补回来'],
    '加倍容易过量。漏服怎么补，先看说明书的“用法用量”，不清楚就问药师。',
  ),
  asked(
    'open-bottle',
    '眼药水开封后，一般多久内用完？',
    ['按说明书写的开封后时间，多数不超过 4 周', '看包装上的有效期，没过就能用'],
    '包装上的有效期是没开封时的。开封后容易被细菌污染，到了说明书写的时间就不要再用。',
  ),
  asked(
    'cold-mix',
    '两种感冒药一起吃，最要留心什么？',
    ['是不是含有同一种成分', '颜色是不是一样'],
    '很多复方感冒药都含对乙酰氨基酚，一起吃会过量、伤肝。吃之前比一比两盒的成分表。',
  ),
  asked(
    'antibiotic',
    '普通感冒要不要吃抗生素？',
    ['多数由病毒引起，不需要', '吃了好得快'],
    '抗生素对付细菌，对病毒没有用。该不该用由医生判断，它是处方药。',
  ),
  asked(
    'water',
    '口服药片，用什么送服最稳妥？',
    ['温开水', '热茶', '葡萄柚汁'],
    '茶和果汁里的成分会影响一些药的吸收；葡萄柚汁还会让有些降压、降脂药的浓度升高。',
  ),
  asked(
    'crush',
    '写着“缓释”的药片咽不下去，可以掰开或嚼碎吗？',
    ['不可以随意，先问药师', '可以，效果一样'],
    '缓释片靠外层慢慢放出药来，弄碎了会一下子放完。咽不下去时请药师看有没有别的剂型。',
  ),
  asked(
    'storage',
    '家里的药放在哪里比较好？',
    ['阴凉干燥、孩子拿不到的地方', '卫生间的镜柜里', '厨房灶台边'],
    '卫生间潮、灶台热，药容易变质。写明“冷藏”的才放冰箱，不要冷冻。',
  ),
  asked(
    'expired-drug',
    '过期的药怎么处理？',
    ['送到药店或社区的回收点', '倒进下水道', '留着以备不时之需'],
    '过期药属于有害垃圾。送回收点最好，不要吃，也不要送人。',
  ),
  asked(
    'fever',
    '同一种退烧药，两次之间要隔多久？',
    ['按说明书写的间隔，一天不超过写明的次数', '烧起来就吃'],
    '间隔太短会过量。按说明书吃了仍不退，或持续三天以上，请就医。',
  ),
  asked(
    'pressure-measure',
    '在家量血压，哪一种做法更准？',
    ['安静坐 5 分钟，袖带与心脏同高', '刚爬完楼马上量'],
    '量之前半小时不抽烟、不喝咖啡，坐着背靠椅子、双脚放平，量两次取平均。',
  ),
  asked(
    'alcohol',
    '吃头孢类药期间可以喝酒吗？',
    ['不可以，停药后也要隔几天', '少喝一点没关系'],
    '一些头孢与酒精一起会引起面红、心慌，严重的有生命危险。含酒精的食物和口服液也要避开。',
  ),
  asked(
    'sugar',
    '出现心慌、手抖、出冷汗，糖尿病人先想到什么？',
    ['可能是低血糖，先测血糖、吃糖', '再吃一次降糖药'],
    '低血糖来得快。吃一些糖，十五分钟后再测；不清醒的不要喂，马上叫救护车。',
  ),
  asked(
    'rx-mark',
    '包装上的红色“OTC”是什么意思？',
    ['甲类非处方药，要在药师指导下买和用', '必须有处方才能买'],
    '红色是甲类，绿色是乙类，都不用处方；没有 OTC 标志的处方药才要凭处方。',
  ),
]

/** The question of a day of the shop's calendar; each day begins with another item. */
export function questionOf(day: string): Question {
  const number = Math.floor(Date.parse(day) / DAY)
  const question = QUESTIONS[number % QUESTIONS.length]
  if (!question) throw new Error('There are no questions')
  const from = number % question.items.length
  return { ...question, items: [...question.items.slice(from), ...question.items.slice(0, from)] }
}
