import type { Goods, Packing } from '../types'

const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })
const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })

/** What every health food's label asks for. */
const GENERAL = '本品不能代替药物。食用量不要超过推荐量，不宜与同类营养素补充剂同时食用。正在服药或有慢性病者请先咨询医生。'
const DRY = '密封，置阴凉干燥处。'

/** Health foods: only registered function words, never the cure of anything. */
export const healthFoods: Goods[] = [
  {
    code: 13041, name: '维生素C咀嚼片', latin: 'Vitamin C Chewable Tablets', kind: 'food', mark: 'none', form: '咀嚼片',
    category: 'nutrition', symptoms: [], aliases: ['VC', '维C', '维生素C片'], audience: ['adult', 'elder'], ingredients: ['L-抗坏血酸', '山梨糖醇', '甜橙粉', '硬脂酸镁'],
    keyFacts: { how: '每日1次，每次1片，咀嚼', stop: '出现腹泻、不适请停食', avoid: '不与同类维C叠加食用', askFirst: '肾结石病史者先问医生' },
    offers: [
      { brand: '晴川', packings: [bottle('1g×60片', 4900), bottle('1g×100片', 6900, 7900)], picture: { form: 'bottle', hue: 68 } },
      { brand: '青禾', packings: [bottle('0.8g×90片', 5800), bottle('0.8g×90片×2瓶', 10800, 11600)], picture: { form: 'bottle', hue: 95 } },
    ],
    leaflet: {
      composition: '原料：L-抗坏血酸。辅料：山梨糖醇、甜橙粉、麦芽糊精、硬脂酸镁。每片含维生素C 100mg。',
      scope: '保健功能：补充维生素C。适宜人群：需要补充维生素C的成人。',
      usage: '每日1次，每次1片，咀嚼食用。',
      contraindications: '不适宜人群：婴幼儿、儿童、孕妇、乳母。',
      precautions: GENERAL + '食用时请嚼碎，避免整片吞咽。', storage: DRY, shelfLife: '24个月',
    },
  },
  {
    code: 13042, name: '多种维生素矿物质片', latin: 'Multivitamin & Mineral Tablets', kind: 'food', mark: 'none', form: '片剂',
    category: 'nutrition', symptoms: [], aliases: ['复合维生素', '多维片', '综合维生素'], audience: ['adult'], ingredients: ['碳酸钙', '葡萄糖酸锌', '富马酸亚铁', '维生素C', '烟酰胺', '维生素E', '维生素B族'],
    keyFacts: { how: '每日1次，每次1片，餐后', stop: '出现不适请停食', avoid: '不与同类补充剂叠加', askFirst: '慢性病、正在服药者先问' },
    offers: [
      { brand: '晴川', packings: [bottle('1.2g×60片', 8900), bottle('1.2g×90片', 11900, 13900)], picture: { form: 'bottle', hue: 40 } },
      { brand: '拾穗', packings: [bottle('男士型60片', 9900), bottle('女士型60片', 9900)], picture: { form: 'bottle', hue: 250 } },
    ],
    leaflet: {
      composition: '原料：碳酸钙、葡萄糖酸锌、富马酸亚铁、亚硒酸钠、维生素C、维生素E、烟酰胺、维生素A、维生素D₃、维生素B₁、B₂、B₆、B₁₂、叶酸。辅料：微晶纤维素、羟丙甲纤维素、硬脂酸镁。',
      scope: '保健功能：补充多种维生素和矿物质。适宜人群：需要补充多种维生素和矿物质的成人。',
      usage: '每日1次，每次1片，餐后温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母。',
      precautions: GENERAL + '食用后尿液颜色变黄属维生素B₂的正常排出。', storage: DRY, shelfLife: '24个月',
    },
  },
  {
    code: 13043, name: '鱼油软胶囊', latin: 'Fish Oil Softgels', kind: 'food', mark: 'none', form: '软胶囊',
    category: 'seniorHealth', symptoms: [], aliases: ['深海鱼油', '欧米伽3', 'DHA'], audience: ['adult', 'elder'], ingredients: ['鱼油', '明胶', '甘油', '维生素E'],
    keyFacts: { how: '每日2次，每次2粒，随餐', stop: '出现出血倾向请停食', avoid: '鱼类过敏者不宜', askFirst: '服抗凝药、手术前先问' },
    offers: [
      { brand: '晴川', packings: [bottle('1g×100粒', 8900), bottle('1g×200粒', 14900, 17800)], picture: { form: 'bottle', hue: 78 } },
      { brand: '沐泉', packings: [bottle('1g×90粒', 12800), bottle('1g×90粒×2瓶', 23800, 25600)], picture: { form: 'bottle', hue: 225 } },
    ],
    leaflet: {
      composition: '原料：鱼油（含DHA、EPA）。辅料：明胶、甘油、纯化水、维生素E。',
      scope: '保健功能：有助于维持血脂健康水平（胆固醇/甘油三酯）。适宜人群：血脂偏高者。',
      usage: '每日2次，每次2粒，随餐温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母、有出血倾向者和出血性疾病患者。',
      precautions: GENERAL + '对海产品过敏者不宜食用。', storage: DRY + '避免阳光直射和高温。', shelfLife: '24个月',
    },
  },
  {
    code: 13044, name: '乳清蛋白粉', latin: 'Whey Protein Powder', kind: 'food', mark: 'none', form: '粉剂',
    category: 'immunity', symptoms: [], aliases: ['蛋白粉', '蛋白质粉'], audience: ['adult', 'elder'], ingredients: ['浓缩乳清蛋白', '大豆分离蛋白'],
    keyFacts: { how: '每日1次，每次10g，冲食', stop: '腹胀、皮疹请停食', avoid: '不用开水冲调，易结块', askFirst: '肾病、痛风者先问医生' },
    offers: [
      { brand: '晴川', packings: [{ spec: '400g/罐', unit: '罐', price: 16900, list: 19900 }, { spec: '400g×2罐', unit: '罐', price: 31800 }], picture: { form: 'bottle', hue: 55 } },
      { brand: '青禾', packings: [{ spec: '450g/罐', unit: '罐', price: 18800 }, { spec: '10g×30袋', unit: '罐', price: 15900 }], picture: { form: 'bottle', hue: 155 } },
    ],
    leaflet: {
      composition: '原料：浓缩乳清蛋白、大豆分离蛋白。辅料：磷脂、食用香精。每100g含蛋白质80g。',
      scope: '保健功能：有助于增强免疫力。适宜人群：免疫力低下者。',
      usage: '每日1次，每次10g（约1平勺），用40℃以下温水或牛奶调匀食用。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母；对牛奶、大豆蛋白过敏者。',
      precautions: GENERAL + '肾功能不全、痛风患者须遵医嘱。冲调后请一次食完。', storage: DRY + '开罐后两个月内食完。', shelfLife: '24个月',
    },
  },
  {
    code: 13045, name: '氨糖软骨素钙片', latin: 'Glucosamine Chondroitin Calcium', kind: 'food', mark: 'none', form: '片剂',
    category: 'seniorHealth', symptoms: [], aliases: ['氨糖', '软骨素', '维骨力'], audience: ['adult', 'elder'], ingredients: ['D-氨基葡萄糖盐酸盐', '硫酸软骨素', '碳酸钙'],
    keyFacts: { how: '每日2次，每次2片，餐后', stop: '胃部不适、皮疹请停食', avoid: '虾蟹类过敏者不宜', askFirst: '糖尿病、服抗凝药者先问' },
    offers: [
      { brand: '晴川', packings: [bottle('1.02g×60片', 9900), bottle('1.02g×120片', 16900, 19800)], picture: { form: 'bottle', hue: 195 } },
      { brand: '青禾', packings: [bottle('1g×80片', 11800), bottle('1g×80片×2瓶', 21800)], picture: { form: 'bottle', hue: 160 } },
    ],
    leaflet: {
      composition: '原料：D-氨基葡萄糖盐酸盐（来源于虾、蟹壳）、碳酸钙、硫酸软骨素。辅料：微晶纤维素、聚维酮K30、硬脂酸镁。',
      scope: '保健功能：有助于改善骨密度。适宜人群：中老年人。',
      usage: '每日2次，每次2片，餐后温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母；对海鲜过敏者。',
      precautions: GENERAL, storage: DRY, shelfLife: '24个月',
    },
  },
  {
    code: 13046, name: '辅酶Q10软胶囊', latin: 'Coenzyme Q10 Softgels', kind: 'food', mark: 'none', form: '软胶囊',
    category: 'seniorHealth', symptoms: [], aliases: ['Q10', '辅酶'], audience: ['adult', 'elder'], ingredients: ['辅酶Q10', '维生素E', '大豆油', '明胶'],
    keyFacts: { how: '每日1次，每次1粒，随餐', stop: '出现不适请停食', avoid: '不超过推荐量', askFirst: '正在服药者先问医生' },
    offers: [
      { brand: '沐泉', packings: [bottle('0.5g×60粒', 12900), bottle('0.5g×60粒×2瓶', 23900, 25800)], picture: { form: 'bottle', hue: 30 } },
    ],
    leaflet: {
      composition: '原料：辅酶Q10、维生素E。辅料：大豆油、蜂蜡、明胶、甘油、纯化水。每粒含辅酶Q10 50mg。',
      scope: '保健功能：有助于增强免疫力，有助于抗氧化。适宜人群：免疫力低下者、中老年人。',
      usage: '每日1次，每次1粒，随餐温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母、过敏体质者。',
      precautions: GENERAL + '服用治疗药物的人群食用本品时应向医生咨询。', storage: DRY + '避光。', shelfLife: '24个月',
    },
  },
  {
    code: 13047, name: '益生菌冻干粉', latin: 'Probiotic Powder', kind: 'food', mark: 'none', form: '粉剂',
    category: 'immunity', symptoms: [], aliases: ['益生菌', '乳酸菌', '益生元'], audience: ['adult', 'child', 'elder'], ingredients: ['嗜酸乳杆菌', '乳双歧杆菌', '低聚果糖'],
    keyFacts: { how: '每日1次，每次1袋，温水', stop: '腹胀、不适请停食', avoid: '不用40℃以上热水冲', askFirst: '免疫缺陷者先问医生' },
    offers: [
      { brand: '青禾', packings: [box('2g×10袋', 6900), box('2g×30袋', 16900, 19900)], picture: { form: 'sachet', hue: 175, design: 0 } },
      { brand: '晴川', packings: [box('儿童型1.5g×20袋', 11900), box('成人型2g×20袋', 12900)], picture: { form: 'sachet', hue: 320, design: 2 } },
    ],
    leaflet: {
      composition: '原料：嗜酸乳杆菌、乳双歧杆菌、低聚果糖。辅料：麦芽糊精、脱脂乳粉。保质期内每袋活菌数不低于100亿CFU。',
      scope: '保健功能：有助于调节肠道菌群。适宜人群：肠道功能紊乱者。',
      usage: '每日1次，每次1袋，用40℃以下温水或牛奶冲食，冲后立即食用。',
      contraindications: '不适宜人群：对乳制品过敏者。婴幼儿请遵医嘱。',
      precautions: GENERAL + '与抗菌药物同用时应间隔2小时以上。', storage: '密封，2~25℃干燥处，避免高温。', shelfLife: '24个月',
    },
  },
  {
    code: 13048, name: '褪黑素维生素B6片', latin: 'Melatonin & Vitamin B6', kind: 'food', mark: 'none', form: '片剂',
    category: 'nutrition', symptoms: [], aliases: ['褪黑素', '松果体素', '睡眠片'], audience: ['adult'], ingredients: ['褪黑素', '维生素B₆', '微晶纤维素'],
    keyFacts: { how: '每日1次，睡前1片', stop: '白天困倦、头晕请停食', avoid: '食用后不驾车、不饮酒', askFirst: '自身免疫病、服药者先问' },
    offers: [
      { brand: '沐泉', packings: [bottle('0.3g×30片', 5900), bottle('0.3g×60片', 9900, 11800)], picture: { form: 'bottle', hue: 285 } },
    ],
    leaflet: {
      composition: '原料：褪黑素、维生素B₆。辅料：微晶纤维素、预胶化淀粉、硬脂酸镁。每片含褪黑素3mg。',
      scope: '保健功能：有助于改善睡眠。适宜人群：睡眠状况不佳者。',
      usage: '每日1次，每次1片，睡前半小时温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母；从事驾驶、机械作业或危险操作者不宜在操作前或操作中食用；自身免疫症及甲亢患者慎用。',
      precautions: GENERAL + '不宜长期食用，睡眠问题持续请就医。', storage: DRY + '避光。', shelfLife: '24个月',
    },
  },
  {
    code: 13049, name: '叶黄素酯软胶囊', latin: 'Lutein Ester Softgels', kind: 'food', mark: 'none', form: '软胶囊',
    category: 'nutrition', symptoms: [], aliases: ['叶黄素', '蓝莓叶黄素'], audience: ['adult', 'elder'], ingredients: ['叶黄素酯', '越橘提取物', '大豆油'],
    keyFacts: { how: '每日1次，每次1粒，随餐', stop: '出现不适请停食', avoid: '不与同类补充剂叠加', askFirst: '视力变化请先看眼科' },
    offers: [
      { brand: '晴川', packings: [bottle('0.5g×30粒', 6900), bottle('0.5g×60粒', 11900, 13800)], picture: { form: 'bottle', hue: 265 } },
      { brand: '青禾', packings: [bottle('0.45g×60粒', 12800), bottle('0.45g×90粒', 17900)], picture: { form: 'bottle', hue: 85 } },
    ],
    leaflet: {
      composition: '原料：叶黄素酯、越橘提取物。辅料：大豆油、蜂蜡、明胶、甘油、纯化水。每粒含叶黄素酯20mg。',
      scope: '保健功能：有助于缓解视觉疲劳。适宜人群：视力易疲劳者。',
      usage: '每日1次，每次1粒，随餐温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母。',
      precautions: GENERAL + '本品不能代替验光配镜和眼科检查。', storage: DRY + '避光。', shelfLife: '24个月',
    },
  },
  {
    code: 13050, name: '葡萄籽提取物胶囊', latin: 'Grape Seed Extract Capsules', kind: 'food', mark: 'none', form: '硬胶囊',
    category: 'nutrition', symptoms: [], aliases: ['葡萄籽', '原花青素', 'OPC'], audience: ['adult'], ingredients: ['葡萄籽提取物', '维生素C', '淀粉'],
    keyFacts: { how: '每日2次，每次1粒', stop: '出现不适请停食', avoid: '不超过推荐量', askFirst: '服抗凝药者先问医生' },
    offers: [
      { brand: '晴川', packings: [bottle('0.35g×60粒', 9900), bottle('0.35g×60粒×2瓶', 17900, 19800)], picture: { form: 'bottle', hue: 335 } },
    ],
    leaflet: {
      composition: '原料：葡萄籽提取物、维生素C。辅料：淀粉、硬脂酸镁、明胶空心胶囊。每100g含原花青素25g。',
      scope: '保健功能：有助于抗氧化。适宜人群：中老年人、皮肤暗沉的成人。',
      usage: '每日2次，每次1粒，温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母。',
      precautions: GENERAL, storage: DRY + '避光。', shelfLife: '24个月',
    },
  },
  {
    code: 13051, name: '破壁灵芝孢子粉', latin: 'Ganoderma Spore Powder', kind: 'food', mark: 'none', form: '粉剂',
    category: 'immunity', symptoms: [], aliases: ['灵芝孢子粉', '灵芝粉', '灵芝'], audience: ['adult', 'elder'], ingredients: ['破壁灵芝孢子粉'],
    keyFacts: { how: '每日2次，每次1袋，冲食', stop: '皮疹、腹泻请停食', avoid: '不与抗凝药自行同食', askFirst: '手术前、慢病者先问医生' },
    offers: [
      { brand: '松间', packings: [box('1g×30袋', 19900), box('1g×60袋', 35900, 39800)], picture: { form: 'sachet', hue: 30, design: 4 } },
      { brand: '朴禾', packings: [box('1g×30袋', 22800), box('2g×30袋', 42800)], picture: { form: 'sachet', hue: 60, design: 1 } },
    ],
    leaflet: {
      composition: '原料：破壁灵芝孢子粉。每100g含总三萜2.0g、粗多糖1.0g。',
      scope: '保健功能：有助于增强免疫力。适宜人群：免疫力低下者。',
      usage: '每日2次，每次1袋，温水冲食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母；对菌类过敏者。',
      precautions: GENERAL, storage: DRY, shelfLife: '24个月',
    },
  },
  {
    code: 13052, name: '大豆异黄酮软胶囊', latin: 'Soy Isoflavone Softgels', kind: 'food', mark: 'none', form: '软胶囊',
    category: 'seniorHealth', symptoms: [], aliases: ['大豆异黄酮', '异黄酮'], audience: ['adult', 'elder'], ingredients: ['大豆提取物', '维生素E', '碳酸钙'],
    keyFacts: { how: '每日1次，每次2粒，餐后', stop: '出现不适请停食', avoid: '大豆过敏者不宜', askFirst: '妇科、乳腺疾病先问医生' },
    offers: [
      { brand: '晴川', packings: [bottle('0.5g×60粒', 8900), bottle('0.5g×120粒', 15900, 17800)], picture: { form: 'bottle', hue: 345 } },
    ],
    leaflet: {
      composition: '原料：大豆提取物（含大豆异黄酮）、维生素E、碳酸钙。辅料：大豆油、蜂蜡、明胶、甘油、纯化水。',
      scope: '保健功能：有助于改善骨密度。适宜人群：成年女性、中老年人。',
      usage: '每日1次，每次2粒，餐后温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母；妇科肿瘤患者及有家族病史者。',
      precautions: GENERAL + '不宜与含大豆异黄酮成分的产品同时食用，长期食用注意妇科检查。', storage: DRY, shelfLife: '24个月',
    },
  },
  {
    code: 13053, name: 'B族维生素片', latin: 'Vitamin B Complex Tablets', kind: 'food', mark: 'none', form: '片剂',
    category: 'nutrition', symptoms: [], aliases: ['VB', '复合维生素B', '维生素B族'], audience: ['adult', 'elder'], ingredients: ['维生素B₁', '维生素B₂', '维生素B₆', '烟酰胺', '叶酸', '维生素B₁₂'],
    keyFacts: { how: '每日1次，每次1片，餐后', stop: '出现不适请停食', avoid: '不与同类补充剂叠加', askFirst: '正在服药者先问医生' },
    offers: [
      { brand: '晴川', packings: [bottle('0.5g×60片', 4900), bottle('0.5g×100片', 6900, 7900)], picture: { form: 'bottle', hue: 55 } },
      { brand: '拾穗', packings: [bottle('0.4g×100片', 5600), bottle('0.4g×100片×2瓶', 9900)], picture: { form: 'bottle', hue: 20 } },
    ],
    leaflet: {
      composition: '原料：维生素B₁、维生素B₂、维生素B₆、维生素B₁₂、烟酰胺、泛酸钙、叶酸。辅料：微晶纤维素、玉米淀粉、硬脂酸镁。',
      scope: '保健功能：补充多种B族维生素。适宜人群：需要补充B族维生素的成人。',
      usage: '每日1次，每次1片，餐后温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母。',
      precautions: GENERAL + '食用后尿液颜色变黄属正常现象。', storage: DRY + '避光。', shelfLife: '24个月',
    },
  },
  {
    code: 13054, name: '维生素D软胶囊', latin: 'Vitamin D3 Softgels', kind: 'food', mark: 'none', form: '软胶囊',
    category: 'nutrition', symptoms: [], aliases: ['维D', 'VD3', '维生素D3'], audience: ['adult', 'elder'], ingredients: ['维生素D₃', '玉米油', '明胶', '甘油'],
    keyFacts: { how: '每日1次，每次1粒，随餐', stop: '恶心、乏力、口渴请停食', avoid: '不与含维D的制剂叠加', askFirst: '高血钙、肾结石者先问' },
    offers: [
      { brand: '青禾', packings: [bottle('400IU×60粒', 4500), bottle('400IU×120粒', 7900, 9000)], picture: { form: 'bottle', hue: 90 } },
    ],
    leaflet: {
      composition: '原料：维生素D₃。辅料：玉米油、明胶、甘油、纯化水。每粒含维生素D₃ 10μg（400IU）。',
      scope: '保健功能：补充维生素D。适宜人群：需要补充维生素D的成人。',
      usage: '每日1次，每次1粒，随餐温水送食。',
      contraindications: '不适宜人群：婴幼儿、儿童、孕妇、乳母；高钙血症者。',
      precautions: GENERAL + '过量食用可能引起血钙升高。', storage: DRY + '避光。', shelfLife: '24个月',
    },
  },
  {
    code: 13055, name: '天然维生素E软胶囊', latin: 'Natural Vitamin E Softgels', kind: 'food', mark: 'none', form: '软胶囊',
    category: 'nutrition', symptoms: [], aliases: ['VE', '维E'], audience: ['adult', 'elder'], ingredients: ['d-α-醋酸生育酚', '大豆油', '明胶'],
    keyFacts: { how: '每日1次，每次1粒，餐后', stop: '出现出血倾向请停食', avoid: '不超过推荐量', askFirst: '服抗凝药者先问医生' },
    offers: [
      { brand: '沐泉', packings: [bottle('0.5g×60粒', 4900), bottle('0.5g×100粒', 7500, 8200)], picture: { form: 'bottle', hue: 110 } },
      { brand: '晴川', packings: [bottle('0.5g×90粒', 6800), bottle('0.5g×90粒×2瓶', 12800)], picture: { form: 'bottle', hue: 15 } },
    ],
    leaflet: {
      composition: '原料：d-α-醋酸生育酚。辅料：大豆油、明胶、甘油、纯化水。',
      scope: '保健功能：补充维生素E。适宜人群：需要补充维生素E的成人。',
      usage: '每日1次，每次1粒，餐后温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母。',
      precautions: GENERAL, storage: DRY + '避光。', shelfLife: '24个月',
    },
  },
  {
    code: 13056, name: '西洋参含片', latin: 'American Ginseng Lozenges', kind: 'food', mark: 'none', form: '含片',
    category: 'immunity', symptoms: [], aliases: ['花旗参', '西洋参片', '洋参'], audience: ['adult', 'elder'], ingredients: ['西洋参', '甘露醇', '薄荷脑'],
    keyFacts: { how: '每日2次，每次2片，含食', stop: '腹胀、怕冷请停食', avoid: '不与藜芦同食', askFirst: '慢病、正在服药者先问' },
    offers: [
      { brand: '松间', packings: [box('0.6g×36片', 7900), box('0.6g×72片', 13900, 15800)], picture: { form: 'tablet', hue: 75, design: 2 } },
    ],
    leaflet: {
      composition: '原料：西洋参。辅料：甘露醇、山梨糖醇、薄荷脑、硬脂酸镁。每100g含总皂苷3.0g。',
      scope: '保健功能：有助于增强免疫力，缓解体力疲劳。适宜人群：免疫力低下者、易疲劳者。',
      usage: '每日2次，每次2片，含于口中慢慢溶化。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母。',
      precautions: GENERAL + '不宜与藜芦及含藜芦的制剂同食。', storage: DRY, shelfLife: '24个月',
    },
  },
  {
    code: 13057, name: '蛋白核小球藻片', latin: 'Chlorella Tablets', kind: 'food', mark: 'none', form: '片剂',
    category: 'nutrition', symptoms: [], aliases: ['小球藻', '藻片'], audience: ['adult', 'elder'], ingredients: ['蛋白核小球藻粉'],
    keyFacts: { how: '每日2次，每次6片', stop: '出现不适请停食', avoid: '藻类过敏者不宜', askFirst: '服抗凝药、痛风者先问' },
    offers: [
      { brand: '晴川', packings: [bottle('0.25g×300片', 8900), bottle('0.25g×600片', 15900)], picture: { form: 'bottle', hue: 140 } },
    ],
    leaflet: {
      composition: '原料：蛋白核小球藻粉。每100g含蛋白质50g。',
      scope: '保健功能：有助于增强免疫力。适宜人群：免疫力低下者。',
      usage: '每日2次，每次6片，温水送食。',
      contraindications: '不适宜人群：少年儿童、孕妇、乳母；对藻类过敏者。',
      precautions: GENERAL + '食用后大便颜色变绿属正常现象。', storage: DRY + '避光。', shelfLife: '24个月',
    },
  },
]
