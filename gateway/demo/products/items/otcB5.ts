import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const OVERDOSE = '如服用过量或出现严重不良反应，应立即就医。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcB5: Medicine[] = [
  {
    code: 11047,
    name: '复合维生素B片',
    latin: 'Compound Vitamin B Tablets',
    kind: 'chemical',
    mark: 'otcB',
    form: '片剂',
    category: 'vitamin',
    symptoms: [],
    aliases: ['复合维B', '维生素B族', 'VB'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['维生素B₁', '维生素B₂', '维生素B₆', '烟酰胺', '泛酸钙'],
    actionClass: '维生素类非处方药',
    keyFacts: {
      how: '成人一次1~3片，一日3次',
      stop: '皮肤潮红、瘙痒明显时停用',
      avoid: '勿超推荐量，尿黄属正常',
      askFirst: '在服左旋多巴者先咨询',
    },
    offers: [
      { brand: '南浦', packings: [bottle('100片', 580), bottle('200片', 1060, 1180)], picture: { form: 'bottle', hue: 48, design: 3 } },
      { brand: '禾安', packings: [bottle('60片', 460), bottle('100片', 690)], picture: { form: 'bottle', hue: 320, design: 0 } },
    ],
    leaflet: {
      traits: '本品为黄色片或糖衣片，除去包衣后显黄色。',
      indications: '用于预防和治疗B族维生素缺乏所致的营养不良、厌食、脚气病、糙皮病等。',
      dosage: '口服。成人一次1~3片，儿童一次1~2片；一日3次。',
      adverse: '大剂量服用可出现烦躁、疲倦、食欲减退等；偶见皮肤潮红、瘙痒；尿液可能呈黄色，不影响服药。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '应按推荐剂量服用，不可超量。用于日常补充和预防时，宜用最低量；用于治疗时，应咨询医师。脚气病指维生素B₁缺乏病，不是足癣（脚气）。用药数周无改善应就医查明原因。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女应在医师指导下使用。',
      children: '婴幼儿用量请咨询医师或药师。',
      interactions: '维生素B₆可减弱左旋多巴（单方）的疗效。' + TOGETHER,
      overdose: OVERDOSE,
      pharmacology: '维生素B₁、B₂、B₆、烟酰胺及泛酸钙均为辅酶的组成部分，参与糖、脂肪、蛋白质代谢及组织呼吸。',
      storage: '遮光，密封保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11048,
    name: '维生素D滴剂',
    latin: 'Vitamin D Drops',
    kind: 'chemical',
    mark: 'otcA',
    form: '滴剂（胶囊型）',
    category: 'vitamin',
    symptoms: ['calcium'],
    aliases: ['维D', '维生素D3', 'VD'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['维生素D₃'],
    actionClass: '维生素类非处方药',
    keyFacts: {
      how: '一日1~2粒，婴儿挤出滴服',
      stop: '厌食、恶心、多尿即停药就医',
      avoid: '高钙血症者禁用，勿超量',
      askFirst: '肾病、心脏病、孕妇先咨询',
    },
    offers: [
      {
        brand: '晴川',
        packings: [box('400单位×24粒', 2480), box('400单位×36粒', 3480, 3880)],
        picture: { form: 'capsule', hue: 42, design: 1 },
      },
      {
        brand: '知白',
        packings: [box('400单位×30粒', 2890), box('400单位×60粒', 5280)],
        picture: { form: 'capsule', hue: 190, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品内容物为淡黄色至黄色澄清油状液体，无败油臭。',
      indications: '用于预防和治疗维生素D缺乏性佝偻病、骨质疏松症等维生素D缺乏症。',
      dosage: '口服。成人与儿童一日1~2粒。婴儿服用时，将胶囊尖端在热水中浸软后开口，内容物滴入口中。',
      adverse: '推荐剂量下少见。长期过量可致高钙血症，出现食欲减退、恶心、呕吐、便秘、口渴、多尿、乏力等。',
      contraindications: '维生素D增多症、高钙血症、高磷血症伴肾性佝偻病患者禁用；对本品过敏者禁用。',
      precautions:
        '必须按推荐剂量服用，不可超量；同时服用鱼肝油、维生素AD或钙维D制剂时应计算总量。动脉硬化、心功能不全、高胆固醇血症、高磷血症、肾功能不全者慎用。婴儿对维生素D敏感性差异大，用量请咨询医师；勿让婴幼儿整粒吞服，以防呛噎。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女应在医师指导下使用，高钙血症孕妇不宜服用。',
      children: '婴儿用量请咨询医师，按医嘱或推荐量服用。',
      elderly: '老年人长期服用宜定期查血钙。',
      interactions:
        '苯巴比妥、苯妥英、扑米酮可减弱其作用；硫糖铝、氢氧化铝、考来烯胺、矿物油减少其吸收；与噻嗪类利尿药、大剂量钙剂合用易致高钙血症；与洋地黄类合用应慎重。',
      overdose: '过量可致高钙血症及软组织钙化，应立即停药就医。',
      pharmacology: '参与钙、磷代谢，促进肠道吸收钙和磷，有助于骨骼形成。',
      storage: '遮光，密封，在阴凉处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11049,
    name: '叶酸片',
    latin: 'Folic Acid Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '片剂',
    category: 'pregnancy',
    symptoms: [],
    aliases: ['备孕叶酸', '维生素B9'],
    audience: ['adult'],
    ingredients: ['叶酸'],
    actionClass: '维生素类非处方药',
    keyFacts: {
      how: '一次1片，一日1次',
      stop: '皮疹、瘙痒等过敏时停用',
      avoid: '勿与其他含叶酸品重复',
      askFirst: '癫痫用药、贫血未查明先问',
    },
    offers: [
      {
        brand: '沐泉',
        packings: [box('0.4mg×31片', 1680), box('0.4mg×93片', 4380, 4980)],
        picture: { form: 'tablet', hue: 345, design: 0 },
      },
      {
        brand: '晴川',
        packings: [bottle('0.4mg×60片', 2860), bottle('0.4mg×100片', 4380)],
        picture: { form: 'bottle', hue: 140, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为黄色或橙黄色片。',
      indications: '预防胎儿先天性神经管畸形；妊娠期、哺乳期妇女预防给药。',
      dosage:
        '口服。预防胎儿神经管畸形：育龄妇女从计划怀孕时起至怀孕后3个月末，一次0.4毫克（1片），一日1次。妊娠期、哺乳期妇女预防用药：一次0.4毫克，一日1次。',
      adverse: '不良反应较少，罕见过敏反应。长期用药可出现厌食、恶心、腹胀等胃肠症状；大量服用可使尿呈黄色。',
      contraindications: '维生素B₁₂缺乏引起的巨幼细胞贫血不能单用叶酸治疗；对本品过敏者禁用。',
      precautions:
        '请按推荐量服用，如曾生育神经管畸形儿或需加量，请咨询医师。服用期间如同时服用其他含叶酸的复合维生素或保健食品，请咨询医师或药师。贫血患者应先查明原因再用药。本品0.4毫克规格与治疗贫血的5毫克规格不可混用。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女可按推荐量服用。',
      interactions:
        '大剂量叶酸可拮抗苯巴比妥、苯妥英钠和扑米酮的抗癫痫作用；甲氨蝶呤、乙胺嘧啶可影响其作用；口服大剂量叶酸可影响锌的吸收。',
      overdose: OVERDOSE,
      pharmacology: '水溶性B族维生素，在体内转化为四氢叶酸，参与核酸和氨基酸合成，为细胞生长和繁殖所必需。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11050,
    name: '琥珀酸亚铁片',
    latin: 'Ferrous Succinate Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '片剂（薄膜衣）',
    category: 'mineral',
    symptoms: [],
    aliases: ['补铁', '铁剂', '贫血'],
    audience: ['adult', 'child'],
    ingredients: ['琥珀酸亚铁'],
    actionClass: '矿物质类非处方药',
    keyFacts: {
      how: '饭后服；成人预防一日1片',
      stop: '腹痛、呕吐明显时停用就医',
      avoid: '勿与浓茶、牛奶同服',
      askFirst: '溃疡、肝肾病、地贫先咨询',
    },
    offers: [
      { brand: '岭青', packings: [box('0.1g×20片', 1790), box('0.1g×40片', 3280, 3680)], picture: { form: 'tablet', hue: 0, design: 3 } },
      { brand: '远山', packings: [box('0.1g×24片', 1980), box('0.1g×48片', 3680)], picture: { form: 'tablet', hue: 275, design: 1 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显棕黄色至棕褐色。',
      indications: '用于缺铁性贫血的预防和治疗。',
      dosage: '口服，饭后或饭时服。用于预防：成人一日1片，孕妇一日2片，儿童一日0.5片。用于治疗：成人一日2~4片，儿童一日1~3片，分次服用。',
      adverse: '可见恶心、呕吐、上腹疼痛、便秘等胃肠道反应；可减少肠蠕动引起便秘，并排黑便，停药后消失。',
      contraindications:
        '肝肾功能严重损害，尤其是伴有未经治疗的尿路感染者禁用；铁负荷过高、血色病或含铁血黄素沉着症者禁用；非缺铁性贫血（如地中海贫血）者、对本品过敏者禁用。',
      precautions:
        '日常补铁应采用预防量。治疗剂量应在医师确诊为缺铁性贫血后使用，不得长期服用，期间定期检查血象和血清铁。酒精中毒、肝炎、急性感染、肠道炎症、胰腺炎、胃与十二指肠溃疡、溃疡性肠炎者慎用。不应与浓茶同服。\n' +
        GENERAL,
      pregnancy: '孕妇可用预防量，治疗量请遵医嘱。',
      children: '儿童误服铁剂可致严重中毒，务必放在儿童不能接触处。',
      interactions:
        '与维生素C同服有利于吸收；与磷酸盐类、四环素类及鞣酸等同服可妨碍铁的吸收；可减少左旋多巴、卡比多巴、甲基多巴及喹诺酮类药物的吸收。' +
        TOGETHER,
      overdose: '过量可致呕血、腹痛、休克等急性铁中毒，儿童尤为危险，应立即就医。',
      pharmacology: '铁是血红蛋白的组成元素，补充铁剂可纠正缺铁引起的贫血。',
      storage: '遮光，密封，在干燥处保存。',
      shelfLife: '24个月',
    },
  },
]
