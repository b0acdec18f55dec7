import type { QuestionRow } from '../../../counter/contract/settings/questionRows'
import { matched } from './match'
import { core, normalised } from './said'

/**
 * What a member's words ask for. `person`: somebody, not a robot. `pharmacist`: advice on a medicine or an illness, which no robot gives.
 * `solved`: nothing more. `unhelped`: the last answer was none. `unknown`: nobody guesses.
 */
export type Intent<Row extends QuestionRow = QuestionRow> =
  { kind: 'person' } | { kind: 'pharmacist' } | { kind: 'solved' } | { kind: 'unhelped' } | { kind: 'unknown' } | { kind: 'row'; row: Row }

const PERSON =
  /人工|真人|活人|转客服|找客服|叫客服|联系客服|要客服|接客服|^客服$|(找|要|叫|换|转)(个|一个|你们的?)?(人|经理|领导|负责人|店长)(?!参|家|血|工耳|群|民)|有人(在|吗|没|能)|人呢|不要机器|别用机器|不和机器|不跟机器|机器人(滚|走|没用|别)/
/** Trouble that a table cannot settle. */
const TROUBLE = /投诉|举报|骗|假药|假货|12315|消费者协会|律师|起诉|报警|曝光|赔偿|赔钱|太差|差评|垃圾|气死|什么态度|不良反应/

const PHARMACIST = /(转|找|问|叫|要|联系|咨询)(一下|个)?(执业)?药师|^药师$/

/** Dose, way and time of taking, and what goes together. */
const TAKING =
  /怎么(吃|服|喝|用药|涂|抹|滴|喷|含|敷|打针|注射)|(如何|咋|怎样|啥时候|什么时候|几点)(吃|服|喝|用药)|用法|用量|剂量|服用|服药|吃几|喝几|吃多少|喝多少|用多少|打多少|一(天|日|次)(吃|喝|用|几|多少)|几(片|粒|颗|丸|包|袋|滴|毫升|支).{0,4}(一次|一天|合适|够|能)|(一次|每次|每天|一天).{0,3}几(片|粒|颗|丸|包|袋|次|支|滴)|饭前|饭后|空腹|睡前|嚼|掰开|漏服|漏吃|忘(了|记|记了)?(吃|喝|打|服)|(药|片).{0,3}忘|停药|减量|加量|加倍|多吃了|吃多了|吃错|误服|误食|过量|药量|疗程|吃多久|能吃多久|长期吃|一直吃|断药|换药吃/
const TOGETHER =
  /一起(吃|服|用|喝)|同时(吃|服|用|喝)|同服|混着|相互作用|药物作用|冲突|相克|配伍|间隔多久|隔多久吃|(喝酒|饮酒|酒精|喝茶|咖啡|牛奶|柚子|柚).{0,8}(吃|药|能|可以)|(吃|药|服).{0,8}(喝酒|饮酒|喝茶|咖啡|牛奶|柚子|海鲜)/
const WHO =
  /怀孕|孕妇|孕期|备孕|哺乳|喂奶|月经|来例假|坐月子|(小孩|孩子|宝宝|婴儿|儿童|小朋友|老人|老年人|肝不好|肾不好|高血压|糖尿病|痛风|过敏体质).{0,10}(能|可以|可不可以|吃|用|适合|喝)(?!.*(退|换货|发票|订单|优惠|包邮|送到))/
