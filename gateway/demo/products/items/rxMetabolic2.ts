import type { Medicine } from '../item'
import { bottle, box } from './rxPacks'

export const rxMetabolic2: Medicine[] = [
  {
    code: 10029,
    name: '左甲状腺素钠片',
    latin: 'Levothyroxine Sodium Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'thyroid',
    symptoms: ['fatigue'],
    aliases: ['左甲状腺素', '甲状腺激素'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['左甲状腺素钠'],
    keyFacts: {
      how: '早餐前半小时空腹服1次',
      stop: '心悸、胸痛应减停就医',
      avoid: '与钙铁剂隔开数小时',
      askFirst: '冠心病、心律失常者先问',
    },
    offers: [
      {
        brand: '沐泉',
        packings: [box('50μg×50片', 1680), box('50μg×100片', 2980, 3280)],
        picture: { form: 'tablet', hue: 210, design: 1 },
      },
      { brand: '南浦', packings: [box('25μg×100片', 2180), box('50μg×100片', 2860)], picture: { form: 'tablet', hue: 340, design: 3 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于甲状腺功能减退症的替代治疗；甲状腺肿切除术后预防复发；甲状腺癌术后的抑制治疗；抗甲状腺药物治疗甲亢时的辅助治疗。',
      dosage:
        '早餐前半小时空腹以水送服，一日1次。成人甲减初始一日25~50μg，每2~4周增加25~50μg，维持量多为一日100~200μg；按血TSH等检查由医师个体化调整。婴幼儿用量遵医嘱，可将片剂溶于水后服。',
      adverse:
        '剂量适当一般无不良反应。超量或增量过快可出现心悸、心律失常、心绞痛、失眠、震颤、多汗、潮热、体重下降、腹泻、月经紊乱、骨骼肌痉挛。',
      contraindications:
        '对本品过敏者，未经治疗的肾上腺功能不全、垂体功能不全和甲状腺毒症者禁用；急性心肌梗死、急性心肌炎期间不得开始用药。',
      precautions:
        '冠心病、心功能不全、快速性心律失常者应避免药物引起的轻度甲亢，须常测激素水平。继发性甲减应先排除肾上腺功能不全。不得用于减肥。糖尿病患者可能需调整降糖药。更换厂家后应复查TSH。',
      pregnancy: '孕期和哺乳期应继续用药，孕期需要量可能增加，须定期监测；孕期不应与抗甲状腺药合用治疗甲亢。',
      elderly: '应从小剂量（如一日12.5~25μg）开始，缓慢增量。',
      interactions:
        '钙剂、铁剂、含铝抗酸药、考来烯胺及豆制品可减少吸收，应间隔2~5小时；可增强香豆素类抗凝作用；利福平、苯妥英等可加快清除；可减弱降糖药作用。',
      storage: '遮光，密封，在25℃以下保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10030,
    name: '甲巯咪唑片',
    latin: 'Thiamazole Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'thyroid',
    symptoms: [],
    aliases: ['甲硫咪唑', '抗甲状腺药'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['甲巯咪唑'],
    keyFacts: {
      how: '遵医嘱分次服，定期复查',
      stop: '发热、咽痛立即停药查血',
      avoid: '避免高碘食物和药物',
      askFirst: '备孕怀孕、肝病者先问',
    },
    offers: [{ brand: '拾穗', packings: [box('5mg×50片', 1380), box('5mg×100片', 2480)], picture: { form: 'tablet', hue: 48, design: 2 } }],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications:
        '用于各种类型的甲状腺功能亢进症，包括格雷夫斯病、甲状腺腺瘤、结节性甲状腺肿等引起者，以及甲亢手术前和放射性碘治疗前的准备。',
      dosage:
        '口服。成人开始一般一日30mg，按病情可为15~40mg，一日最大60mg，分次服；病情控制后逐渐减量，维持量一日5~15mg，疗程一般18~24个月。儿童开始按体重一日0.4mg/kg，分次服。',
      adverse:
        '较常见皮疹、瘙痒及白细胞减少；较少见严重粒细胞缺乏、血小板减少；还可见味觉减退、恶心、关节痛、头痛、脱发；罕见肝炎、胆汁淤积性黄疸、血管炎、胰腺炎。',
      contraindications: '对本品过敏者、哺乳期妇女禁用；用本品或卡比马唑曾出现粒细胞缺乏、严重骨髓抑制或急性胰腺炎者禁用。',
      precautions:
        '用药期间应定期查血象和肝功能，尤其头3个月。出现发热、咽痛、口腔炎应立即停药并查血。过量可致甲状腺功能减退，应定期查甲状腺功能。外周血白细胞偏低、肝功能异常者慎用。',
      pregnancy: '有致胎儿畸形的报告，孕妇尤其孕早期应由医师评估换药；育龄妇女应有效避孕。哺乳期禁用。',
      children: '小儿应根据病情调节用量，避免甲状腺功能减退。',
      interactions:
        '与抗凝药合用可影响抗凝作用，应监测；高碘食物或药物可使甲亢加重、疗效减弱，用药前应避免；甲亢控制后地高辛、茶碱的用量可能需减少。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10031,
    name: '苯溴马隆片',
    latin: 'Benzbromarone Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'gout',
    symptoms: ['joint'],
    aliases: ['苯溴马隆', '促尿酸排泄药'],
    audience: ['adult', 'elder'],
    ingredients: ['苯溴马隆'],
    keyFacts: {
      how: '一次50mg，一日1次，早餐后',
      stop: '黄疸、乏力、尿黄立即停',
      avoid: '急性发作期不起用',
      askFirst: '肾结石、肝病患者先问',
    },
    offers: [
      { brand: '岭青', packings: [box('50mg×10片', 1580), box('50mg×20片', 2980)], picture: { form: 'tablet', hue: 195, design: 0 } },
      { brand: '朴禾', packings: [box('50mg×10片', 1390), box('50mg×30片', 3880, 4280)], picture: { form: 'box', hue: 20, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于原发性高尿酸血症，以及痛风性关节炎间歇期、痛风结节肿等。',
      dosage:
        '口服，早餐后服。成人一次50mg，一日1次，用药1~3周检查血尿酸；有效后可遵医嘱以一日25~50mg维持。用药期间每日饮水不少于1.5~2升，必要时碱化尿液。',
      adverse:
        '可见恶心、呕吐、胃部饱胀、腹泻；少见荨麻疹、红斑；罕见但严重的有肝细胞损害、重型肝炎；用药初期可诱发痛风发作或肾结石、肾绞痛。',
      contraindications:
        '对本品或溴化物过敏者、中重度肾功能损害（肾小球滤过率低于20ml/min）、肾结石患者、孕妇及可能怀孕者、哺乳期妇女禁用。',
      precautions:
        '不能在痛风急性发作期开始服用。用药前和用药期间，尤其头6个月，应定期查肝功能，出现食欲不振、恶心、全身倦怠、尿黄、眼黄应停药就医。大量饮水，尿pH宜保持在6.2~6.8。',
      pregnancy: '孕妇及哺乳期妇女禁用。',
      children: '儿童的安全有效性尚未确定。',
      interactions: '水杨酸制剂、吡嗪酰胺可减弱其促尿酸排泄作用；可增强香豆素类抗凝作用，应监测凝血指标；避免与其他有肝毒性的药物合用。',
      storage: '密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10032,
    name: '阿仑膦酸钠片',
    latin: 'Alendronate Sodium Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'calcium',
    symptoms: ['calcium'],
    aliases: ['阿仑膦酸', '双膦酸盐'],
    audience: ['adult', 'elder'],
    ingredients: ['阿仑膦酸钠'],
    keyFacts: {
      how: '每周70mg，晨起空腹白水送',
      stop: '吞咽痛、胸骨后痛即停',
      avoid: '服后30分钟内不可躺卧',
      askFirst: '食管病、拔牙种牙前先问',
    },
    offers: [
      { brand: '知白', packings: [box('70mg×1片', 2680), box('70mg×4片', 9680, 10800)], picture: { form: 'box', hue: 265, design: 2 } },
      { brand: '远山', packings: [box('10mg×6片', 1980), box('70mg×4片', 8980)], picture: { form: 'tablet', hue: 115, design: 1 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于治疗绝经后妇女的骨质疏松症，预防髋部和脊柱骨折；用于治疗男性骨质疏松症以增加骨量。',
      dosage:
        '一次70mg，每周固定一天服1次，或一次10mg，一日1次。清晨空腹用一满杯（200ml以上）白水送服，服药后至少30分钟内且在当天首次进食前保持直立，不可躺卧，不可嚼碎或含化。',
      adverse:
        '可见腹痛、消化不良、反酸、恶心、便秘或腹泻、肌肉骨骼痛、头痛；少见食管炎、食管溃疡；罕见低钙血症、颌骨坏死、股骨非典型骨折、葡萄膜炎。',
      contraindications:
        '导致食管排空延迟的食管异常（如狭窄或弛缓不能）、不能站立或坐直至少30分钟者、对本品过敏者、低钙血症者禁用；肌酐清除率低于35ml/min者不推荐使用。',
      precautions:
        '用药前应纠正低血钙，并补充足量钙和维生素D。出现吞咽困难、吞咽痛、胸骨后疼痛或新发烧心应停药就医。有活动性上消化道疾病者慎用。用药期间尽量避免侵入性口腔手术；大腿或腹股沟疼痛应就诊。',
      pregnancy: '孕妇及哺乳期妇女不应使用。',
      children: '不用于儿童。',
      interactions:
        '钙剂、抗酸药、含镁铝铁制剂及食物饮料明显减少吸收，须在服本品至少30分钟后再用；与阿司匹林或非甾体抗炎药合用可增加胃肠道不适。',
      storage: '密封，在干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10033,
    name: '骨化三醇软胶囊',
    latin: 'Calcitriol Soft Capsules',
    kind: 'chemical',
    mark: 'rx',
    form: '软胶囊剂',
    category: 'calcium',
    symptoms: ['calcium'],
    aliases: ['骨化三醇', '活性维生素D'],
    audience: ['adult', 'elder'],
    ingredients: ['骨化三醇'],
    keyFacts: {
      how: '一次0.25μg，一日1~2次',
      stop: '恶心口渴多尿应停药查钙',
      avoid: '勿同时大量补钙和维D',
      askFirst: '高血钙、肾结石者先问',
    },
    offers: [
      {
        brand: '禾安',
        packings: [box('0.25μg×10粒', 2180), box('0.25μg×20粒', 4080, 4480)],
        picture: { form: 'capsule', hue: 30, design: 3 },
      },
    ],
    leaflet: {
      traits: '本品为软胶囊，内容物为无色或淡黄色油状液体。',
      indications:
        '用于绝经后骨质疏松、慢性肾功能衰竭尤其血液透析者的肾性骨营养不良、术后及特发性甲状旁腺功能低下、维生素D依赖性佝偻病、低血磷性抗维生素D型佝偻病等。',
      dosage:
        '口服，剂量按血钙个体化。绝经后骨质疏松一般一次0.25μg，一日2次；肾性骨营养不良起始一日0.25μg，血钙正常或略低者隔日0.25μg即可。用药后第4周、第3个月、第6个月及以后定期查血钙和肌酐。',
      adverse:
        '剂量超过需要时可发生高钙血症，表现为食欲减退、头痛、恶心、呕吐、腹痛、便秘、口渴、多尿；少见皮疹、瘙痒、荨麻疹；长期高血钙可致软组织钙化。',
      contraindications: '与高血钙有关的疾病、对本品或同类药物及辅料过敏者、有维生素D中毒迹象者禁用。',
      precautions:
        '饮食钙摄入骤增可致高血钙，应遵医嘱控制钙摄入。用药期间不应使用其他维生素D制剂。肾功能正常者应多饮水避免脱水。长期卧床者高血钙风险增加。血钙升高时应立即停药至正常。',
      pregnancy: '孕妇仅在获益大于风险时使用；哺乳期用药应监测母婴血钙。',
      elderly: '无需特别调整剂量，应按常规监测血钙和肌酐。',
      interactions:
        '噻嗪类利尿药增加高血钙风险；含镁抗酸药可致高镁血症，透析者不宜合用；洋地黄治疗者高血钙可诱发心律失常；考来烯胺可减少吸收；酶诱导剂可降低作用。',
      storage: '遮光，密封，在25℃以下保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10034,
    name: '瑞格列奈片',
    latin: 'Repaglinide Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'diabetes',
    symptoms: ['sugar'],
    aliases: ['瑞格列奈', '格列奈类降糖药'],
    audience: ['adult', 'elder'],
    ingredients: ['瑞格列奈'],
    keyFacts: {
      how: '餐前15分钟服，不进餐不服',
      stop: '心慌出汗先补糖再就医',
      avoid: '勿与氯吡格雷等同用',
      askFirst: '肝功能差、孕哺期先问',
    },
    offers: [
      {
        brand: '南浦',
        packings: [bottle('0.5mg×30片', 1480), box('1mg×30片', 2580, 2880)],
        picture: { form: 'tablet', hue: 75, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为白色或着色片。',
      indications: '用于饮食控制、减轻体重及运动不能有效控制血糖的成人2型糖尿病；可与二甲双胍合用。',
      dosage:
        '口服，在主餐前15分钟内服用，也可在餐前0~30分钟内。推荐起始一次0.5mg，每1~2周按血糖调整，最大单次4mg，一日最大16mg。误餐或加餐应相应减少或增加一次服药。',
      adverse: '常见低血糖、腹痛、腹泻；少见恶心、呕吐、便秘、视觉异常、肝酶升高、皮疹、瘙痒、荨麻疹等过敏反应。',
      contraindications:
        '对瑞格列奈或辅料过敏者、1型糖尿病、糖尿病酮症酸中毒、严重肝功能不全者、孕妇、哺乳期妇女及12岁以下儿童禁用；禁与吉非罗齐合用。',
      precautions:
        '可致低血糖，与其他降糖药合用时风险增加。发热、外伤、感染、手术等应激时可能需改用胰岛素。肾功能不全者增加剂量应谨慎。体质虚弱、营养不良者应谨慎调整剂量。驾驶者须预防低血糖。',
      pregnancy: '孕妇及哺乳期妇女禁用。',
      elderly: '75岁以上患者资料有限，不推荐使用。',
      interactions:
        '吉非罗齐禁止合用；氯吡格雷、甲氧苄啶、环孢素、克拉霉素可升高血药浓度；利福平可降低疗效；β受体阻滞剂可掩盖低血糖症状；酒精可加重低血糖。',
      storage: '密封，在25℃以下干燥处保存。',
      shelfLife: '36个月',
    },
  },
]
