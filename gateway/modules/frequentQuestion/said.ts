import { plain } from '../catalogue/plain'

/** Traditional characters of everyday shopping, each followed by its simplified one. */
const TRADITIONAL =
  '訂订單单開开發发貨货遞递運运費费優优惠惠藥药處处審审過过還还沒没嗎吗麼么什什問问題题會会員员電电話话號号碼码質质醫医師师轉转換换錯错壞坏補补領领積积賬账帳账戶户銷销註注時时間间後后來来這这個个們们給给請请為为買买賣卖錢钱價价滿满減减郵邮險险車车進进度度狀状態态裡里裏里哪哪兒儿點点儘尽盡尽晚晚應应該该與与寫写認认證证聯联繫系係系療疗癥症痠酸頭头腦脑嚴严重重緊紧溫温燒烧嘔呕瀉泻癢痒腫肿懷怀嬰婴歲岁劑剂喫吃飲饮酒酒膠胶囊囊將将動动實实現现體体見见說说謝谢許许續续終终結结'

const SIMPLE = new Map(
  Array.from({ length: TRADITIONAL.length / 2 }, (_, place) => [TRADITIONAL.charAt(place * 2), TRADITIONAL.charAt(place * 2 + 1)]),
)
const simplified = (text: string) => [...text].map((one) => SIMPLE.get(one) ?? one).join('')

/** As texts are compared: half width, small letters, simplified, without blanks and punctuation. */
export const normalised = (text: string): string =>
  simplified(plain(text)).replace(/[~～…—_.。・、|/\\*#@&^`$%={}「」『』]|\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '')

/** What people say besides what they ask. The longest first. */
const BESIDES =
  /我想问一下|想请问一下|我想咨询一下|想咨询一下|我想问问|想问一下|请问一下|问一下|我想知道|请问|想问|麻烦您|麻烦你|麻烦|你好啊|你好|您好|在吗|在不在|亲亲|亲|谢谢|多谢|哈喽|hello|hi|老板|美女|小姐姐|客服/g
const AT_END = /(吗|呢|啊|呀|吧|啦|哦|哈|嘛|了|的|么|呐|哟|唉|哎)+$/

/** A normalised text without greetings and particles: what is asked. */
export const core = (text: string): string => {
  const asked = text.replace(BESIDES, '').replace(AT_END, '')
  return asked === '' ? text : asked
}
