/*
 * 药品网络销售禁止清单（第一版）, NMPA announcement 2022 No. 111, in force since 2022-12-01 (LAW-AND-PRIVACY, D10), as data. A class of
 * the list (narcotics, psychotropics ...) is spelt out with the substances of the national catalogues it refers to, as they stood
 * in November 2026; a pharmacy that learns of a change edits this file only.
 */

/** How a substance is banned: in whatever it stands, or only where it is the one active substance. */
export type Extent = 'always' | 'single' | 'singleUnlessExternal'

export type BannedClass = { reason: string; extent: Extent; substances: readonly string[] }

const words = (text: string) => text.trim().split(/\s+/)

export const BANNED_CLASSES: readonly BannedClass[] = [
  { reason: '疫苗', extent: 'always', substances: ['疫苗'] },
  {
    reason: '血液制品',
    extent: 'always',
    substances: words('人血白蛋白 人免疫球蛋白 免疫球蛋白 人凝血因子 人凝血酶原复合物 人纤维蛋白原 人纤维蛋白粘合剂 人凝血酶 抗人T细胞'),
  },
  {
    reason: '麻醉药品或含麻醉药品口服复方制剂',
    extent: 'always',
    substances: words(
      `吗啡 芬太尼 羟考酮 可待因 哌替啶 美沙酮 氢可酮 氢吗啡酮 福尔可定 布桂嗪 罂粟壳 可卡因 大麻 蒂巴因 阿片 埃托啡 乙基吗啡 右丙氧芬 奥赛利定
       樟脑酊 地芬诺酯 羟吗啡酮 左啡诺 罂粟 复方甘草片 复方甘草口服溶液`,
    ),
  },
  { reason: '含曲马多口服复方制剂', extent: 'always', substances: ['曲马多'] },
  {
    reason: '精神药品',
    extent: 'always',
    substances: words(
      `哌醋甲酯 哌甲酯 司可巴比妥 丁丙诺啡 氯胺酮 三唑仑 羟丁酸 马吲哚 莫达非尼 苯丙胺 地西泮 阿普唑仑 艾司唑仑 劳拉西泮 氯硝西泮 奥沙西泮 咪达唑仑
       瑞马唑仑 硝西泮 氟西泮 替马西泮 氯氮䓬 唑吡坦 扎来普隆 佐匹克隆 苯巴比妥 异戊巴比妥 戊巴比妥 巴比妥 地佐辛 布托啡诺 喷他佐辛 匹莫林 安钠咖
       麦角胺咖啡因 甲丙氨酯 纳布啡 依托咪酯 氯卡色林 纳呋拉啡 苏沃雷生 吡仑帕奈 他喷他多`,
    ),
  },
  { reason: '精神药品', extent: 'single', substances: ['咖啡因'] },
  {
    reason: '含麻黄碱类复方制剂或药品类易制毒化学品',
    extent: 'always',
    substances: words('麻黄碱 麻黄素 伪麻 呋麻 麦角酸 麦角胺 麦角新碱'),
  },
  { reason: '医疗用毒性药品', extent: 'always', substances: ['肉毒毒素', '肉毒素'] },
  {
    reason: '医疗用毒性药品',
    extent: 'single',
    substances: words(
      `砒石 砒霜 水银 生马钱子 生川乌 生草乌 生白附子 生附子 生半夏 生南星 生巴豆 斑蝥 青娘虫 红娘虫 生甘遂 生狼毒 生藤黄 生千金子 生天仙子 闹羊花
       雪上一枝蒿 红升丹 白降丹 蟾酥 洋金花 红粉 轻粉 雄黄 升汞 亚砷酸钾 士的宁`,
    ),
  },
  {
    reason: '放射性药品',
    extent: 'always',
    substances: words('碘[131I] 碘[125I] 锝[99mTc] 氟[18F] 尿素[14C] 磷[32P] 氯化锶[89Sr] 氯化镭[223Ra] 枸橼酸镓[67Ga] 放射性'),
  },
  { reason: '中药配方颗粒', extent: 'always', substances: ['配方颗粒'] },
  { reason: '右美沙芬口服单方制剂', extent: 'single', substances: ['右美沙芬'] },
  {
    reason: '蛋白同化制剂',
    extent: 'always',
    substances: words(
      '司坦唑醇 达那唑 睾酮 甲睾酮 诺龙 氧雄龙 美雄酮 羟甲烯龙 氧甲氢龙 普拉睾酮 雄烯二酮 替勃龙 孕三烯酮 美睾酮 齐帕特罗 折仑诺 泽仑诺 群勃龙 勃地酮',
    ),
  },
  { reason: '蛋白同化制剂', extent: 'single', substances: ['克仑特罗'] },
  {
    reason: '肽类激素',
    extent: 'always',
    substances: words(
      `生长激素 红细胞生成素 促红素 绒促性素 绒毛膜促性腺激素 促性腺激素 尿促性素 促皮质素 戈那瑞林 亮丙瑞林 曲普瑞林 戈舍瑞林 布舍瑞林 那法瑞林
       舍莫瑞林 替莫瑞林 美卡舍明 达依泊汀 培尼沙肽 罗沙司他 达普司他 恩那度司他 伐达度司他 莫立司他 促黄体生成素`,
    ),
  },
  {
    reason: '其他禁止通过网络零售的药品',
    extent: 'single',
    substances: words(
      `地高辛 丙吡胺 奎尼丁 哌唑嗪 普鲁卡因胺 普罗帕酮 胺碘酮 奎宁 氨茶碱 胆茶碱 异丙肾上腺素
       苯妥英钠 卡马西平 拉莫三嗪 水合氯醛 达比加群酯 华法林 替格瑞洛 西洛他唑 扑米酮 碳酸锂 异氟烷 七氟烷 恩氟烷 地氟烷 秋水仙碱
       环丙孕酮 卡前列甲酯 雌二醇 米索前列醇 地诺前列酮`,
    ),
  },
  { reason: '其他禁止通过网络零售的药品', extent: 'always', substances: ['米非司酮'] },
  {
    reason: '其他禁止通过网络零售的药品',
    extent: 'singleUnlessExternal',
    substances: words('法罗培南 夫西地酸 伏立康唑 利奈唑胺 奈诺沙星 泊沙康唑 头孢地尼 伊曲康唑 左奥硝唑 头孢泊肟酯'),
  },
]

/** Injections that lower glucose are the exception to the ban on injections. */
export const GLUCOSE_LOWERING = words(
  '胰岛素 艾塞那肽 利拉鲁肽 司美格鲁肽 度拉糖肽 贝那鲁肽 利司那肽 洛塞那肽 替尔泊肽 依苏帕格鲁肽 玛仕度肽',
)
