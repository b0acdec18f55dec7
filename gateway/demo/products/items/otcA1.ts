import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const OVERDOSE = '如服用过量或出现严重不良反应，应立即就医。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcA1: Medicine[] = [
  {
    code: 11001,
    name: '布洛芬缓释胶囊',
    latin: 'Ibuprofen SR Capsules',
    kind: 'chemical',
    mark: 'otcA',
    form: '缓释胶囊剂',
    category: 'fever',
    symptoms: ['fever', 'headache', 'joint', 'toothache'],
    aliases: ['布洛芬', '退烧药', '止痛药'],
    audience: ['adult'],
    ingredients: ['布洛芬'],
    actionClass: '解热镇痛类非处方药',
    keyFacts: {
      how: '一次1粒，早晚各一次，整粒吞服',
      stop: '退热满3天、止痛满5天停用',
      avoid: '孕妇、哺乳期及溃疡者禁用',
      askFirst: '高血压、心肾病、老人先咨询',
    },
    offers: [
      {
        brand: '岭青',
        packings: [box('0.3g×24粒', 2280, 2590), box('0.3g×12粒', 1290), box('0.4g×24粒', 2680)],
        picture: { form: 'capsule', hue: 40, design: 3 },
      },
      { brand: '沐泉', packings: [box('0.3g×20粒', 1780), box('0.3g×30粒', 2490, 2760)], picture: { form: 'capsule', hue: 12, design: 1 } },
    ],
    leaflet: {
      traits: '本品为胶囊剂，内容物为白色或类白色球形小丸。',
      indications: '用于缓解轻至中度疼痛，如头痛、偏头痛、关节痛、牙痛、肌肉痛、神经痛、痛经；也用于普通感冒或流行性感冒引起的发热。',
      dosage: '口服。成人一次1粒，一日2次，早晚各一次。须整粒吞服，不得打开或溶解后服用。',
      adverse:
        '少数患者出现恶心、呕吐、胃烧灼感或轻度消化不良、胃肠道溃疡及出血、转氨酶升高、头痛、头晕、耳鸣、视力模糊、精神紧张、嗜睡、下肢水肿或体重骤增；罕见皮疹、支气管痉挛、肾病综合征。',
      contraindications:
        '对本品及其他非甾体抗炎药过敏者、对阿司匹林过敏的哮喘患者、孕妇及哺乳期妇女、有消化性溃疡或胃肠道出血穿孔史者、严重肝肾功能不全或严重心力衰竭者、正在使用其他非甾体抗炎药者禁用。',
      precautions:
        '本品为对症治疗药，不宜长期或大量使用，止痛不得超过5天，解热不得超过3天，症状不缓解请咨询医师或药师。不能同时服用其他含解热镇痛药的药品（如某些复方抗感冒药）。服药期间不得饮酒。支气管哮喘、肝肾功能不全、凝血或血小板功能障碍者慎用；有高血压、心绞痛病史者用前须咨询。出现胃肠道出血或溃疡、视力或听力障碍、血象异常等应立即停药。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女禁用。',
      children: '12岁以下儿童用量请咨询医师或药师。',
      elderly: '60岁以上者使用前应咨询医师或药师。',
      interactions:
        '与其他解热镇痛抗炎药同用可增加胃肠道不良反应，并可能导致溃疡；与肝素、香豆素类抗凝药同用可延长凝血酶原时间；与地高辛、甲氨蝶呤、口服降血糖药同用可增强其作用或毒性；与呋塞米同用，其排钠降压作用减弱。',
      overdose: OVERDOSE,
      pharmacology: '抑制前列腺素合成，具有解热、镇痛及抗炎作用；缓释制剂药效可持续约12小时。',
      storage: '密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11002,
    name: '对乙酰氨基酚片',
    latin: 'Paracetamol Tablets',
    kind: 'chemical',
    mark: 'otcB',
    form: '片剂',
    category: 'fever',
    symptoms: ['fever', 'headache', 'toothache', 'joint'],
    aliases: ['扑热息痛', '退烧药'],
    audience: ['adult', 'child'],
    ingredients: ['对乙酰氨基酚'],
    actionClass: '解热镇痛类非处方药',
    keyFacts: {
      how: '成人一次1片，24小时不超4次',
      stop: '退热满3天、止痛满5天停用',
      avoid: '勿与含同成分感冒药同服',
      askFirst: '肝肾功能不全、孕妇先咨询',
    },
    offers: [
      { brand: '禾安', packings: [box('0.5g×12片', 680), box('0.5g×24片', 1180, 1360)], picture: { form: 'tablet', hue: 5, design: 0 } },
      { brand: '南浦', packings: [box('0.5g×10片', 590), box('0.5g×20片', 1060)], picture: { form: 'tablet', hue: 260, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色片。',
      indications: '用于普通感冒或流行性感冒引起的发热，也用于缓解轻至中度疼痛，如头痛、偏头痛、关节痛、牙痛、肌肉痛、神经痛、痛经。',
      dosage: '口服。成人及12岁以上儿童一次1片，6~12岁儿童一次半片。若持续发热或疼痛，可间隔4~6小时重复用药一次，24小时内不得超过4次。',
      adverse: '偶见皮疹、荨麻疹、药热及粒细胞减少；罕见剥脱性皮炎、大疱性表皮松解症等严重皮肤反应。长期大量用药会导致肝肾功能异常。',
      contraindications: '严重肝肾功能不全者、对本品过敏者禁用。',
      precautions:
        '本品为对症治疗药，解热不超过3天，止痛不超过5天，症状未缓解请咨询医师或药师。不能同时服用其他含解热镇痛药的药品，以免对乙酰氨基酚过量损伤肝脏。服药期间不得饮酒或含有酒精的饮料。对阿司匹林过敏者、肝肾功能不全者慎用。出现皮疹、水疱等应立即停药就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女慎用，使用前请咨询医师。',
      children: '6岁以下儿童不推荐用片剂，应选用儿童剂型。',
      elderly: '老年患者肝肾功能减退，应适当减量或遵医嘱。',
      interactions: '与巴比妥类、解痉药同用或长期饮酒，可增加肝脏毒性；与氯霉素同服可增强后者毒性；长期大量使用可增强抗凝药作用。',
      overdose: '过量可致严重肝损伤，早期可仅有恶心、呕吐、出汗；应立即就医，可用乙酰半胱氨酸解救。',
      pharmacology: '抑制前列腺素合成，具有解热、镇痛作用。',
      storage: '密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11003,
    name: '布洛芬混悬液',
    latin: 'Ibuprofen Suspension',
    kind: 'chemical',
    mark: 'otcA',
    form: '口服混悬剂',
    category: 'childCold',
    symptoms: ['fever', 'headache', 'toothache'],
    aliases: ['儿童退烧药', '布洛芬'],
    audience: ['child'],
    ingredients: ['布洛芬'],
    actionClass: '解热镇痛类非处方药',
    keyFacts: {
      how: '按体重取量，间隔4~6小时',
      stop: '退热满3天、止痛满5天停用',
      avoid: '24小时内不超过4次',
      askFirst: '1岁以下、脱水、哮喘先咨询',
    },
    offers: [
      {
        brand: '岭青',
        packings: [bottle('35ml:0.7g', 1480), bottle('100ml:2g', 2360, 2680)],
        picture: { form: 'syrup', hue: 28, design: 2 },
      },
      { brand: '拾穗', packings: [bottle('30ml:0.6g', 1260), bottle('100ml:2g', 2190)], picture: { form: 'syrup', hue: 345, design: 0 } },
    ],
    leaflet: {
      traits: '本品为着色混悬液，味甜，有果香。',
      indications: '用于儿童普通感冒或流行性感冒引起的发热，也用于缓解儿童轻至中度疼痛，如头痛、关节痛、偏头痛、牙痛、肌肉痛、神经痛。',
      dosage:
        '口服，用前摇匀。1~3岁（10~15千克）一次4毫升；4~6岁（16~21千克）一次5毫升；7~9岁（22~27千克）一次8毫升；10~12岁（28~32千克）一次10毫升。若持续疼痛或发热，可间隔4~6小时重复一次，24小时不超过4次。',
      adverse: '少数患者出现恶心、呕吐、腹痛、腹泻、胃烧灼感、头晕、皮疹；偶见转氨酶升高、胃肠道溃疡或出血；罕见过敏性肾炎、支气管痉挛。',
      contraindications:
        '对本品及其他非甾体抗炎药过敏者、对阿司匹林过敏的哮喘患者、有消化性溃疡或胃肠道出血史者、严重肝肾功能不全或严重心力衰竭者禁用。',
      precautions:
        '本品为对症治疗药，止痛不超过5天，解热不超过3天，症状不缓解请就医。不能同时服用其他含解热镇痛药的药品。因腹泻、呕吐脱水的患儿用药前应咨询医师；哮喘、肝肾功能不全者慎用。请用随附量器取量；出现黑便、皮疹、尿少等应停药就医。\n' +
        GENERAL,
      pregnancy: '本品供儿童使用；孕妇及哺乳期妇女禁用。',
      children: '1岁以下儿童应在医师指导下使用；12岁以上请选用适合剂型。',
      interactions:
        '与其他解热镇痛抗炎药同用可增加胃肠道不良反应；与抗凝药同用可增加出血风险；与地高辛、甲氨蝶呤、降糖药、呋塞米同用前请咨询医师。',
      overdose: OVERDOSE,
      pharmacology: '抑制前列腺素合成，具有解热、镇痛及抗炎作用。',
      storage: '遮光，密封保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11004,
    name: '对乙酰氨基酚混悬滴剂',
    latin: 'Paracetamol Suspension Drops',
    kind: 'chemical',
    mark: 'otcB',
    form: '混悬滴剂',
    category: 'childCold',
    symptoms: ['fever', 'headache', 'toothache'],
    aliases: ['扑热息痛滴剂', '儿童退烧药'],
    audience: ['child'],
    ingredients: ['对乙酰氨基酚'],
    actionClass: '解热镇痛类非处方药',
    keyFacts: {
      how: '按体重用滴管取量，摇匀服',
      stop: '退热满3天、止痛满5天停用',
      avoid: '勿与含同成分感冒药同服',
      askFirst: '1岁以下、肝肾病患儿先咨询',
    },
    offers: [
      {
        brand: '沐泉',
        packings: [bottle('15ml:1.5g', 1580, 1790), bottle('30ml:3g', 2780)],
        picture: { form: 'dropper', hue: 330, design: 1 },
      },
    ],
    leaflet: {
      traits: '本品为着色混悬液，味甜，有果香。',
      indications: '用于儿童普通感冒或流行性感冒引起的发热，也用于缓解轻至中度疼痛，如头痛、关节痛、偏头痛、牙痛、肌肉痛、神经痛。',
      dosage:
        '口服，摇匀后用所附滴管量取。1~3岁（10~15千克）一次1~1.5毫升；4~6岁（16~21千克）一次1.5~2毫升；7~9岁（22~27千克）一次2~3毫升；10~12岁（28~32千克）一次3~3.5毫升。若持续发热或疼痛，可间隔4~6小时重复一次，24小时内不超过4次。',
      adverse: '偶见皮疹、荨麻疹、药热及粒细胞减少；罕见严重皮肤反应。长期大量用药会导致肝肾功能异常。',
      contraindications: '严重肝肾功能不全者、对本品过敏者禁用。',
      precautions:
        '本品为对症治疗药，解热不超过3天，止痛不超过5天，症状未缓解请咨询医师。不能同时服用其他含解热镇痛药的药品。本品浓度高于普通口服液，必须用所附滴管取量，不可按匙喂服。肝肾功能不全者慎用；出现皮疹、水疱应立即停药就医。\n' +
        GENERAL,
      children: '1岁以下儿童应在医师指导下使用。',
      interactions: '与巴比妥类或解痉药同用可增加肝损害风险；与氯霉素同服可增强后者毒性；与其他药物同用前请咨询医师或药师。',
      overdose: '过量可致严重肝损伤，早期症状可不明显，应立即就医。',
      pharmacology: '抑制前列腺素合成，具有解热、镇痛作用。',
      storage: '遮光，密封保存。',
      shelfLife: '24个月',
    },
  },
]
