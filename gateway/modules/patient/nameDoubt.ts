/** How a family calls somebody, and what is typed to see whether it works. */
const CALLED = new Set(
  '爸爸 妈妈 爷爷 奶奶 外公 外婆 姥姥 姥爷 公公 婆婆 岳父 岳母 父亲 母亲 老公 老婆 丈夫 妻子 儿子 女儿 孩子 宝宝 宝贝 哥哥 弟弟 姐姐 妹妹 本人 自己 家人 朋友 测试 用药人 患者 病人 匿名'.split(
    ' ',
  ),
)
const ADDRESSED = /(先生|女士|小姐|老师|阿姨|叔叔|大爷|大妈)$/
const NICKNAME = /^[小老阿][\u3400-\u9fff]$/
const ONE_SIGN_AGAIN = /^(.)\1+$/u

/** Whether a name looks like none that stands on an ID card. It is a question to who typed it, not a verdict: 高小姐 may be called so. */
export const isNameDoubtful = (name: string): boolean =>
  [...name].length < 2 || CALLED.has(name) || ADDRESSED.test(name) || NICKNAME.test(name) || ONE_SIGN_AGAIN.test(name)
