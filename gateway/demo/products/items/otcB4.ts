import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const OVERDOSE = '如服用过量或出现严重不良反应，应立即就医。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcB4: Medicine[] = [
  {
    code: 11043,
    name: '色甘酸钠滴眼液',
    latin: 'Sodium Cromoglicate Eye Drops',
    kind: 'chemical',
    mark: 'otcA',
    form: '滴眼剂',
    category: 'eye',
    symptoms: [],
    aliases: ['抗过敏眼药水', '眼痒', '过敏性结膜炎'],
    audience: ['adult', 'elder'],
    ingredients: ['色甘酸钠'],
    actionClass: '眼科用药类非处方药',
    keyFacts: { how: '一次1~2滴，一日4次', stop: '用药数日无缓解应就医', avoid: '滴时勿戴隐形眼镜', askFirst: '孕妇、儿童先咨询' },
    offers: [
      { brand: '拾穗', packings: [box('2%×8ml', 1180), box('2%×8ml×2支', 2160, 2360)], picture: { form: 'dropper', hue: 130, design: 4 } },
    ],
    leaflet: {
      traits: '本品为无色或几乎无色的澄明液体。',
      indications: '用于预防春季过敏性结膜炎。',
      dosage: '滴眼，一次1~2滴，一日4次，重症可适当增加到一日6次。在好发季节前2~3周开始使用。',
      adverse: '偶有滴眼后短暂刺痛感、烧灼感；罕见过敏反应。',
      contraindications: '对本品过敏者、妊娠3个月以内妇女禁用。',
      precautions:
        '本品为预防用药，起效较慢，应按时连续使用。滴嘴勿接触眼睛，使用后将瓶盖拧紧。滴时勿戴隐形眼镜。眼部如有烧灼、瘙痒、红肿加重应停药，必要时就医；眼痛、视力下降应立即就医。开启后4周内用完。\n' +
        GENERAL,
      pregnancy: '妊娠3个月以内禁用；其他孕期及哺乳期妇女使用前请咨询医师。',
      children: '儿童应在医师指导下使用。',
      interactions: '与其他滴眼液同用时，应间隔至少5分钟。' + TOGETHER,
      pharmacology: '稳定肥大细胞膜，阻止其脱颗粒，从而抑制组胺、5-羟色胺、慢反应物质等过敏介质的释放。',
      storage: '遮光，密封，在阴凉处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11044,
    name: '布地奈德鼻喷雾剂',
    latin: 'Budesonide Nasal Spray',
    kind: 'chemical',
    mark: 'otcA',
    form: '鼻喷雾剂',
    category: 'nose',
    symptoms: ['rhinitis'],
    aliases: ['鼻炎喷剂', '布地奈德'],
    audience: ['adult', 'child'],
    ingredients: ['布地奈德'],
    actionClass: '耳鼻喉科用药类非处方药',
    keyFacts: {
      how: '每侧2喷，早晨一次，摇匀用',
      stop: '用14天无改善应就医',
      avoid: '自行使用不超过3个月',
      askFirst: '孕妇、儿童、肺结核先咨询',
    },
    offers: [
      {
        brand: '知白',
        packings: [bottle('64μg×60喷', 3980), bottle('64μg×120喷', 6980, 7880)],
        picture: { form: 'pump', hue: 215, design: 3 },
      },
    ],
    leaflet: {
      traits: '本品为白色或类白色黏稠混悬液。',
      indications: '用于治疗季节性和常年性过敏性鼻炎、常年性非过敏性鼻炎。',
      dosage:
        '鼻腔喷入，用前摇匀，左手喷右侧、右手喷左侧鼻孔，避免直接喷向鼻中隔。成人及6岁以上儿童：开始时一日256微克，早晨每侧2喷（64微克/喷）一次，或早晚每侧各1喷；症状缓解后减至能控制症状的最小剂量。一日不超过256微克。',
      adverse:
        '约5%的患者发生局部刺激。常见鼻部刺激感、轻微血性分泌物、鼻出血；少见荨麻疹、皮疹、瘙痒、血管性水肿；极少数出现鼻黏膜溃疡和鼻中隔穿孔。',
      contraindications: '对布地奈德或本品其他成份过敏者禁用。',
      precautions:
        '仅供鼻腔使用，误入眼睛立即用水冲洗。起效需数日，应每日规律使用；用药14天症状未改善应就医，自行使用不得超过3个月。肺结核、鼻部真菌感染或疱疹患者慎用；由全身用糖皮质激素改用本品者应在医师指导下使用。运动员慎用。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女应避免使用，必须使用时请咨询医师。',
      children: '6岁以下不推荐使用；儿童长期使用可能影响生长，应在医师指导下使用。',
      interactions: '应避免与酮康唑、伊曲康唑等强效CYP3A4抑制剂同用。' + TOGETHER,
      overdose: '偶尔过量一般无明显不良后果；长期过量可能出现糖皮质激素的全身作用，应就医。',
      pharmacology: '局部应用的糖皮质激素，具有较强的鼻腔局部抗炎作用，可减轻鼻塞、流涕、喷嚏和鼻痒。',
      storage: '在30℃以下保存，不可冷冻。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11045,
    name: '碳酸钙D₃片',
    latin: 'Calcium Carbonate and Vitamin D3',
    kind: 'chemical',
    mark: 'otcB',
    form: '片剂',
    category: 'calcium',
    symptoms: ['calcium'],
    aliases: ['钙片', '碳酸钙D3片', '补钙'],
    audience: ['adult', 'elder'],
    ingredients: ['碳酸钙', '维生素D₃'],
    actionClass: '矿物质类非处方药',
    keyFacts: {
      how: '饭后一次1片，一日1~2次',
      stop: '恶心、便秘明显应停用咨询',
      avoid: '高钙血症、肾结石者禁用',
      askFirst: '心肾病、在服地高辛先咨询',
    },
    offers: [
      {
        brand: '沐泉',
        packings: [bottle('600mg×60片', 4650, 5800), bottle('600mg×100片', 7280)],
        picture: { form: 'bottle', hue: 75, design: 2 },
      },
      {
        brand: '晴川',
        packings: [bottle('600mg×30片', 2480), bottle('600mg×60片', 4480)],
        picture: { form: 'bottle', hue: 95, design: 0 },
      },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。每片含钙600毫克、维生素D₃125国际单位。',
      indications: '用于妊娠和哺乳期妇女、更年期妇女、老年人等的钙补充剂，并帮助防治骨质疏松症。',
      dosage: '口服，一次1片，一日1~2次，宜饭后服用，一日最大量不超过3片。',
      adverse: '可见嗳气、便秘、腹胀等胃肠不适；偶见奶碱综合征，表现为高血钙、碱中毒及肾功能不全；过量长期服用可引起反跳性胃酸分泌增高。',
      contraindications: '高钙血症、高钙尿症、含钙肾结石或有肾结石病史者、正在服用洋地黄类药物者、对本品过敏者禁用。',
      precautions:
        '心、肾功能不全者慎用。服用期间如同时服用其他含钙或维生素D的药品、保健食品，应计算总量，避免过量。不宜与菠菜、浓茶、高纤维食物同服。长期服用者宜定期查血钙、尿钙。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女可按推荐量服用，加量请咨询医师。',
      children: '儿童用量请咨询医师或药师。',
      elderly: '老年人长期服用应留意便秘与肾功能。',
      interactions:
        '不宜与洋地黄类合用。大量酒精、咖啡因及吸烟抑制钙吸收；与苯妥英钠、四环素类、喹诺酮类、铁剂同用互相影响吸收，应间隔至少2小时；与噻嗪类利尿药合用易致高钙血症；与含铝抗酸药同服增加铝吸收。',
      overdose: '过量可发生高钙血症，出现恶心、多尿、乏力、嗜睡等，应停药就医。',
      pharmacology: '钙是维持神经、肌肉、骨骼功能的必需元素；维生素D₃参与钙、磷代谢，促进其吸收并沉积于骨。',
      storage: '遮光，密封，在干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11046,
    name: '维生素C片',
    latin: 'Vitamin C Tablets',
    kind: 'chemical',
    mark: 'otcB',
    form: '片剂',
    category: 'vitamin',
    symptoms: [],
    aliases: ['维C', '抗坏血酸', 'VC'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['维生素C'],
    actionClass: '维生素类非处方药',
    keyFacts: {
      how: '补充一日1片；缺乏按说明加量',
      stop: '腹泻、皮疹时停用咨询',
      avoid: '不宜长期过量服用',
      askFirst: '肾结石、痛风、糖尿病先咨询',
    },
    offers: [
      {
        brand: '岭青',
        packings: [bottle('100mg×100片', 680), bottle('100mg×200片', 1180, 1360)],
        picture: { form: 'bottle', hue: 60, design: 1 },
      },
      { brand: '晴川', packings: [bottle('100mg×60片', 490), bottle('100mg×100片', 720)], picture: { form: 'bottle', hue: 35, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色至略带淡黄色片，味酸。',
      indications: '用于预防坏血病，也可用于各种急慢性传染疾病及紫癜等的辅助治疗。',
      dosage: '口服。用于补充维生素C：成人一日1片。用于治疗维生素C缺乏：成人一次1~2片，一日3次；儿童一日1~3片，至少服2周。',
      adverse:
        '长期大量服用（一日2~3克）可引起停药后坏血病；一日1克以上可引起腹泻、皮肤红亮、头痛、尿频、恶心、呕吐、胃痉挛，偶致泌尿系结石。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '不宜长期过量服用，突然停药有可能出现坏血病症状，应逐渐减量。半胱氨酸尿症、痛风、高草酸盐尿症、尿酸盐性肾结石、糖尿病、葡萄糖-6-磷酸脱氢酶缺乏症患者慎用。可影响尿糖、大便隐血等检查结果。\n' +
        GENERAL,
      pregnancy: '可通过胎盘并分泌入乳汁，孕妇不宜大量服用。',
      children: '儿童用量请按说明或咨询药师。',
      interactions:
        '大剂量可干扰抗凝药的抗凝效果；促进去铁胺对铁的络合；与口服避孕药、雌激素同用前请咨询；巴比妥、扑米酮、水杨酸类可增加其排泄。',
      overdose: OVERDOSE,
      pharmacology: '参与胶原蛋白合成和多种氧化还原反应，可降低毛细血管通透性，促进铁的吸收。',
      storage: '遮光，密封，在干燥处保存。',
      shelfLife: '24个月',
    },
  },
]
