import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。药品性状发生改变时禁止使用。儿童必须在成人监护下使用，并请将本品放在儿童不能接触的地方。如正在使用其他药品，使用前请咨询医师或药师。'
const COLD_DIET = '忌烟、酒及辛辣、生冷、油腻食物。不宜在服药期间同时服用滋补性中药。'
const CHRONIC = '高血压、心脏病、肝病、糖尿病、肾病等慢性病严重者应在医师指导下服用。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'
const UNKNOWN = '尚不明确。'
const SEALED = '密封，置阴凉干燥处（不超过20℃）。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const tcmCold: Medicine[] = [
  {
    code: 12001,
    name: '板蓝根颗粒',
    latin: 'Banlangen Granules',
    kind: 'tcm',
    mark: 'otcB',
    form: '颗粒剂',
    category: 'coldRelief',
    symptoms: ['fever', 'cough'],
    aliases: ['板蓝根冲剂'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['板蓝根（辅料为蔗糖、糊精）'],
    actionClass: '感冒类、咽喉病类非处方药',
    keyFacts: {
      how: '一次半袋至1袋，一日3~4次',
      stop: '服药3天无缓解应就医',
      avoid: '忌烟酒、辛辣、鱼腥食物',
      askFirst: '糖尿病患者、孕妇先咨询',
    },
    offers: [
      { brand: '朴禾', packings: [box('10g×20袋', 1850, 2280), box('10g×40袋', 3480)], picture: { form: 'sachet', hue: 200, design: 0 } },
      { brand: '松间', packings: [box('10g×10袋', 1080), box('10g×20袋', 1960, 2200)], picture: { form: 'sachet', hue: 150, design: 2 } },
    ],
    leaflet: {
      traits: '本品为浅棕黄色至棕褐色的颗粒；味甜、微苦。',
      indications: '清热解毒，凉血利咽。用于肺胃热盛所致的咽喉肿痛、口咽干燥、腮部肿胀；急性扁桃体炎、腮腺炎见上述证候者。',
      dosage: '开水冲服。一次5~10克（半袋~1袋），一日3~4次。',
      adverse: UNKNOWN,
      contraindications: '对板蓝根及本品辅料过敏者禁用。',
      precautions:
        '忌烟、酒及辛辣、鱼腥食物，不宜同时服用滋补性中药。本品含蔗糖，糖尿病患者应在医师指导下服用；脾虚便溏者慎用。扁桃体有化脓或发热体温超过38.5℃者应去医院就诊。服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇、哺乳期妇女应在医师指导下服用。',
      children: '儿童用量请咨询医师或药师。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12003,
    name: '感冒清热颗粒',
    latin: 'Ganmao Qingre Granules',
    kind: 'tcm',
    mark: 'otcA',
    form: '颗粒剂',
    category: 'coldRelief',
    symptoms: ['fever', 'headache', 'cough'],
    audience: ['adult', 'elder'],
    ingredients: ['荆芥穗', '薄荷', '防风', '柴胡', '紫苏叶', '葛根', '桔梗', '苦杏仁', '白芷', '苦地丁', '芦根'],
    actionClass: '感冒类非处方药',
    keyFacts: {
      how: '一次1袋，一日2次，冲服',
      stop: '服药3天无缓解应就医',
      avoid: '风热感冒、内热明显者不宜',
      askFirst: '糖尿病、孕妇先咨询',
    },
    offers: [
      { brand: '朴禾', packings: [box('12g×10袋', 1680, 1880), box('12g×20袋', 3120)], picture: { form: 'sachet', hue: 30, design: 1 } },
      {
        brand: '禾安',
        packings: [box('3g×10袋（无蔗糖）', 1860), box('3g×18袋（无蔗糖）', 3180)],
        picture: { form: 'sachet', hue: 185, design: 4 },
      },
    ],
    leaflet: {
      traits: '本品为棕黄色的颗粒，味甜、微苦；或为棕褐色的颗粒，味微苦（无蔗糖）。',
      indications: '疏风散寒，解表清热。用于风寒感冒，头痛发热，恶寒身痛，鼻流清涕，咳嗽咽干。',
      dosage: '开水冲服。一次1袋，一日2次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        COLD_DIET +
        '与环孢素A同用可能引起环孢素A血药浓度升高，正在使用者慎用。' +
        CHRONIC +
        '含蔗糖规格不适于糖尿病患者。发热体温超过38.5℃的患者应去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇、哺乳期妇女应在医师指导下服用。',
      children: '儿童应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: '与环孢素A同用，可引起环孢素A血药浓度升高。' + TOGETHER,
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12004,
    name: '藿香正气口服液',
    latin: 'Huoxiang Zhengqi Oral Liquid',
    kind: 'tcm',
    mark: 'otcA',
    form: '口服液',
    category: 'coldRelief',
    symptoms: ['fever', 'stomach', 'diarrhea', 'headache'],
    aliases: ['藿香正气'],
    audience: ['adult', 'elder'],
    ingredients: ['苍术', '陈皮', '厚朴（姜制）', '白芷', '茯苓', '大腹皮', '生半夏', '甘草浸膏', '广藿香油', '紫苏叶油'],
    actionClass: '暑湿感冒类非处方药',
    keyFacts: {
      how: '一次半支至1支，一日2次',
      stop: '服药3天无缓解应就医',
      avoid: '忌生冷油腻及滋补中药',
      askFirst: '孕妇及慢性病严重者先问',
    },
    offers: [
      { brand: '朴禾', packings: [box('10ml×10支', 2100, 2480), box('10ml×20支', 3960)], picture: { form: 'bottle', hue: 130, design: 0 } },
      {
        brand: '远山',
        packings: [box('10ml×6支', 1380), box('10ml×10支', 2180), box('10ml×12支', 2560)],
        picture: { form: 'bottle', hue: 45, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为棕色的澄清液体；味辛、微甜。不含乙醇。',
      indications:
        '解表化湿，理气和中。用于外感风寒、内伤湿滞或夏伤暑湿所致的感冒，症见头痛昏重、胸膈痞闷、脘腹胀痛、呕吐泄泻；胃肠型感冒见上述证候者。',
      dosage: '口服。一次5~10毫升（半支~1支），一日2次，用时摇匀。',
      adverse: '监测数据显示可有恶心、呕吐、腹痛、腹泻等胃肠道反应，以及皮疹、瘙痒、头晕、头痛等。',
      contraindications: '对本品及所含成份过敏者禁用。',
      precautions:
        '饮食宜清淡。' +
        COLD_DIET +
        '阴虚火旺者不宜。' +
        CHRONIC +
        '吐泻严重、有脱水表现者应及时去医院就诊；服药3天症状无缓解应就医。本品含生半夏，应严格按用法用量服用，不宜长期服用。\n' +
        GENERAL,
      pregnancy: '孕妇慎用，应在医师指导下服用。',
      children: '儿童应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: '含生半夏和甘草，不宜与含乌头类、海藻、大戟、甘遂、芫花的药物同用。' + TOGETHER,
      storage: '密封，置阴凉处。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12005,
    name: '银翘解毒片',
    latin: 'Yinqiao Jiedu Tablets',
    kind: 'tcm',
    mark: 'otcA',
    form: '片剂',
    category: 'coldRelief',
    symptoms: ['fever', 'cough', 'headache'],
    audience: ['adult'],
    ingredients: ['金银花', '连翘', '薄荷', '荆芥', '淡豆豉', '牛蒡子（炒）', '桔梗', '淡竹叶', '甘草'],
    actionClass: '感冒类非处方药',
    keyFacts: { how: '一次4片，一日2~3次', stop: '服药3天无缓解应就医', avoid: '风寒感冒者不适用', askFirst: '孕妇及慢性病严重者先问' },
    offers: [
      { brand: '松间', packings: [box('0.52g×24片', 980), box('0.52g×48片', 1820, 2080)], picture: { form: 'tablet', hue: 90, design: 1 } },
      { brand: '朴禾', packings: [box('0.52g×24片', 1020), box('0.52g×36片', 1460)], picture: { form: 'tablet', hue: 140, design: 0 } },
    ],
    leaflet: {
      traits: '本品为浅棕色至棕褐色的片或薄膜衣片，除去包衣后显棕褐色；气芳香，味苦、辛。',
      indications: '疏风解表，清热解毒。用于风热感冒，症见发热头痛、咳嗽口干、咽喉疼痛。',
      dosage: '口服。一次4片，一日2~3次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        COLD_DIET +
        '风寒感冒者不适用，表现为恶寒重、发热轻、无汗、鼻塞、流清涕、口不渴、咳吐稀白痰。' +
        CHRONIC +
        '脾胃虚寒、腹痛、喜暖、泄泻者慎用。发热体温超过38.5℃者应去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇、哺乳期妇女应在医师指导下服用。',
      children: '小儿应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12006,
    name: '小儿感冒颗粒',
    latin: "Xiao'er Ganmao Granules",
    kind: 'tcm',
    mark: 'otcA',
    form: '颗粒剂',
    category: 'childCold',
    symptoms: ['fever', 'cough'],
    audience: ['child'],
    ingredients: ['广藿香', '菊花', '连翘', '大青叶', '板蓝根', '地黄', '地骨皮', '白薇', '薄荷', '石膏'],
    actionClass: '儿科感冒类非处方药',
    keyFacts: {
      how: '按年龄半袋至2袋，一日2次',
      stop: '服药3天无缓解应就医',
      avoid: '风寒感冒者不适用',
      askFirst: '1岁以下婴儿先咨询医师',
    },
    offers: [
      { brand: '拾穗', packings: [box('6g×10袋', 1480, 1680), box('6g×18袋', 2520)], picture: { form: 'sachet', hue: 340, design: 3 } },
      { brand: '朴禾', packings: [box('6g×12袋', 1720), box('6g×24袋', 3240)], picture: { form: 'sachet', hue: 125, design: 4 } },
    ],
    leaflet: {
      traits: '本品为浅棕色的颗粒；味甜、微苦。',
      indications: '疏风解表，清热解毒。用于小儿风热感冒，症见发热、头胀痛、咳嗽痰黏、咽喉肿痛；流感见上述证候者。',
      dosage:
        '开水冲服。一岁以内一次半袋（3克）；一至三岁一次半袋~1袋（3~6克）；四至七岁一次1袋~1袋半（6~9克）；八至十二岁一次2袋（12克）。一日2次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。糖尿病患儿禁服。',
      precautions:
        '忌食辛辣、生冷、油腻食物。风寒感冒者不适用，表现为恶寒重、发热轻、无汗、流清涕、痰稀色白。脾虚易腹泻者慎服；婴儿应在医师指导下服用。体温超过38.5℃，或出现精神差、抽搐、气促等情况，应立即去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      children: '用量按年龄计算，须由成人取量喂服。',
      interactions: TOGETHER,
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12007,
    name: '双黄连口服液',
    latin: 'Shuanghuanglian Oral Liquid',
    kind: 'tcm',
    mark: 'otcA',
    form: '口服液',
    category: 'coldRelief',
    symptoms: ['fever', 'cough'],
    audience: ['adult', 'child'],
    ingredients: ['金银花', '黄芩', '连翘'],
    actionClass: '感冒类非处方药',
    keyFacts: { how: '一次2支，一日3次', stop: '服药3天无缓解应就医', avoid: '风寒感冒者不适用', askFirst: '小儿、孕妇遵医嘱服用' },
    offers: [
      { brand: '远山', packings: [box('10ml×10支', 1780, 1990), box('10ml×20支', 3320)], picture: { form: 'bottle', hue: 50, design: 1 } },
      { brand: '朴禾', packings: [box('10ml×10支', 1820), box('10ml×12支', 2130)], picture: { form: 'bottle', hue: 120, design: 3 } },
    ],
    leaflet: {
      traits: '本品为棕红色的澄清液体；味甜、微苦。',
      indications: '疏风解表，清热解毒。用于外感风热所致的感冒，症见发热、咳嗽、咽痛。',
      dosage: '口服。一次20毫升（2支），一日3次；小儿酌减或遵医嘱。',
      adverse: '偶见皮疹、瘙痒等过敏反应；可见恶心、呕吐、腹痛、腹泻等胃肠道反应。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        COLD_DIET +
        '风寒感冒者不适用，表现为恶寒重、发热轻、无汗、鼻塞、流清涕、咳吐稀白痰。' +
        CHRONIC +
        '脾胃虚寒、大便溏者慎用。发热体温超过38.5℃者应去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇应在医师指导下服用。',
      children: '儿童用量酌减，应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: '密封，避光，置阴凉处（不超过20℃）。久置可有微量沉淀，摇匀后服用。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12008,
    name: '抗病毒口服液',
    latin: 'Kangbingdu Oral Liquid',
    kind: 'tcm',
    mark: 'otcB',
    form: '口服液',
    category: 'coldRelief',
    symptoms: ['fever', 'cough'],
    audience: ['adult', 'child'],
    ingredients: ['板蓝根', '石膏', '芦根', '地黄', '郁金', '知母', '石菖蒲', '广藿香', '连翘'],
    actionClass: '感冒类非处方药',
    keyFacts: { how: '一次1支，一日2~3次', stop: '服药3天无缓解应就医', avoid: '孕妇、哺乳期妇女禁用', askFirst: '小儿、脾虚便溏者先咨询' },
    offers: [
      { brand: '朴禾', packings: [box('10ml×10支', 1960, 2280), box('10ml×20支', 3680)], picture: { form: 'bottle', hue: 160, design: 2 } },
      { brand: '拾穗', packings: [box('10ml×12支', 2280), box('10ml×18支', 3240)], picture: { form: 'bottle', hue: 205, design: 4 } },
    ],
    leaflet: {
      traits: '本品为棕红色的液体；味辛、微苦。',
      indications: '清热祛湿，凉血解毒。用于风热感冒、温病发热及上呼吸道感染、流感、腮腺炎等病毒感染疾患。',
      dosage: '口服。一次10毫升（1支），一日2~3次（早饭前和午饭、晚饭后各服一次）；小儿酌减。',
      adverse: '可见恶心、呕吐、腹泻、腹痛等胃肠道反应；偶见皮疹、瘙痒等过敏反应。',
      contraindications: '孕妇、哺乳期妇女禁用。对本品及所含成份过敏者禁用。',
      precautions:
        COLD_DIET +
        '症状严重或继发细菌感染者，应合用其他治疗并及时就医。' +
        CHRONIC +
        '脾胃虚寒、大便稀溏者慎用。发热体温超过38.5℃者应去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇、哺乳期妇女禁用。',
      children: '儿童用量酌减，应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: '含郁金，不宜与含丁香的药物同用。' + TOGETHER,
      storage: '密封，置阴凉处。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12009,
    name: '清开灵颗粒',
    latin: 'Qingkailing Granules',
    kind: 'tcm',
    mark: 'otcA',
    form: '颗粒剂',
    category: 'coldRelief',
    symptoms: ['fever', 'cough'],
    audience: ['adult'],
    ingredients: ['胆酸', '珍珠母', '猪去氧胆酸', '栀子', '水牛角', '板蓝根', '黄芩苷', '金银花'],
    actionClass: '感冒类、咽喉病类非处方药',
    keyFacts: {
      how: '一次1~2袋，一日2~3次',
      stop: '服药3天无缓解应就医',
      avoid: '孕妇禁用；虚寒腹泻慎用',
      askFirst: '久病体虚者先咨询医师',
    },
    offers: [
      { brand: '松间', packings: [box('3g×10袋', 1650), box('3g×18袋', 2760, 3080)], picture: { form: 'sachet', hue: 190, design: 0 } },
      { brand: '远山', packings: [box('3g×10袋', 1580), box('3g×12袋', 1860)], picture: { form: 'sachet', hue: 225, design: 1 } },
    ],
    leaflet: {
      traits: '本品为浅棕色至棕褐色的颗粒；味甜、微苦。',
      indications:
        '清热解毒，镇静安神。用于外感风热时毒、火毒内盛所致的高热不退、烦躁不安、咽喉肿痛、舌质红绛、苔黄、脉数；上呼吸道感染、病毒性感冒、急性化脓性扁桃体炎、急性咽炎、急性气管炎见上述证候者。',
      dosage: '开水冲服。一次1~2袋（3~6克），一日2~3次；儿童酌减或遵医嘱。',
      adverse: '可见腹泻、恶心、呕吐、皮疹、瘙痒等，停药后多可缓解。',
      contraindications: '对本品过敏者禁用。孕妇禁用。',
      precautions:
        COLD_DIET +
        '久病体虚患者如出现腹泻时慎用；风寒感冒者不适用。平素脾胃虚寒、大便溏者应在医师指导下服用。高血压、心脏病患者慎服；' +
        CHRONIC +
        '高热不退、扁桃体化脓者应及时去医院就诊，服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇禁用，哺乳期妇女应咨询医师。',
      children: '儿童应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: SEALED,
      shelfLife: '24个月',
    },
  },
  {
    code: 12010,
    name: '小柴胡颗粒',
    latin: 'Xiaochaihu Granules',
    kind: 'tcm',
    mark: 'otcA',
    form: '颗粒剂',
    category: 'coldRelief',
    symptoms: ['fever', 'stomach'],
    audience: ['adult'],
    ingredients: ['柴胡', '黄芩', '姜半夏', '党参', '生姜', '甘草', '大枣'],
    actionClass: '感冒类非处方药',
    keyFacts: { how: '一次1~2袋，一日3次', stop: '服药3天无缓解应就医', avoid: '风寒表证者不适用', askFirst: '糖尿病、孕妇先咨询' },
    offers: [
      { brand: '朴禾', packings: [box('10g×9袋', 1280), box('10g×18袋', 2420, 2680)], picture: { form: 'sachet', hue: 110, design: 1 } },
      { brand: '远山', packings: [box('10g×10袋', 1360), box('10g×20袋', 2560)], picture: { form: 'sachet', hue: 60, design: 0 } },
    ],
    leaflet: {
      traits: '本品为黄色至棕褐色的颗粒；味甜。',
      indications: '解表散热，疏肝和胃。用于外感病邪犯少阳证，症见寒热往来、胸胁苦满、食欲不振、心烦喜呕、口苦咽干。',
      dosage: '开水冲服。一次1~2袋（10~20克），一日3次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        COLD_DIET +
        '风寒感冒者不适用，表现为恶寒重、发热轻、无汗、鼻塞、流清涕、口不渴。本品含蔗糖，糖尿病患者应咨询医师。' +
        CHRONIC +
        '发热体温超过38.5℃者应去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇、哺乳期妇女应在医师指导下服用。',
      children: '儿童应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: '正在使用干扰素的患者不宜自行同服含柴胡的此类方药，请先咨询医师。' + TOGETHER,
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12011,
    name: '夏桑菊颗粒',
    latin: 'Xiasangju Granules',
    kind: 'tcm',
    mark: 'otcB',
    form: '颗粒剂',
    category: 'coldRelief',
    symptoms: ['fever', 'headache', 'cough'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['夏枯草', '野菊花', '桑叶'],
    actionClass: '清热解毒类非处方药',
    keyFacts: { how: '一次1~2袋，一日3次', stop: '服药3天无缓解应就医', avoid: '风寒感冒者不适用', askFirst: '糖尿病、脾虚便溏者先问' },
    offers: [
      {
        brand: '朴禾',
        packings: [box('10g×10袋', 990), box('10g×20袋', 1820, 2060), box('10g×36袋', 2980)],
        picture: { form: 'sachet', hue: 145, design: 3 },
      },
    ],
    leaflet: {
      traits: '本品为棕黄色至棕褐色的颗粒；味甜。',
      indications: '清肝明目，疏风散热，除湿痹，解疮毒。用于风热感冒，目赤头痛，头晕耳鸣，咽喉肿痛，疔疮肿毒等症，并可作清凉饮料。',
      dosage: '开水冲服。一次10~20克（1~2袋），一日3次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        COLD_DIET +
        '风寒感冒者不适用，表现为恶寒重、发热轻、无汗、鼻塞、流清涕。脾胃虚寒、大便溏者慎用；本品含蔗糖，糖尿病患者应咨询医师。头晕、头痛反复发作者应先就诊查明原因；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇慎用，请咨询医师。',
      children: '儿童应在成人监护下服用。',
      interactions: TOGETHER,
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12012,
    name: '蜜炼川贝枇杷膏',
    latin: 'Milian Chuanbei Pipa Syrup',
    kind: 'tcm',
    mark: 'otcA',
    form: '煎膏剂',
    category: 'coughPhlegm',
    symptoms: ['cough'],
    aliases: ['枇杷膏'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['川贝母', '枇杷叶', '桔梗', '陈皮', '水半夏', '北沙参', '五味子', '款冬花', '杏仁水', '薄荷脑'],
    actionClass: '止咳类非处方药',
    keyFacts: {
      how: '一次15ml，一日3次',
      stop: '服药3天无缓解应就医',
      avoid: '忌烟酒、辛辣、油腻食物',
      askFirst: '糖尿病、孕妇、小儿先咨询',
    },
    offers: [
      { brand: '朴禾', packings: [bottle('150ml', 2280), bottle('300ml', 3980, 4580)], picture: { form: 'syrup', hue: 35, design: 0 } },
      { brand: '松间', packings: [bottle('100ml', 1680), bottle('210ml', 3080)], picture: { form: 'syrup', hue: 75, design: 2 } },
    ],
    leaflet: {
      traits: '本品为棕红色的稠厚半流体；气香，味甜，具清凉感。',
      indications: '清热润肺，止咳平喘，理气化痰。适用于肺燥之咳嗽，痰多，胸闷，咽喉痛痒，声音沙哑。',
      dosage: '口服。一次15毫升（约一汤匙），一日3次；小儿减半。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。糖尿病患者禁服。',
      precautions:
        '忌烟、酒及辛辣、生冷、油腻食物。风寒咳嗽、痰稀色白者不适用。支气管扩张、肺脓疡、肺心病、肺结核患者出现咳嗽时应去医院就诊。服药期间如出现高热（超过38.5℃）、喘促气急，或咳嗽加重、痰量明显增多者应及时就医；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇、哺乳期妇女应在医师指导下服用。',
      children: '儿童用量减半，1岁以下婴儿不宜服用含蜂蜜制剂。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: '密封，置阴凉处。开启后请尽快服用。',
      shelfLife: '36个月',
    },
  },
  {
    code: 12013,
    name: '养阴清肺膏',
    latin: 'Yangyin Qingfei Ointment',
    kind: 'tcm',
    mark: 'otcA',
    form: '煎膏剂',
    category: 'coughPhlegm',
    symptoms: ['cough'],
    audience: ['adult', 'elder'],
    ingredients: ['地黄', '麦冬', '玄参', '川贝母', '白芍', '牡丹皮', '薄荷', '甘草'],
    actionClass: '止咳类、咽喉病类非处方药',
    keyFacts: {
      how: '一次10~20ml，一日2~3次',
      stop: '服药3天无缓解应就医',
      avoid: '风寒咳嗽、痰湿盛者忌服',
      askFirst: '糖尿病、孕妇先咨询',
    },
    offers: [
      { brand: '松间', packings: [bottle('80ml', 1480), bottle('150ml', 2580, 2880)], picture: { form: 'syrup', hue: 55, design: 1 } },
    ],
    leaflet: {
      traits: '本品为棕褐色稠厚的半流体；气香，味甜，有清凉感。',
      indications: '养阴润燥，清肺利咽。用于阴虚肺燥，咽喉干痛，干咳少痰或痰中带血。',
      dosage: '口服。一次10~20毫升，一日2~3次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        '忌烟、酒及辛辣、生冷、油腻食物。糖尿病患者服用前应咨询医师。风寒咳嗽、痰湿壅盛者忌服，表现为咳嗽声重、痰多色白、鼻塞流清涕、舌苔厚腻。支气管扩张、肺脓疡、肺结核患者，或反复痰中带血、咳嗽加重者应及时去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇慎用，应在医师指导下服用。',
      children: '儿童应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: '含白芍、玄参、川贝母，不宜与含藜芦或乌头类的药物同用。' + TOGETHER,
      storage: '密封，置阴凉处。',
      shelfLife: '36个月',
    },
  },
  {
    code: 12014,
    name: '橘红痰咳液',
    latin: 'Juhong Tanke Liquid',
    kind: 'tcm',
    mark: 'otcA',
    form: '合剂',
    category: 'coughPhlegm',
    symptoms: ['cough'],
    audience: ['adult', 'elder'],
    ingredients: ['化橘红', '蜜百部', '苦杏仁', '茯苓', '水半夏（制）', '五味子', '白前', '甘草'],
    actionClass: '止咳类非处方药',
    keyFacts: { how: '一次1~2支，一日3次', stop: '服药3天无缓解应就医', avoid: '风热咳嗽者不适用', askFirst: '孕妇、小儿先咨询医师' },
    offers: [
      { brand: '远山', packings: [box('10ml×6支', 1420), box('10ml×12支', 2620, 2960)], picture: { form: 'bottle', hue: 28, design: 3 } },
      { brand: '拾穗', packings: [box('10ml×10支', 2280), box('10ml×20支', 4180)], picture: { form: 'bottle', hue: 70, design: 0 } },
    ],
    leaflet: {
      traits: '本品为棕色的液体；气香，味甜、微苦。',
      indications: '理气化痰，润肺止咳。用于痰浊阻肺所致的咳嗽、气喘、痰多；感冒、支气管炎、咽喉炎见上述证候者。',
      dosage: '口服。一次10~20毫升（1~2支），一日3次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        '忌烟、酒及辛辣、生冷、油腻食物。风热咳嗽、痰黄黏稠者不适用；阴虚燥咳者慎用。支气管扩张、肺脓疡、肺心病、肺结核患者应在医师指导下服用。服药期间若体温超过38.5℃，或出现喘促气急、痰量明显增多者应去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇、哺乳期妇女应在医师指导下服用。',
      children: '儿童应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: '密封，置阴凉处。可有少量沉淀，摇匀后服用。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12015,
    name: '咽炎片',
    latin: 'Yanyan Tablets',
    kind: 'tcm',
    mark: 'otcA',
    form: '薄膜衣片',
    category: 'throat',
    symptoms: ['cough'],
    audience: ['adult'],
    ingredients: ['玄参', '百部（制）', '天冬', '牡丹皮', '麦冬', '款冬花（制）', '木蝴蝶', '地黄', '板蓝根', '青果', '蝉蜕', '薄荷油'],
    actionClass: '咽喉病类非处方药',
    keyFacts: { how: '一次5片，一日3次', stop: '服药7天无缓解应就医', avoid: '风寒感冒咽痛者慎用', askFirst: '孕妇、糖尿病患者先咨询' },
    offers: [
      {
        brand: '朴禾',
        packings: [box('0.25g×30片', 1180), box('0.25g×60片', 2180, 2480)],
        picture: { form: 'tablet', hue: 170, design: 2 },
      },
      { brand: '禾安', packings: [box('0.25g×45片', 1680), box('0.25g×90片', 3120)], picture: { form: 'tablet', hue: 210, design: 0 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显棕色至棕褐色；味微苦，有清凉感。',
      indications: '养阴润肺，清热解毒，清利咽喉，镇咳止痒。用于慢性咽炎引起的咽干、咽痒、刺激性咳嗽等。',
      dosage: '口服。一次5片，一日3次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        '忌烟、酒及辛辣、鱼腥食物，注意少用嗓、多饮水。不宜同时服用温补性中药。脾虚大便溏者、属风寒感冒咽痛（恶寒发热、无汗、鼻流清涕）者慎用。声音嘶哑超过两周、咽部异物感明显或吞咽困难者应去医院检查；服药7天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇慎用，应在医师指导下服用。',
      children: '儿童应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12016,
    name: '西瓜霜润喉片',
    latin: 'Xiguashuang Runhou Lozenges',
    kind: 'tcm',
    mark: 'otcB',
    form: '含片',
    category: 'throat',
    symptoms: ['cough', 'toothache'],
    audience: ['adult'],
    ingredients: ['西瓜霜', '冰片', '薄荷素油', '薄荷脑'],
    actionClass: '咽喉病类非处方药',
    keyFacts: { how: '每小时含化2~4片', stop: '服药3天无缓解应就医', avoid: '孕妇慎用；忌辛辣鱼腥', askFirst: '糖尿病、脾虚便溏者先问' },
    offers: [
      {
        brand: '松间',
        packings: [box('0.6g×12片', 480), box('0.6g×24片', 880), box('0.6g×36片', 1260, 1480)],
        picture: { form: 'tablet', hue: 155, design: 4 },
      },
      { brand: '禾安', packings: [box('0.6g×24片', 920), box('0.6g×48片', 1680)], picture: { form: 'tablet', hue: 350, design: 1 } },
    ],
    leaflet: {
      traits: '本品为淡红色至浅红色的片；气芳香，味甜而辛凉。',
      indications:
        '清音利咽，消肿止痛。用于防治咽喉肿痛，声音嘶哑，喉痹，喉痈，喉蛾，口糜，口舌生疮，牙痈；急、慢性咽喉炎，急性扁桃体炎，口腔溃疡，口腔炎，牙龈肿痛。',
      dosage: '含服。每小时含化2~4片。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        '忌烟、酒及辛辣、鱼腥食物，不宜同时服用滋补性中药。属风寒感冒咽痛（恶寒发热、无汗、鼻流清涕）者慎用；脾虚大便溏者慎用。扁桃体化脓或发热超过38.5℃者应去医院就诊。含片应缓慢含化，勿整片吞咽；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇慎用，应在医师指导下使用。',
      children: '儿童应在医师指导下使用，含服时谨防呛入。',
      elderly: '年老体弱者应在医师指导下使用。',
      interactions: TOGETHER,
      storage: '密封。',
      shelfLife: '36个月',
    },
  },
  {
    code: 12017,
    name: '蓝芩口服液',
    latin: 'Lanqin Oral Liquid',
    kind: 'tcm',
    mark: 'otcA',
    form: '口服液',
    category: 'throat',
    symptoms: ['cough'],
    audience: ['adult'],
    ingredients: ['板蓝根', '黄芩', '栀子', '黄柏', '胖大海'],
    actionClass: '咽喉病类非处方药',
    keyFacts: { how: '一次2支，一日3次', stop: '服药3天无缓解应就医', avoid: '脾胃虚寒、便溏者慎用', askFirst: '孕妇、糖尿病患者先咨询' },
    offers: [
      { brand: '朴禾', packings: [box('10ml×6支', 2280), box('10ml×12支', 4180, 4680)], picture: { form: 'bottle', hue: 220, design: 2 } },
      { brand: '远山', packings: [box('10ml×10支', 3480), box('10ml×18支', 5960)], picture: { form: 'bottle', hue: 195, design: 1 } },
    ],
    leaflet: {
      traits: '本品为棕红色的液体；味甜、微苦。',
      indications: '清热解毒，利咽消肿。用于急性咽炎肺胃实热证所致的咽痛、咽干、咽部灼热。',
      dosage: '口服。一次20毫升（2支），一日3次。',
      adverse: '个别患者服药后出现轻度腹泻，一般可自行缓解；偶见恶心、皮疹。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '忌烟、酒及辛辣、鱼腥食物，不宜同时服用温补性中药。脾虚大便溏者慎用；属风寒感冒咽痛（恶寒发热、无汗、鼻流清涕）者慎用。糖尿病患者应在医师指导下服用。扁桃体化脓或发热体温超过38.5℃者应去医院就诊；服药3天症状无缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇慎用，应在医师指导下服用。',
      children: '儿童应在医师指导下服用。',
      elderly: '年老体弱者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: '密封，置阴凉处（不超过20℃）。可有微量沉淀，摇匀后服用。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12018,
    name: '玉屏风颗粒',
    latin: 'Yupingfeng Granules',
    kind: 'tcm',
    mark: 'otcA',
    form: '颗粒剂',
    category: 'coldRelief',
    symptoms: ['fever', 'rhinitis', 'fatigue'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['黄芪', '白术（炒）', '防风'],
    actionClass: '气虚类非处方药',
    keyFacts: {
      how: '一次1袋，一日3次，冲服',
      stop: '用药2周无改善应就医',
      avoid: '感冒发热期间不宜服用',
      askFirst: '儿童、孕妇先咨询医师',
    },
    offers: [
      { brand: '松间', packings: [box('5g×9袋', 1980), box('5g×15袋', 3120, 3480)], picture: { form: 'sachet', hue: 85, design: 3 } },
      {
        brand: '朴禾',
        packings: [box('5g×10袋', 2180), box('5g×18袋', 3760), box('5g×30袋', 5980)],
        picture: { form: 'sachet', hue: 135, design: 0 },
      },
    ],
    leaflet: {
      traits: '本品为浅黄色至棕黄色的颗粒；味涩而后甘。',
      indications: '益气，固表，止汗。用于表虚不固，自汗恶风，面色㿠白，或体虚易感风邪者。',
      dosage: '开水冲服。一次1袋（5克），一日3次。',
      adverse: UNKNOWN,
      contraindications: '对本品过敏者禁用。',
      precautions:
        '忌油腻食物，宜饭前服用。本品用于体虚者，感冒发热期间及热病汗出、阴虚盗汗者不宜使用。自汗量大或伴心悸、消瘦者应先就诊查明原因。按照用法用量服用，用药2周或服药期间症状无明显改善，或症状加重者，应立即停药并去医院就诊。\n' +
        GENERAL,
      pregnancy: '孕妇应在医师指导下服用。',
      children: '小儿应在医师指导下服用。',
      elderly: '高血压、糖尿病患者应在医师指导下服用。',
      interactions: TOGETHER,
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
  {
    code: 12019,
    name: '小儿豉翘清热颗粒',
    latin: "Xiao'er Chiqiao Qingre Granules",
    kind: 'tcm',
    mark: 'rx',
    form: '颗粒剂',
    category: 'childCold',
    symptoms: ['fever', 'cough', 'constipation'],
    audience: ['child'],
    ingredients: ['连翘', '淡豆豉', '薄荷', '荆芥', '炒栀子', '大黄', '青蒿', '赤芍', '槟榔', '厚朴', '黄芩', '半夏', '柴胡', '甘草'],
    keyFacts: { how: '按年龄给药，一日3次', stop: '腹泻明显时停药就医', avoid: '脾虚便溏患儿慎用', askFirst: '须医师诊断，凭处方使用' },
    offers: [
      {
        brand: '远山',
        packings: [box('2g×6袋（无蔗糖）', 2380), box('2g×9袋（无蔗糖）', 3420)],
        picture: { form: 'sachet', hue: 20, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为黄棕色至棕褐色的颗粒；味甜、微苦。',
      indications:
        '疏风解表，清热导滞。用于小儿风热感冒挟滞证，症见发热、咳嗽、鼻塞流涕、咽红肿痛、纳呆口渴、脘腹胀满、便秘或大便酸臭、溲黄。',
      dosage:
        '开水冲服。六个月至一岁一次1~2克；一至三岁一次2~3克；四至六岁一次3~4克；七至九岁一次4~5克；十岁以上一次6克。一日3次，疗程遵医嘱。',
      adverse: '可见腹泻、恶心、呕吐、腹痛、皮疹等，多较轻，停药后可缓解。',
      contraindications: '对本品及所含成份过敏者禁用。',
      precautions:
        '本品须凭医师处方，在医师或药师指导下使用。本品含大黄、槟榔，平素脾胃虚寒、大便稀溏的患儿慎用；用药后如腹泻次数增多应停药并咨询医师。服药期间饮食清淡，忌生冷、油腻。患儿出现高热不退、精神萎靡、抽搐或呼吸急促，应立即去医院就诊。请将本品放在儿童不能接触的地方。',
      children: '用量按年龄计算，由医师决定疗程。',
      interactions: '含半夏、赤芍，不宜与含乌头类、藜芦的药物同用。与其他药物同用时请咨询医师。',
      storage: '密封。',
      shelfLife: '24个月',
    },
  },
]