const ILLNESS =
  /副作用|禁忌|忌口|过敏|效果|有效吗|有没有效|没有效|管用|见效|治什么|治疗|能治|治不治|适应症|功效|作用是|有什么用处|对症|吃什么药|用什么药|买什么药|什么药好|哪种药|哪个药好|推荐.{0,4}药|症状|诊断|什么病|得了|严重吗|感染|发炎|炎症|消炎|发烧|发热|高烧|低烧|咳嗽|咳痰|流鼻涕|鼻塞|嗓子|喉咙|头疼|头痛|头晕|偏头痛|肚子(疼|痛|胀)|胃(疼|痛|胀|酸)|牙疼|牙痛|腰疼|腰痛|腿疼|腿痛|关节|膝盖(疼|痛)|拉肚子|腹泻|腹痛|便秘|恶心|呕吐|想吐|吐了|皮疹|疹子|起疹|瘙痒|痒|红肿|肿了|出血|流血|发麻|麻木|心慌|心悸|胸闷|气短|失眠|睡不着|抑郁|焦虑|血压(高|低|升|降)|血糖(高|低|升|降)|感冒了|中毒|不舒服|难受|疼得|痛得|好疼|好痛|疼$|痛$|没力气|乏力|化验|指标|检查结果|体检报告|(布洛芬|对乙酰|头孢|阿莫西林|降压药|降糖药|胰岛素|安眠药|退烧药|感冒药|消炎药|止痛药|中药|西药|抗生素).{0,12}(能不能|能|可以|可不可以).{0,4}(吃|用|喝|服|打)/
/** Whatever else is said of taking: a person who sells no advice asks the pharmacist, too. */
const ANY_USE =
  /吃(?!亏|惊|力不)|服(用|药|几|多)|冲(服|剂|泡)|怎么冲|外用|口服|涂抹|敷|贴(多|几|哪|在|上|一)|碾碎|研碎|磨碎|掰(开|碎)|切开|嚼|疫苗|伤(肝|肾|胃|身)|犯困|没精神|没胃口|月子|对.{1,6}敏感|换(一种|个|成).{0,6}药|热贴|长期用|降(压|糖|脂)药|(药|片|胶囊|糖浆|药膏|膏药|口服液).{0,8}(能用|可以用|能喝|安全吗|好不好|好吗|哪种好|哪个好|区别|多长时间)/
const MEDICAL = [TAKING, TOGETHER, WHO, ILLNESS, ANY_USE]
/** Of the shop and of no medicine: 券能一起用吗, 老年人用的大字版. */
const OF_THE_SHOP =
  /(优惠券|券|满减|红包|积分|健康币).{0,6}(一起用|同时用|怎么用)|老年人?(用)?的?(大字|版|模式)|(大字|关怀|长辈|老年)版|处方.{0,4}有效(吗|期)?/g

const SOLVED =
  /^(好|好的|好了|知道|知道了|明白|明白了|懂了|收到|行|可以|ok|嗯|嗯嗯|谢谢|谢谢你|谢谢您|多谢|感谢|谢了|解决|解决了|已解决|没事|没事了|没有了|没问题了|不用了|好的谢谢|好谢谢|知道了谢谢|清楚了|再见|拜拜)$/
const UNHELPED =
  /没用|没有用|不是这个|不是我(要|想)?问|答非所问|没解决|没有解决|未解决|还是不(行|会|懂|明白|知道|能|对)|看不懂|没看懂|听不懂|不对吧|不对$|说的什么|说什么呢|没回答|没有回答|不是这意思|不是这个意思|没帮上|不管用|白说|废话|都试过|试过了/

/** Whether words ask for advice on a medicine, an illness or who may take what. */
export const isMedical = (said: string): boolean => {
  const text = normalised(said).replace(OF_THE_SHOP, '')
  return MEDICAL.some((words) => words.test(text))
}

/** What a member asks for. Emergencies are looked for before, in the catalogue's table of dangers. */
export function intentOf<Row extends QuestionRow>(said: string, rows: readonly Row[]): Intent<Row> {
  const text = normalised(said)
  if (PERSON.test(text) && !isPhoneAsked(text)) return { kind: 'person' }
  if (PHARMACIST.test(text) || isMedical(said)) return { kind: 'pharmacist' }
  if (TROUBLE.test(text)) return { kind: 'person' }
  if (SOLVED.test(text)) return { kind: 'solved' }
  if (UNHELPED.test(text)) return { kind: 'unhelped' }
  const row = core(text).length < 2 ? undefined : matched(rows, said)
  return row ? { kind: 'row', row } : { kind: 'unknown' }
}

/** 联系客服的电话 is asked of the telephone. */
const isPhoneAsked = (text: string) => /客服.{0,3}(电话|热线|号码|几点|上班|下班|时间)/.test(text) && !/人工|真人/.test(text)
