import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcA3: Medicine[] = [
  {
    code: 11009,
    name: '西地碘含片',
    latin: 'Cydiodine Buccal Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '含片',
    category: 'throat',
    symptoms: ['cough', 'toothache'],
    aliases: ['碘含片', '口含片'],
    audience: ['adult', 'elder'],
    ingredients: ['分子碘'],
    actionClass: '口腔、咽喉类非处方药',
    keyFacts: {
      how: '含服一次1片，一日3~5次',
      stop: '连用5天无缓解应停药就医',
      avoid: '对碘过敏者禁用',
      askFirst: '甲状腺疾病、孕妇先咨询',
    },
    offers: [
      {
        brand: '禾安',
        packings: [box('1.5mg×15片', 1120), box('1.5mg×30片', 1980, 2180)],
        picture: { form: 'tablet', hue: 25, design: 2 },
      },
      { brand: '晴川', packings: [box('1.5mg×12片', 960), box('1.5mg×24片', 1720)], picture: { form: 'tablet', hue: 285, design: 0 } },
    ],
    leaflet: {
      traits: '本品为淡黄色至棕黄色片，有薄荷香，味甜。',
      indications: '用于慢性咽喉炎、口腔溃疡、慢性牙龈炎、牙周炎。',
      dosage: '口含。成人一次1片，一日3~5次，让药片在口中缓慢溶化。',
      adverse: '偶见皮疹、皮肤瘙痒等过敏反应；长期含服可导致舌苔染色，停药后可消退。',
      contraindications: '对本品过敏者或对其他碘制剂过敏者禁用。',
      precautions:
        '连续使用5日症状未见缓解应停药就医。甲状腺疾病患者慎用；含服期间不宜同时咀嚼吞咽，含后半小时内少饮水。如本品含蔗糖，糖尿病患者使用前应咨询。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女慎用，使用前请咨询医师。',
      children: '儿童用量请咨询医师或药师；不会含服的幼儿不宜使用。',
      elderly: '按成人用量，有甲状腺疾病者慎用。',
      interactions: '含碘制剂，与治疗甲状腺疾病的药物同用前请咨询医师。' + TOGETHER,
      overdose: '如误服过量或出现严重不良反应，应立即就医。',
      pharmacology: '在唾液作用下释放分子碘，直接卤化菌体蛋白，对细菌、真菌等有杀灭作用。',
      storage: '遮光，密封，在阴凉干燥处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11010,
    name: '西吡氯铵含漱液',
    latin: 'Cetylpyridinium Gargle',
    kind: 'chemical',
    mark: 'otcA',
    form: '含漱液',
    category: 'mouth',
    symptoms: ['toothache', 'cough'],
    aliases: ['漱口水', '含漱液'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['西吡氯铵'],
    actionClass: '口腔科类非处方药',
    keyFacts: {
      how: '一次15毫升，含漱1分钟后吐出',
      stop: '用药后无好转应看牙医',
      avoid: '不可吞咽，避免接触眼睛',
      askFirst: '孕妇、幼儿使用前咨询',
    },
    offers: [
      {
        brand: '岭青',
        packings: [bottle('200ml:0.2g', 1890), bottle('400ml:0.4g', 3280, 3580)],
        picture: { form: 'bottle', hue: 165, design: 1 },
      },
      {
        brand: '知白',
        packings: [bottle('120ml:0.12g', 1280), bottle('240ml:0.24g', 2260)],
        picture: { form: 'bottle', hue: 235, design: 3 },
      },
    ],
    leaflet: {
      traits: '本品为着色的澄清液体，有薄荷香气。',
      indications: '用于口腔疾病的辅助治疗，可减少或抑制牙菌斑形成；也用于口腔日常护理及清洁口腔。',
      dosage: '含漱。刷牙前后或需要时，一次15毫升，强力漱口1分钟后吐出，一日至少2次；或遵医嘱。',
      adverse: '可能出现皮疹等过敏反应；口腔、喉头偶可出现刺激感等症状。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '本品仅供含漱，含漱后应吐出，不得吞咽。避免接触眼睛和其他黏膜。漱口后短时间内不宜进食饮水。本品不能代替刷牙和治疗，牙龈肿痛、出血或溃疡经久不愈应就诊。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师。',
      children: '不会漱口吐出的幼儿不宜使用，儿童须有成人看护。',
      elderly: '吞咽功能不良者应在看护下使用。',
      interactions: '阴离子表面活性剂（如部分牙膏中的成分）可降低药效，刷牙后应先用清水漱净再用。' + TOGETHER,
      overdose: '如误吞较多，应立即就医。',
      pharmacology: '阳离子季铵类表面活性剂，对多种口腔致病菌和真菌有抑制或杀灭作用，可抑制牙菌斑形成。',
      storage: '遮光，密封保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11011,
    name: '甲硝唑口颊片',
    latin: 'Metronidazole Buccal Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '口颊片',
    category: 'mouth',
    symptoms: ['toothache'],
    aliases: ['甲硝唑含片'],
    audience: ['adult', 'elder'],
    ingredients: ['甲硝唑'],
    actionClass: '口腔科类非处方药',
    keyFacts: {
      how: '饭后含一次1片，一日3次',
      stop: '数日无好转应看牙医',
      avoid: '用药期间及停药后1周忌酒',
      askFirst: '肝病、正在用抗凝药先咨询',
    },
    offers: [
      { brand: '远山', packings: [box('3mg×10片', 780), box('3mg×20片', 1380, 1560)], picture: { form: 'tablet', hue: 350, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片，有薄荷香气，味甜微苦。',
      indications: '用于牙龈炎、牙周炎、冠周炎及口腔溃疡。',
      dosage: '置于牙龈与颊部之间的沟内含服。一次1片，一日3次，饭后用；临睡前可加含1片。',
      adverse: '偶见口干、恶心、呕吐、食欲减退、口内金属味、皮疹；长期使用可引起味觉改变或口腔念珠菌感染。',
      contraindications: '对本品或其他硝基咪唑类药物过敏者、有活动性中枢神经系统疾病者、血液病患者、孕妇及哺乳期妇女禁用。',
      precautions:
        '用药期间及停药后一周内不得饮酒或含酒精饮料。使用中出现口腔黏膜刺激、手足麻木等应停药就医。本品为局部辅助用药，牙结石、龋齿等应到口腔科治疗；用药数日症状未缓解应就医。肝功能不全者慎用。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女禁用。',
      children: '儿童用量请咨询医师或药师。',
      elderly: '肝功能减退的老年人应在医师指导下使用。',
      interactions: '可增强华法林等口服抗凝药的作用；与双硫仑同用可致精神症状；与含酒精药品同用可引起面红、头痛、呕吐等双硫仑样反应。',
      overdose: '如误服过量或出现严重不良反应，应立即就医。',
      pharmacology: '对牙周厌氧菌有杀灭作用，局部含服可在唾液和龈沟中达到较高浓度。',
      storage: '遮光，密封保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11012,
    name: '蒙脱石散',
    latin: 'Montmorillonite Powder',
    kind: 'chemical',
    mark: 'otcA',
    form: '散剂',
    category: 'diarrhea',
    symptoms: ['diarrhea', 'stomach'],
    aliases: ['止泻散', '双八面体蒙脱石'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['蒙脱石'],
    actionClass: '止泻类非处方药',
    keyFacts: {
      how: '成人一次1袋，一日3次，冲服',
      stop: '急性腹泻1天无改善应就医',
      avoid: '与其他药间隔服用',
      askFirst: '便秘史、脱水患儿先咨询',
    },
    offers: [
      { brand: '岭青', packings: [box('3g×10袋', 1280, 1480), box('3g×20袋', 2290)], picture: { form: 'sachet', hue: 85, design: 1 } },
      { brand: '南浦', packings: [box('3g×12袋', 1390), box('3g×18袋', 1960)], picture: { form: 'sachet', hue: 30, design: 3 } },
    ],
    leaflet: {
      traits: '本品为类白色至灰黄色或灰绿色的细粉，味香甜。',
      indications: '用于成人及儿童的急性、慢性腹泻。',
      dosage:
        '口服。将本品倒入约50毫升温水中混匀，快速服完。成人一次1袋，一日3次；儿童1岁以下每日1袋，1~2岁每日1~2袋，2岁以上每日2~3袋，均分3次服。急性腹泻首次剂量加倍。',
      adverse: '少数人可能产生轻度便秘，大便干结。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '治疗急性腹泻时，应注意纠正脱水，并以口服补液为先。用药1天后症状未改善，或出现高热、便血、少尿、精神差，应及时就医。如出现便秘可减少剂量继续服用。不可直接吞服干粉，以免呛咳。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师。',
      children: '儿童急性腹泻应尽早补液，用前请咨询医师或药师。',
      elderly: '有便秘史的老年人慎用。',
      interactions: '本品有吸附性，如需服用其他药物，应在服用本品之前1小时服下；也可在服用本品2小时后再服。',
      overdose: '过量易致便秘；如出现严重不良反应，应立即就医。',
      pharmacology: '层纹状结构和非均匀性电荷分布，可吸附消化道内的病毒、病菌及其毒素，并覆盖、保护消化道黏膜，提高黏膜屏障功能。',
      storage: '密封，在干燥处保存。',
      shelfLife: '36个月',
    },
  },
]
