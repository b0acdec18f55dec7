import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcA5: Medicine[] = [
  {
    code: 11017,
    name: '乳果糖口服溶液',
    latin: 'Lactulose Oral Solution',
    kind: 'chemical',
    mark: 'otcA',
    form: '口服溶液剂',
    category: 'constipation',
    symptoms: ['constipation'],
    aliases: ['乳果糖', '通便药'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['乳果糖'],
    actionClass: '缓泻类非处方药',
    keyFacts: {
      how: '成人起始一日30毫升，早餐时服',
      stop: '2~3天无改善应咨询医师',
      avoid: '半乳糖血症、肠梗阻禁用',
      askFirst: '糖尿病、乳糖不耐受先咨询',
    },
    offers: [
      {
        brand: '南浦',
        packings: [bottle('100ml:66.7g', 2380), bottle('200ml:133.4g', 4280, 4690)],
        picture: { form: 'syrup', hue: 290, design: 3 },
      },
      {
        brand: '沐泉',
        packings: [box('15ml:10g×6袋', 2290), box('15ml:10g×12袋', 4180)],
        picture: { form: 'sachet', hue: 260, design: 1 },
      },
    ],
    leaflet: {
      traits: '本品为无色至淡棕黄色的澄清黏稠液体，味甜。',
      indications: '用于慢性或习惯性便秘，调节结肠的生理节律。',
      dosage:
        '口服，宜在早餐时一次服用。成人起始一日30毫升，维持一日10~25毫升；7~14岁起始一日15毫升，维持10~15毫升；1~6岁起始及维持一日5~10毫升；婴儿一日5毫升。',
      adverse: '治疗初几天可能有腹胀，继续用药可消失；高于推荐剂量时可有腹痛和腹泻，应减量。',
      contraindications: '半乳糖血症、肠梗阻、急性腹痛患者及对本品过敏者禁用；禁止与其他导泻剂同时使用。',
      precautions:
        '如用药2~3天后便秘症状无改善或反复出现，请咨询医师。乳糖酶缺乏者及糖尿病患者慎用，因本品含少量乳糖和半乳糖。长期大量使用致腹泻时可发生电解质紊乱。不明原因腹痛、便血者应先就医。\n' +
        GENERAL,
      pregnancy: '推荐剂量可用于妊娠期和哺乳期，使用前请咨询医师。',
      children: '婴幼儿便秘应先经医师诊断，在指导下使用。',
      elderly: '按成人用量，注意多饮水，避免腹泻。',
      interactions: '结肠pH依赖性释放的药物（如5-氨基水杨酸）可能因本品降低肠道pH而失活；与抗酸药同用可减弱本品作用。' + TOGETHER,
      overdose: '过量可致腹痛、腹泻，应停药并补充水和电解质，严重者就医。',
      pharmacology: '在结肠被细菌分解为低分子有机酸，降低肠道pH，通过保留水分增加粪便体积，刺激结肠蠕动。',
      storage: '密封，不超过25℃保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11018,
    name: '开塞露',
    latin: 'Glycerol Enema',
    kind: 'chemical',
    mark: 'otcB',
    form: '灌肠剂',
    category: 'constipation',
    symptoms: ['constipation'],
    aliases: ['甘油灌肠剂', '通便药'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['甘油'],
    actionClass: '缓泻类非处方药',
    keyFacts: {
      how: '一次1支，缓慢挤入直肠',
      stop: '用后无效或便血应就医',
      avoid: '仅供直肠用，勿长期依赖',
      askFirst: '严重心衰、孕妇先咨询',
    },
    offers: [
      { brand: '禾安', packings: [box('20ml×4支', 560), box('20ml×10支', 1190, 1350)], picture: { form: 'tube', hue: 120, design: 0 } },
      {
        brand: '拾穗',
        packings: [box('10ml×5支（儿童装）', 590), box('10ml×10支（儿童装）', 1060)],
        picture: { form: 'tube', hue: 200, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为无色澄清的黏稠液体。',
      indications: '用于便秘。',
      dosage:
        '将容器顶端刺破或剪开、打开盖帽，在管口涂少许油脂润滑，缓慢插入肛门，将药液挤入直肠。成人一次1支（20毫升），儿童一次1支（10毫升）。',
      adverse: '尚不明确，偶有直肠刺激感。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '本品为直肠用药，严禁口服。刺破或剪开后的管口应光滑，以免擦伤肛门或直肠；冬季宜用温水预热。有便血、剧烈腹痛、恶心呕吐或严重心力衰竭者不宜自行使用。不可长期频繁使用，以免形成依赖。\n' +
        GENERAL,
      pregnancy: '孕妇使用前请咨询医师。',
      children: '须由成人操作；婴幼儿应在医师指导下使用。',
      elderly: '体弱老人使用时应有人照看，防止用力排便时头晕跌倒。',
      interactions: TOGETHER,
      overdose: '多次大量使用可致腹泻和电解质紊乱，应停用并就医。',
      pharmacology: '润滑并刺激肠壁，软化大便，使其易于排出。',
      storage: '遮光，密闭保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11019,
    name: '聚乙二醇4000散',
    latin: 'Macrogol 4000 Powder',
    kind: 'chemical',
    mark: 'otcA',
    form: '散剂',
    category: 'constipation',
    symptoms: ['constipation'],
    aliases: ['聚乙二醇', '通便散'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['聚乙二醇4000'],
    actionClass: '缓泻类非处方药',
    keyFacts: {
      how: '一次1袋，一日1~2次，水冲服',
      stop: '便秘持续或腹痛应就医',
      avoid: '肠梗阻、炎症性肠病禁用',
      askFirst: '8岁以下、孕妇、老人先咨询',
    },
    offers: [
      { brand: '远山', packings: [box('10g×10袋', 2480), box('10g×20袋', 4590, 4980)], picture: { form: 'sachet', hue: 225, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色粉末，有果香，味甜。',
      indications: '用于成人及8岁以上儿童便秘的症状治疗。',
      dosage: '口服，每袋内容物溶于一杯水中后服用。成人和8岁以上儿童一次1袋，一日1~2次；或一日2袋，一次顿服。',
      adverse: '大剂量可致腹泻，停药24~48小时内可消失，随后可减量继续服用；可有腹胀、腹痛、恶心；罕见过敏反应如皮疹、荨麻疹和水肿。',
      contraindications: '小肠或结肠器质性疾病（如溃疡性结肠炎、克罗恩病）、肠梗阻、肠穿孔、未确诊的腹痛患者及对本品过敏者禁用。',
      precautions:
        '治疗便秘时不宜长期使用，应同时多饮水、多吃富含纤维的食物并适当运动。本品不含糖或多元醇，可用于糖尿病患者及需无乳糖饮食者。腹泻时注意电解质，服利尿药者及心肾功能不全者应慎用。症状持续请就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师。',
      children: '8岁以下应遵医嘱；儿童疗程不应超过3个月。',
      elderly: '易发生水、电解质紊乱者应在医师指导下使用。',
      interactions: '可能使同时服用的药物吸收减少，最好间隔2小时以上服用。' + TOGETHER,
      overdose: '过量可致腹泻，停药或减量后可恢复；严重者应补液就医。',
      pharmacology: '线性长链聚合物，通过氢键固定水分子，使水分保留在结肠内，增加粪便含水量并软化粪便。',
      storage: '密封，在干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11020,
    name: '西甲硅油乳剂',
    latin: 'Simethicone Emulsion',
    kind: 'chemical',
    mark: 'otcA',
    form: '口服乳剂',
    category: 'digestion',
    symptoms: ['stomach'],
    aliases: ['西甲硅油', '消胀药', '胀气滴剂'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['西甲硅油（二甲硅油与二氧化硅）'],
    actionClass: '消胀类非处方药',
    keyFacts: { how: '成人一次2毫升，一日3~5次', stop: '症状持续或加重应就医', avoid: '用前摇匀，勿超量', askFirst: '婴儿哭闹不止先就诊' },
    offers: [
      {
        brand: '知白',
        packings: [bottle('30ml（40mg/ml）', 4380), bottle('50ml（40mg/ml）', 6690, 7200)],
        picture: { form: 'dropper', hue: 75, design: 2 },
      },
      {
        brand: '岭青',
        packings: [bottle('15ml（40mg/ml）', 2390), bottle('30ml（40mg/ml）', 4160)],
        picture: { form: 'dropper', hue: 15, design: 0 },
      },
    ],
    leaflet: {
      traits: '本品为乳白色乳状液体，有果香，味甜。',
      indications: '用于治疗由胃肠道中聚集了过多气体而引起的不适症状，如腹胀、嗳气等。',
      dosage:
        '口服，用前摇匀，1毫升约合25滴。婴儿一次1毫升，混入瓶装食物或于哺乳前后喂服；1~6岁一次1毫升，6~14岁一次1~2毫升，成人一次2毫升，均一日3~5次，餐时、餐后或睡前服。',
      adverse: '不被吸收，迄今少见与用药有关的不良反应；个别可有过敏反应。',
      contraindications: '对西甲硅油、山梨酸等任一成份过敏者禁用。',
      precautions:
        '新出现或持续的腹胀、腹痛、呕吐应就医查明原因。本品不含糖，也适用于糖尿病患者；如辅料含山梨糖醇，遗传性果糖不耐受者不宜使用。用于胃肠检查前准备须由医师安排。\n' +
        GENERAL,
      pregnancy: '本品不被吸收；孕妇及哺乳期妇女使用前请咨询医师。',
      children: '婴儿使用前请咨询医师或药师。',
      elderly: '按成人用量。',
      interactions: '本品可能减少左甲状腺素的吸收，同用应间隔并咨询医师。' + TOGETHER,
      overdose: '少见过量反应；如有不适应停药并就医。',
      pharmacology: '降低胃肠道内气泡的表面张力，使泡沫破裂，释放的气体可被肠壁吸收或随蠕动排出。',
      storage: '密封，不超过25℃保存，开封后按标签期限用完。',
      shelfLife: '36个月',
    },
  },
]
