/** The two levels of categories, in the order of the category page's rail. A leaf's id is what an item carries. */
export const CATEGORIES = [
  { id: 'cold', name: '感冒发热', children: { coldRelief: '感冒清热', fever: '解热镇痛', childCold: '儿童感冒' } },
  { id: 'cough', name: '咽痛咳嗽', children: { coughPhlegm: '止咳化痰', throat: '咽喉用药', asthma: '平喘用药' } },
  {
    id: 'stomach',
    name: '肠胃用药',
    children: { acid: '胃酸胃痛', diarrhea: '腹泻止泻', digestion: '消化助消', constipation: '便秘用药', liver: '肝胆用药' },
  },
  {
    id: 'chronic',
    name: '慢病用药',
    children: { bloodPressure: '高血压', lipid: '高血脂与心脑血管', diabetes: '糖尿病', gout: '痛风', thyroid: '甲状腺' },
  },
  { id: 'antiInfection', name: '抗感染', children: { antibiotic: '抗菌药', antiviral: '抗病毒', antifungal: '抗真菌' } },
  { id: 'skin', name: '皮肤用药', children: { eczema: '湿疹皮炎', fungus: '手足癣', wound: '外伤消毒', acne: '痤疮' } },
  { id: 'eyesEarsNose', name: '五官用药', children: { eye: '眼科', nose: '鼻炎', mouth: '口腔', ear: '耳部' } },
  { id: 'bone', name: '骨伤疼痛', children: { jointPain: '关节肌肉痛', calcium: '钙与骨健康', trauma: '跌打损伤' } },
  { id: 'allergy', name: '过敏用药', children: { antiAllergy: '抗过敏' } },
  { id: 'nerve', name: '安神神经', children: { sleep: '安神助眠', headache: '头痛眩晕', mind: '精神神经' } },
  { id: 'women', name: '妇科用药', children: { gynecology: '妇科炎症', menstrual: '月经调理' } },
  { id: 'men', name: '泌尿男科', children: { prostate: '前列腺', kidney: '补肾' } },
  { id: 'vitamins', name: '维矿营养', children: { vitamin: '维生素', mineral: '矿物质' } },
  { id: 'motherBaby', name: '母婴儿科', children: { childMedicine: '儿童用药', childCare: '婴童护理', pregnancy: '孕产' } },
  { id: 'devices', name: '医疗器械', children: { monitor: '监测仪器', dressing: '敷料口罩', therapy: '理疗护具', testing: '检测试剂' } },
  { id: 'health', name: '保健食品', children: { immunity: '增强免疫', nutrition: '营养补充', seniorHealth: '中老年保健' } },
  { id: 'care', name: '隐形护理', children: { oralCare: '口腔护理', skinCare: '皮肤护理', eyeCare: '眼部护理', disinfection: '清洁消毒' } },
] as const

export type CategoryId = keyof UnionToIntersection<(typeof CATEGORIES)[number]['children']>
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never

/** What a shopper says is wrong, in the order of the home page; the first eight are shown there. */
export const SYMPTOMS = {
  fever: '感冒发热',
  cough: '咽痛咳嗽',
  stomach: '肠胃不适',
  rhinitis: '过敏鼻炎',
  joint: '关节疼痛',
  itch: '皮肤瘙痒',
  dryEye: '眼干眼涩',
  pressure: '高血压',
  sugar: '血糖高',
  lipid: '血脂高',
  headache: '头痛头晕',
  insomnia: '失眠多梦',
  diarrhea: '腹泻腹痛',
  constipation: '便秘',
  toothache: '牙痛口疮',
  wound: '外伤出血',
  athleteFoot: '脚气脚癣',
  period: '月经不调',
  fatigue: '疲劳乏力',
  calcium: '缺钙抽筋',
} as const
export type SymptomId = keyof typeof SYMPTOMS
