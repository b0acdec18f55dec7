import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const OVERDOSE = '如服用过量或出现严重不良反应，应立即就医。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcA2: Medicine[] = [
  {
    code: 11005,
    name: '盐酸氨溴索口服液',
    latin: 'Ambroxol Oral Solution',
    kind: 'chemical',
    mark: 'otcA',
    form: '口服溶液剂',
    category: 'coughPhlegm',
    symptoms: ['cough'],
    aliases: ['氨溴索', '化痰药'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['盐酸氨溴索'],
    actionClass: '祛痰类非处方药',
    keyFacts: {
      how: '成人一次10毫升，一日2次',
      stop: '服药7天无缓解应就医',
      avoid: '避免与中枢镇咳药同服',
      askFirst: '孕妇、2岁以下儿童先咨询',
    },
    offers: [
      {
        brand: '知白',
        packings: [bottle('100ml:0.6g', 2760), bottle('150ml:0.9g', 3880, 4200)],
        picture: { form: 'syrup', hue: 220, design: 1 },
      },
      {
        brand: '南浦',
        packings: [bottle('60ml:0.36g', 1580), bottle('100ml:0.6g', 2390)],
        picture: { form: 'syrup', hue: 175, design: 4 },
      },
    ],
    leaflet: {
      traits: '本品为无色至微黄色的澄清液体，味甜。',
      indications: '适用于痰液黏稠而不易咳出者。',
      dosage:
        '口服，最好在进餐时服用。成人及12岁以上儿童一次10毫升，一日2次；6~12岁一次5毫升，一日2~3次；2~6岁一次2.5毫升，一日3次；1~2岁一次2.5毫升，一日2次，应遵医嘱。',
      adverse: '偶见皮疹、恶心、胃部不适、食欲缺乏、腹痛、腹泻；罕见过敏反应及严重皮肤反应。',
      contraindications: '对本品过敏者、妊娠前3个月妇女禁用。',
      precautions:
        '应避免与中枢性镇咳药（如右美沙芬等）同时使用，以免稀化的痰液堵塞气道。咳嗽、咳痰原因甚多，服药7天症状未见好转应及时就医。出现皮疹、黏膜损害应立即停药就医；有胃溃疡病史、支气管分泌物过多者慎用。\n' +
        GENERAL,
      pregnancy: '妊娠前3个月禁用，妊娠中晚期及哺乳期妇女慎用。',
      children: '2岁以下儿童应在医师指导下使用。',
      elderly: '肝肾功能减退者应在医师指导下使用。',
      interactions: '与阿莫西林、头孢呋辛、红霉素、多西环素等抗生素同用，可使抗生素在肺组织浓度升高。' + TOGETHER,
      overdose: OVERDOSE,
      pharmacology: '黏液溶解剂，增加呼吸道黏膜浆液腺分泌、减少黏液腺分泌，降低痰液黏度，促进肺表面活性物质分泌，使痰液易于咳出。',
      storage: '遮光，密封保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11006,
    name: '盐酸氨溴索片',
    latin: 'Ambroxol Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '片剂',
    category: 'coughPhlegm',
    symptoms: ['cough'],
    aliases: ['氨溴索', '化痰药'],
    audience: ['adult', 'elder'],
    ingredients: ['盐酸氨溴索'],
    actionClass: '祛痰类非处方药',
    keyFacts: {
      how: '一次1~2片，一日3次，饭后服',
      stop: '服药7天无缓解应就医',
      avoid: '避免与中枢镇咳药同服',
      askFirst: '孕妇、哺乳期妇女先咨询',
    },
    offers: [
      { brand: '知白', packings: [box('30mg×20片', 1280), box('30mg×40片', 2290, 2560)], picture: { form: 'tablet', hue: 210, design: 0 } },
      { brand: '远山', packings: [box('30mg×20片', 1160), box('30mg×50片', 2580)], picture: { form: 'tablet', hue: 140, design: 3 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '适用于痰液黏稠而不易咳出者。',
      dosage: '口服。成人一次1~2片，一日3次，饭后服。',
      adverse: '偶见皮疹、恶心、胃部不适、食欲缺乏、腹痛、腹泻；罕见过敏反应及严重皮肤反应。',
      contraindications: '对本品过敏者、妊娠前3个月妇女禁用。',
      precautions:
        '应避免与中枢性镇咳药（如右美沙芬等）同时使用，以免稀化的痰液堵塞气道。本品为黏液调节剂，仅对咳痰症状有一定作用，应注意咳嗽、咳痰的原因，服药7天未见好转应及时就医。出现皮疹应停药就医。\n' +
        GENERAL,
      pregnancy: '妊娠前3个月禁用，妊娠中晚期及哺乳期妇女慎用。',
      children: '儿童用量请咨询医师或药师，宜选用口服液。',
      elderly: '肝肾功能减退者应在医师指导下使用。',
      interactions: '与阿莫西林、头孢呋辛、红霉素、多西环素等抗生素同用，可使抗生素在肺组织浓度升高。' + TOGETHER,
      overdose: OVERDOSE,
      pharmacology: '黏液溶解剂，可降低痰液黏度，促进纤毛运动与肺表面活性物质分泌，使痰液易于咳出。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11007,
    name: '乙酰半胱氨酸颗粒',
    latin: 'Acetylcysteine Granules',
    kind: 'chemical',
    mark: 'otcA',
    form: '颗粒剂',
    category: 'coughPhlegm',
    symptoms: ['cough'],
    aliases: ['化痰颗粒'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['乙酰半胱氨酸'],
    actionClass: '祛痰类非处方药',
    keyFacts: { how: '成人一次1袋，一日3次', stop: '服药7天无缓解应就医', avoid: '哮喘患者禁用', askFirst: '胃溃疡、孕妇、用抗生素先问' },
    offers: [
      { brand: '沐泉', packings: [box('0.2g×10袋', 1890), box('0.2g×20袋', 3380, 3690)], picture: { form: 'sachet', hue: 55, design: 2 } },
      { brand: '禾安', packings: [box('0.2g×12袋', 2080), box('0.2g×24袋', 3860)], picture: { form: 'sachet', hue: 190, design: 4 } },
    ],
    leaflet: {
      traits: '本品为类白色至淡黄色颗粒，有果香，略带硫黄气味。',
      indications: '用于慢性支气管炎等咳嗽有黏痰而不易咳出者。',
      dosage:
        '临用前加少量温水（低于80℃）溶解，混匀服用，或直接口服。成人一次1袋（0.2克），一日3次。儿童一次半袋（0.1克），一日2~4次，依年龄酌情增减。',
      adverse: '偶见恶心、呕吐、上腹部不适、腹泻、咳嗽等，一般减量或停药即缓解；罕见皮疹和支气管痉挛等过敏反应。',
      contraindications: '对本品过敏者、支气管哮喘患者禁用。',
      precautions:
        '不宜与金属、橡胶器具接触，应用玻璃或塑料器皿临用现配。肝功能不全者应适当减量；有消化道溃疡病史者慎用。如含蔗糖，糖尿病患者应先咨询。开瓶溶解后微有硫黄味属正常。服药7天症状未缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇慎用，必要时应在医师指导下使用；哺乳期妇女应咨询医师。',
      children: '2岁以下儿童应在医师指导下使用。',
      elderly: '患有严重呼吸功能不全的老年人慎用。',
      interactions:
        '可减弱青霉素、四环素、头孢菌素类的抗菌活性，必须同用时应间隔4小时或交替使用；与硝酸甘油同用可增加低血压和头痛的发生；不宜与中枢性镇咳药同用。',
      overdose: OVERDOSE,
      pharmacology: '分子中的巯基可使痰中糖蛋白多肽链的二硫键断裂，降低痰液黏度，使黏痰易于咳出。',
      storage: '密封，在阴凉干燥处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11008,
    name: '羧甲司坦口服溶液',
    latin: 'Carbocisteine Oral Solution',
    kind: 'chemical',
    mark: 'otcA',
    form: '口服溶液剂',
    category: 'coughPhlegm',
    symptoms: ['cough'],
    aliases: ['羧甲半胱氨酸', '化痰药'],
    audience: ['adult', 'elder'],
    ingredients: ['羧甲司坦'],
    actionClass: '祛痰类非处方药',
    keyFacts: {
      how: '一次10毫升，一日3次',
      stop: '服药7天无缓解应就医',
      avoid: '消化道溃疡活动期禁用',
      askFirst: '孕妇、哺乳期、溃疡史先咨询',
    },
    offers: [
      {
        brand: '拾穗',
        packings: [box('10ml:0.5g×10支', 1680), box('10ml:0.5g×15支', 2340, 2590)],
        picture: { form: 'bottle', hue: 18, design: 3 },
      },
    ],
    leaflet: {
      traits: '本品为无色至淡黄色澄清液体，味甜。',
      indications: '用于慢性支气管炎、支气管哮喘等疾病引起的痰液黏稠、咳出困难和痰阻气管。',
      dosage: '口服。成人一次10毫升（0.5克），一日3次。',
      adverse: '可见恶心、胃部不适、腹泻、轻度头痛以及皮疹等。',
      contraindications: '对本品过敏者、消化道溃疡活动期患者禁用。',
      precautions:
        '用药7天后症状未缓解，请咨询医师。应避免同时服用强力镇咳药，以免痰液堵塞气道。有消化道溃疡史者、孕妇及哺乳期妇女慎用，使用前应咨询医师。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女慎用，使用前请咨询医师。',
      children: '儿童用量请咨询医师或药师，2岁以下不推荐自行使用。',
      elderly: '有消化道溃疡史的老年人慎用。',
      interactions: '与强镇咳药同用可使稀化的痰液滞留气道。' + TOGETHER,
      overdose: OVERDOSE,
      pharmacology: '黏液稀化剂，影响支气管腺体分泌，使低黏度的唾液黏蛋白增加、高黏度的岩藻黏蛋白减少，痰液黏度降低。',
      storage: '遮光，密封保存。',
      shelfLife: '24个月',
    },
  },
]
