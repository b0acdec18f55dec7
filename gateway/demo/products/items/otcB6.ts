import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const OVERDOSE = '如服用过量或出现严重不良反应，应立即就医。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcB6: Medicine[] = [
  {
    code: 11051,
    name: '葡萄糖酸锌口服溶液',
    latin: 'Zinc Gluconate Oral Solution',
    kind: 'chemical',
    mark: 'otcB',
    form: '口服溶液剂',
    category: 'mineral',
    symptoms: [],
    aliases: ['补锌', '锌口服液'],
    audience: ['adult', 'child'],
    ingredients: ['葡萄糖酸锌'],
    actionClass: '矿物质类非处方药',
    keyFacts: {
      how: '饭后服，按年龄体重取量',
      stop: '呕吐、便秘明显时停用咨询',
      avoid: '勿与牛奶、钙剂同服',
      askFirst: '1岁以下、糖尿病先咨询',
    },
    offers: [
      {
        brand: '拾穗',
        packings: [box('10ml:35mg×10支', 1580), box('10ml:35mg×20支', 2860, 3160)],
        picture: { form: 'syrup', hue: 105, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为无色至淡黄色的澄清液体，气香，味甜、微涩。',
      indications: '用于治疗缺锌引起的营养不良、厌食症、异食癖、口腔溃疡、痤疮、儿童生长发育迟缓等。',
      dosage:
        '口服，饭后服。12岁以上儿童及成人一次10毫升，一日2次。12岁以下儿童每日用量：1~3岁（10~15千克）10~15毫升；4~6岁（16~21千克）15~20毫升；7~9岁（22~27千克）20~25毫升；10~12岁（28~32千克）25~30毫升，分次服用。',
      adverse: '有轻度恶心、呕吐、便秘等消化道反应。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '宜餐后服用以减少胃肠道刺激。应在确诊为缺锌症时使用，如需长期服用，必须在医师指导下进行，长期过量可影响铜、铁吸收。本品含蔗糖，糖尿病患者使用前请咨询医师。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师。',
      children: '1岁以下儿童用量请咨询医师。',
      interactions: '勿与牛奶同服；勿与铝盐、钙盐、碳酸盐、鞣酸等同时使用；可降低青霉胺、四环素类药物的作用。' + TOGETHER,
      overdose: OVERDOSE,
      pharmacology: '锌是体内许多酶的组成成分，参与生长发育，维持味觉和食欲。',
      storage: '遮光，密封保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11052,
    name: '维生素E软胶囊',
    latin: 'Vitamin E Soft Capsules',
    kind: 'chemical',
    mark: 'otcB',
    form: '软胶囊剂',
    category: 'vitamin',
    symptoms: [],
    aliases: ['维E', '生育酚', 'VE'],
    audience: ['adult', 'elder'],
    ingredients: ['维生素E'],
    actionClass: '维生素类非处方药',
    keyFacts: {
      how: '一次1粒，一日2~3次',
      stop: '头晕、视物模糊时停用就医',
      avoid: '不宜长期大量服用',
      askFirst: '在服抗凝药、缺铁贫血先问',
    },
    offers: [
      {
        brand: '晴川',
        packings: [bottle('100mg×60粒', 2380), bottle('100mg×100粒', 3680, 4180)],
        picture: { form: 'bottle', hue: 55, design: 3 },
      },
      { brand: '南浦', packings: [box('100mg×30粒', 1290), box('100mg×60粒', 2280)], picture: { form: 'capsule', hue: 25, design: 0 } },
    ],
    leaflet: {
      traits: '本品内容物为淡黄色至黄色的油状液体。',
      indications: '用于心、脑血管疾病及习惯性流产、不孕症的辅助治疗。',
      dosage: '口服。成人一次1粒，一日2~3次。',
      adverse: '长期过量服用可引起恶心、呕吐、眩晕、头痛、视力模糊、皮肤皲裂、唇炎、口角炎、腹泻、乳腺肿大、乏力。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '本品为辅助治疗药，不能代替原有治疗，流产、不孕及心脑血管疾病应先就医。由于维生素K缺乏而引起的低凝血酶原血症患者、缺铁性贫血患者慎用。一日400毫克以上为大剂量，不宜长期服用。\n' +
        GENERAL,
      pregnancy: '孕妇应在医师指导下使用。',
      children: '儿童用量请咨询医师或药师。',
      interactions:
        '大剂量可增强口服抗凝药作用，增加出血风险；可促进维生素A的吸收和利用；大量氢氧化铝、考来烯胺、矿物油可减少其吸收；影响铁剂疗效。',
      overdose: OVERDOSE,
      pharmacology: '脂溶性抗氧化维生素，可保护生物膜中的多不饱和脂肪酸免受氧化，维持生殖、神经与肌肉功能。',
      storage: '遮光，密封，在干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11053,
    name: '维生素AD滴剂',
    latin: 'Vitamin A and D Drops',
    kind: 'chemical',
    mark: 'otcB',
    form: '滴剂（胶囊型）',
    category: 'childMedicine',
    symptoms: ['calcium'],
    aliases: ['鱼肝油', '维AD', 'AD滴剂'],
    audience: ['child'],
    ingredients: ['维生素A', '维生素D₃'],
    actionClass: '维生素类非处方药',
    keyFacts: {
      how: '一次1粒，一日1次，滴服',
      stop: '厌食、呕吐、骨痛即停药就医',
      avoid: '勿超量，勿与鱼肝油重复',
      askFirst: '肾病、高钙血症、早产儿先问',
    },
    offers: [
      {
        brand: '禾安',
        packings: [box('1岁以下×30粒', 2980), box('1岁以下×60粒', 5480, 5980)],
        picture: { form: 'capsule', hue: 310, design: 4 },
      },
      {
        brand: '拾穗',
        packings: [box('1岁以上×30粒', 3180), box('1岁以上×50粒', 4980)],
        picture: { form: 'capsule', hue: 145, design: 1 },
      },
    ],
    leaflet: {
      traits:
        '本品内容物为黄色至橙红色的澄清油状液体，无败油臭或苦味。1岁以下型每粒含维生素A1500单位、维生素D₃500单位；1岁以上型每粒含维生素A2000单位、维生素D₃700单位。',
      indications: '用于预防和治疗维生素A及D的缺乏症，如佝偻病、夜盲症及小儿手足抽搐症。',
      dosage: '口服，按年龄选用相应规格，一次1粒，一日1次。将滴嘴在热水中浸泡约30秒使胶皮软化后开口，内容物滴入婴儿口中。',
      adverse:
        '推荐剂量下少见。长期过量服用可产生慢性中毒，早期表现为骨关节疼痛、肿胀、皮肤瘙痒、口唇干裂、发热、头痛、呕吐、便秘、腹泻、恶心等。',
      contraindications: '慢性肾功能衰竭、高钙血症、高磷血症伴肾性佝偻病者禁用；对本品过敏者禁用。',
      precautions:
        '必须按推荐剂量服用，不可超量；同时服用其他含维生素A、D的药品、奶粉或保健食品时应计算总量。婴儿对维生素D敏感性个体差异大，早产儿、低体重儿用量请遵医嘱。婴幼儿勿整粒吞服，以防呛噎。\n' +
        GENERAL,
      pregnancy: '孕妇应在医师指导下使用，过量维生素A可致胎儿畸形。',
      children: '应按年龄选用规格，1岁以下与1岁以上不可混用。',
      elderly: '老年人长期服用可能因清除延迟而致维生素A过量。',
      interactions:
        '抗酸药（如氢氧化铝）、矿物油、考来烯胺、新霉素可影响其吸收；与大量钙剂、噻嗪类利尿药合用可致高钙血症；与维生素E合用可促进维生素A吸收；不应与含大量镁、钙的药物合用。',
      overdose: OVERDOSE,
      pharmacology: '维生素A维持上皮组织和视觉功能，维生素D参与钙、磷吸收和骨骼形成，为儿童生长发育所必需。',
      storage: '遮光，密封，在阴凉处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11054,
    name: '克霉唑阴道片',
    latin: 'Clotrimazole Vaginal Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '阴道片',
    category: 'gynecology',
    symptoms: [],
    aliases: ['克霉唑', '霉菌性阴道炎'],
    audience: ['adult'],
    ingredients: ['克霉唑'],
    actionClass: '妇科用药类非处方药',
    keyFacts: {
      how: '睡前1片，置阴道深处，用1次',
      stop: '用药后7天未缓解应就医',
      avoid: '避开经期，用药期避免同房',
      askFirst: '孕妇、反复发作者先咨询',
    },
    offers: [
      { brand: '远山', packings: [box('0.5g×1片', 2180), box('0.5g×2片', 3980, 4360)], picture: { form: 'tablet', hue: 325, design: 2 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色异形片。',
      indications: '用于念珠菌性外阴阴道病。',
      dosage: '阴道给药。睡前洗净双手，取仰卧位，用随附投药器或戴指套将药片1片置于阴道深处，一般用药一次即可；必要时可在4天后再用一次。',
      adverse: '偶见局部刺激、瘙痒、烧灼感、红肿；罕见皮疹、呼吸困难、低血压等过敏反应。',
      contraindications: '对克霉唑或本品其他成份过敏者禁用。',
      precautions:
        '仅供阴道给药，切忌口服。应避开月经期使用，用药期间避免房事，注意个人卫生，防止重复感染。首次发病、反复发作（半年内2次以上）、伴发热、下腹痛或异味分泌物者应先就医。用药部位烧灼、红肿应停药；用药后7天症状未缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇（尤其前3个月）及哺乳期妇女应在医师指导下使用，孕期不宜用投药器。',
      children: '18岁以下及无性生活史的女性应在医师指导下使用。',
      interactions:
        '可降低乳胶避孕套、避孕隔膜的安全性；与其他抗真菌药（如制霉菌素）同用可能减弱作用；口服他克莫司者用前请咨询医师。' + TOGETHER,
      overdose: '如误服应立即就医。',
      pharmacology: '广谱抗真菌药，抑制真菌细胞膜麦角固醇合成，使细胞内容物外漏而死亡。',
      storage: '密闭，在阴凉处（不超过20℃）保存。',
      shelfLife: '36个月',
    },
  },
]
