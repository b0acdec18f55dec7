import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const OVERDOSE = '如服用过量或出现严重不良反应，应立即就医。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })

export const otcA4: Medicine[] = [
  {
    code: 11013,
    name: '奥美拉唑肠溶胶囊',
    latin: 'Omeprazole Enteric Capsules',
    kind: 'chemical',
    mark: 'otcA',
    form: '肠溶胶囊剂',
    category: 'acid',
    symptoms: ['stomach'],
    aliases: ['奥美拉唑', '胃药', '抑酸药'],
    audience: ['adult'],
    ingredients: ['奥美拉唑'],
    actionClass: '抗酸与胃黏膜保护类非处方药',
    keyFacts: {
      how: '一次1粒，一日1次，整粒吞服',
      stop: '连用7天无缓解应就医',
      avoid: '不可咀嚼，不自行长期服用',
      askFirst: '用氯吡格雷、肝肾病先咨询',
    },
    offers: [
      {
        brand: '远山',
        packings: [box('20mg×14粒', 1980, 2280), box('20mg×28粒', 3560)],
        picture: { form: 'capsule', hue: 320, design: 1 },
      },
      { brand: '禾安', packings: [box('20mg×7粒', 1090), box('20mg×14粒', 1860)], picture: { form: 'capsule', hue: 265, design: 4 } },
    ],
    leaflet: {
      traits: '本品为胶囊剂，内容物为白色或类白色肠溶小丸或颗粒。',
      indications: '用于胃酸过多引起的烧心和反酸症状的短期缓解。',
      dosage: '口服。成人一次1粒（20毫克），一日1次，必要时可加服1粒；早餐前整粒吞服，不可咀嚼或压碎。',
      adverse: '可有口干、轻度恶心、呕吐、腹胀、便秘、腹泻、腹痛、头痛；偶见皮疹、转氨酶升高、头晕、嗜睡或失眠，一般轻微，停药后消失。',
      contraindications: '对本品过敏者、严重肾功能不全者及婴幼儿禁用；正在服用奈非那韦、阿扎那韦者禁用。',
      precautions:
        '连续服用不得超过7天，症状未缓解或复发请就医。有吞咽困难、呕血、黑便、不明原因消瘦等情况，应先排除胃部恶性疾病。肝肾功能不全者慎用。长期使用可能增加低镁血症、骨折、维生素B12缺乏及肠道感染的风险。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女不宜自行使用，应咨询医师。',
      children: '婴幼儿禁用，儿童应在医师指导下使用。',
      elderly: '老年人使用前请咨询医师或药师。',
      interactions:
        '可降低氯吡格雷的作用，不宜同用；可延缓地西泮、苯妥英钠、华法林的清除；可降低酮康唑、伊曲康唑、铁剂的吸收；可升高地高辛、甲氨蝶呤的血药浓度。',
      overdose: OVERDOSE,
      pharmacology: '质子泵抑制剂，抑制胃壁细胞H+-K+-ATP酶，减少胃酸分泌。',
      storage: '遮光，密封，在干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11014,
    name: '铝碳酸镁咀嚼片',
    latin: 'Hydrotalcite Chewable Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '咀嚼片',
    category: 'acid',
    symptoms: ['stomach'],
    aliases: ['铝碳酸镁', '抗酸药', '胃药'],
    audience: ['adult', 'elder'],
    ingredients: ['铝碳酸镁'],
    actionClass: '抗酸与胃黏膜保护类非处方药',
    keyFacts: {
      how: '一次1~2片，一日3次，嚼碎服',
      stop: '连用7天无缓解应就医',
      avoid: '与其他药间隔1~2小时',
      askFirst: '肾功能不全、孕妇先咨询',
    },
    offers: [
      { brand: '沐泉', packings: [box('0.5g×20片', 1580), box('0.5g×40片', 2880, 3160)], picture: { form: 'tablet', hue: 150, design: 2 } },
      { brand: '拾穗', packings: [box('0.5g×24片', 1690), box('0.5g×48片', 3080)], picture: { form: 'tablet', hue: 48, design: 0 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片，有薄荷香气，味微甜。',
      indications: '用于慢性胃炎；与胃酸有关的胃部不适症状，如胃痛、胃灼热感（烧心）、酸性嗳气、饱胀等。',
      dosage: '咀嚼后咽下。成人一次1~2片，一日3次，餐后1~2小时、睡前或胃部不适时服用。',
      adverse: '偶见便秘、稀便、口干和食欲缺乏；大剂量服用可致软糊状便；长期服用可致血清电解质变化。',
      contraindications: '对本品过敏者、高镁血症患者禁用。',
      precautions:
        '连续使用不得超过7天，症状未缓解请咨询医师或药师。严重心、肾功能不全者，胃肠道蠕动功能不良者，低磷血症及高钙血症者慎用。急腹症患者应在医师指导下使用；出现呕血、黑便应立即就医。\n' +
        GENERAL,
      pregnancy: '妊娠前3个月慎用，孕妇及哺乳期妇女用前请咨询医师。',
      children: '儿童用量请咨询医师或药师。',
      elderly: '肾功能减退的老年人应在医师指导下使用，避免长期服用。',
      interactions:
        '可影响四环素类、喹诺酮类、铁剂、地高辛、抗凝药、鹅去氧胆酸及H2受体拮抗剂等的吸收，应提前或推后1~2小时服用；不宜与酸性饮料同服。',
      overdose: OVERDOSE,
      pharmacology: '中和胃酸，可逆性结合胆酸，在胃黏膜表面形成保护层，作用迅速而持久。',
      storage: '密封，在干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11015,
    name: '多潘立酮片',
    latin: 'Domperidone Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '片剂',
    category: 'digestion',
    symptoms: ['stomach'],
    aliases: ['胃动力药', '哌双咪酮'],
    audience: ['adult'],
    ingredients: ['多潘立酮'],
    actionClass: '胃肠促动力类非处方药',
    keyFacts: {
      how: '一次1片，一日3次，饭前服',
      stop: '连用不超过1周，无效就医',
      avoid: '勿与红霉素、酮康唑同服',
      askFirst: '心脏病、肝病、60岁以上先问',
    },
    offers: [
      { brand: '知白', packings: [box('10mg×30片', 1590), box('10mg×42片', 2090, 2380)], picture: { form: 'tablet', hue: 195, design: 1 } },
      { brand: '岭青', packings: [box('10mg×24片', 1280), box('10mg×36片', 1780)], picture: { form: 'tablet', hue: 100, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色片。',
      indications: '用于消化不良、腹胀、嗳气、恶心、呕吐、腹部胀痛。',
      dosage: '口服。成人一次1片（10毫克），一日3次，饭前15~30分钟服用，一日不得超过3片。',
      adverse:
        '偶见口干、头痛、失眠、神经过敏、倦怠、嗜睡、腹泻、皮疹；可使血清泌乳素升高，引起溢乳、男子乳房女性化等，停药后恢复；罕见严重心律失常。',
      contraindications:
        '对本品过敏者，嗜铬细胞瘤、乳癌、分泌催乳素的垂体肿瘤、机械性肠梗阻、胃肠出血或穿孔患者，中重度肝功能不全者，以及正在服用酮康唑口服制剂、红霉素等可延长QTc间期的CYP3A4强效抑制剂者禁用。',
      precautions:
        '使用时间一般不超过1周，症状未缓解请就医。心脏病患者（心律失常、心力衰竭等）、低钾血症及接受化疗的肿瘤患者可能加重心律失常，应慎用。用药后出现心悸、晕厥应立即停药就医。肝肾功能不全者应咨询医师。\n' +
        GENERAL,
      pregnancy: '孕妇慎用；哺乳期妇女使用本品期间应停止哺乳。',
      children: '12岁以下或体重不足35千克的儿童应在医师指导下使用。',
      elderly: '60岁以上者发生严重心律失常的风险较高，用前须咨询医师。',
      interactions:
        '不宜与唑类抗真菌药、大环内酯类抗生素、HIV蛋白酶抑制剂等同用；抗胆碱药可减弱本品作用；抗酸药和抑酸药可降低本品吸收，不宜同时服用。',
      overdose: OVERDOSE,
      pharmacology: '外周多巴胺受体阻滞剂，直接作用于胃肠壁，增强胃蠕动，促进胃排空，抑制恶心、呕吐。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11016,
    name: '口服补液盐散(Ⅲ)',
    latin: 'Oral Rehydration Salts III',
    kind: 'chemical',
    mark: 'otcA',
    form: '散剂',
    category: 'diarrhea',
    symptoms: ['diarrhea'],
    aliases: ['口服补液盐', 'ORS', '补液盐三'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['氯化钠', '枸橼酸钠', '氯化钾', '无水葡萄糖'],
    actionClass: '水、电解质平衡类非处方药',
    keyFacts: {
      how: '1袋溶于250毫升温水，随时口服',
      stop: '腹泻停止即停服',
      avoid: '须按比例冲，勿另加糖或盐',
      askFirst: '肾病、糖尿病、心衰先咨询',
    },
    offers: [
      {
        brand: '晴川',
        packings: [box('5.125g×6袋', 1680), box('5.125g×12袋', 3080, 3380)],
        picture: { form: 'sachet', hue: 205, design: 0 },
      },
    ],
    leaflet: {
      traits: '本品为白色结晶性粉末或颗粒，味甜咸。',
      indications: '用于预防和治疗腹泻引起的轻、中度脱水，并可用于补充钠、钾、氯。',
      dosage:
        '临用前将1袋溶于250毫升温开水中，随时口服。成人开始时每千克体重50毫升，4~6小时内服完，以后根据脱水程度调整；儿童开始时每千克体重50毫升，4小时内服用，以后随时口服，直至腹泻停止。',
      adverse: '偶见恶心、呕吐，多因开始服用时饮用过快，可少量多次服用。',
      contraindications:
        '少尿或无尿、严重失水或有休克征象须静脉补液者、严重腹泻、葡萄糖吸收障碍、因严重呕吐不能口服、肠梗阻、肠麻痹及肠穿孔患者禁用。',
      precautions:
        '必须按规定水量一次冲完整袋，不可分次加水，也不可加糖、盐或用果汁、牛奶冲调。配好的溶液在24小时内用完。脑、肾、心功能不全及高钾血症患者慎用，糖尿病患者应先咨询。出现嗜睡、尿少、高热、便血应立即就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师。',
      children: '早产儿及婴幼儿应在医师指导下使用。',
      elderly: '心肾功能减退的老年人应在医师指导下使用。',
      interactions: '与保钾利尿药、血管紧张素转换酶抑制剂或其他含钾制剂同用，可致血钾升高，用前请咨询医师。',
      overdose: '过量可致血钠或血钾升高，应立即就医。',
      pharmacology: '葡萄糖与钠经肠黏膜协同转运，促进水和电解质吸收，补充腹泻丢失的水与电解质。',
      storage: '密封，在干燥处保存。',
      shelfLife: '24个月',
    },
  },
]
