import { bannedReason } from './banned'
import { ITEMS } from '../../demo/products/items'

const tablet = (name: string, ingredients: string[] = [], form = '片剂') => ({ name, ingredients, form })
const words = (text: string) => text.trim().split(/\s+/)

/** The list's own names, as section two, paragraph four prints them. */
const NAMED = words(
  `地高辛 丙吡胺 奎尼丁 哌唑嗪 普鲁卡因胺 普罗帕酮 胺碘酮 奎宁 氨茶碱 胆茶碱 异丙肾上腺素 苯妥英钠 卡马西平 拉莫三嗪 水合氯醛 达比加群酯 华法林
   替格瑞洛 西洛他唑 扑米酮 碳酸锂 异氟烷 七氟烷 恩氟烷 地氟烷 秋水仙碱 米非司酮 环丙孕酮 卡前列甲酯 雌二醇 米索前列醇 地诺前列酮 法罗培南 夫西地酸
   伏立康唑 利奈唑胺 奈诺沙星 泊沙康唑 头孢地尼 伊曲康唑 左奥硝唑 头孢泊肟酯`,
)

describe('the list of drugs that must not be sold online', () => {
  it.each(NAMED)('refuses %s by its name, by its salt and by its ingredient', (substance) => {
    expect(bannedReason(tablet(`${substance}片`))).toMatch('不得通过网络销售')
    expect(bannedReason(tablet(`盐酸${substance}缓释胶囊`, [], '胶囊剂'))).toMatch('不得通过网络销售')
    expect(bannedReason(tablet('某某片', [substance]))).toMatch('不得通过网络销售')
  })

  it.each([
    ['重组乙型肝炎疫苗', '疫苗'],
    ['静注人免疫球蛋白', '血液制品'],
    ['盐酸羟考酮缓释片', '麻醉药品'],
    ['氨酚双氢可待因片', '麻醉药品'],
    ['复方甘草片', '麻醉药品'],
    ['氨酚曲马多片', '曲马多'],
    ['阿普唑仑片', '精神药品'],
    ['右佐匹克隆片', '精神药品'],
    ['碘[131I]化钠口服溶液', '放射性药品'],
    ['尿素［14C］胶囊', '放射性药品'],
    ['黄芪配方颗粒', '中药配方颗粒'],
    ['氨酚伪麻美芬片', '麻黄碱'],
    ['呋麻滴鼻液', '麻黄碱'],
    ['氢溴酸右美沙芬糖浆', '右美沙芬'],
    ['十一酸睾酮软胶囊', '蛋白同化制剂'],
    ['罗沙司他胶囊', '肽类激素'],
    ['复方米非司酮片', '其他禁止'],
    ['注射用头孢曲松钠', '注射剂'],
    ['维生素C注射液', '注射剂'],
    ['A型肉毒毒素', '医疗用毒性药品'],
  ])('refuses %s as %s', (name, reason) => {
    expect(bannedReason({ ...tablet(name), form: '' })).toMatch(reason)
  })

  it('refuses what a hospital makes for itself', () => {
    expect(bannedReason({ ...tablet('复方止咳合剂'), approvalNumber: '苏药制字Z04000001' })).toMatch('医疗机构制剂')
  })

  it('sees through blanks and full-width signs', () => {
    expect(bannedReason(tablet('秋 水 仙 碱片'))).toMatch('不得通过网络销售')
    expect(bannedReason(tablet('华法林钠片（５ｍｇ）'))).toMatch('不得通过网络销售')
  })

  it.each([
    ['门冬胰岛素注射液', [], '注射剂'],
    ['司美格鲁肽注射液', ['司美格鲁肽'], '注射剂'],
    ['夫西地酸乳膏', ['夫西地酸'], '乳膏剂'],
    ['雌二醇地屈孕酮片', ['雌二醇', '地屈孕酮'], '片剂'],
    ['炔雌醇环丙孕酮片', [], '片剂'],
    ['复方氨酚烷胺片', ['对乙酰氨基酚', '盐酸金刚烷胺', '人工牛黄', '咖啡因', '马来酸氯苯那敏'], '片剂'],
    ['美愈右美沙芬片', ['愈创甘油醚', '右美沙芬'], '片剂'],
    ['连花清瘟胶囊', ['连翘', '金银花', '炙麻黄'], '硬胶囊剂'],
    ['尿素[13C]呼气试验', [], '胶囊剂'],
    ['多索茶碱片', ['多索茶碱'], '片剂'],
    ['布洛芬缓释胶囊', ['布洛芬'], '缓释胶囊剂'],
  ])('lets %s pass', (name, ingredients, form) => {
    expect(bannedReason({ name, ingredients, form })).toBeUndefined()
  })

  it('does not mistake a syringe for an injection', () => {
    expect(bannedReason({ name: '一次性使用无菌注射用针', ingredients: [], form: '耗材', kind: 'device' })).toBeUndefined()
  })

  it('finds nothing of it in the shop', () => {
    expect(ITEMS.filter((item) => bannedReason(item)).map(({ name }) => name)).toEqual([])
  })
})
