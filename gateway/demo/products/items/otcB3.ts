import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'
const SWALLOWED = '本品仅供外用；如误服，应立即就医。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })
const tube = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '支', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcB3: Medicine[] = [
  {
    code: 11039,
    name: '酮康唑洗剂',
    latin: 'Ketoconazole Lotion',
    kind: 'chemical',
    mark: 'otcA',
    form: '洗剂',
    category: 'antifungal',
    symptoms: ['itch'],
    aliases: ['去屑洗剂', '头皮屑', '酮康唑'],
    audience: ['adult', 'elder'],
    ingredients: ['酮康唑'],
    actionClass: '皮肤科用药类非处方药',
    keyFacts: {
      how: '湿发涂揉3~5分钟，每周2次',
      stop: '用2~4周无好转应就医',
      avoid: '勿入眼，头皮破损时勿用',
      askFirst: '儿童、孕妇、哺乳期先咨询',
    },
    offers: [
      {
        brand: '晴川',
        packings: [bottle('2%×50ml', 1980), bottle('2%×100ml', 3460, 3880)],
        picture: { form: 'bottle', hue: 285, design: 2 },
      },
      { brand: '岭青', packings: [bottle('2%×60ml', 2190), bottle('2%×120ml', 3860)], picture: { form: 'bottle', hue: 170, design: 0 } },
    ],
    leaflet: {
      traits: '本品为粉红色黏稠液体，有香味。',
      indications: '用于治疗和预防头皮糠疹（头皮屑）、脂溢性皮炎和花斑癣引起的脱屑及瘙痒。',
      dosage:
        '外用，取适量（约5毫升）涂于已湿润的头发或皮肤，揉搓3~5分钟后用清水冲净。头皮糠疹和脂溢性皮炎：每周2次，连用2~4周；花斑癣：一日1次，连用5天。',
      adverse: '一般耐受良好。少数人出现局部烧灼感、瘙痒、刺激、头发油腻或干燥、接触性皮炎；罕见脱发、头发褪色、血管性水肿。',
      contraindications: '对酮康唑或本品其他成份过敏者禁用。',
      precautions:
        '避免接触眼睛，如误入应用水冲洗。不得用于皮肤破溃处。曾长期外用糖皮质激素者应逐渐减停，以免反跳。用药部位烧灼、红肿应停药洗净；使用2~4周症状无改善或加重，应停药就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女应在医师指导下使用。',
      children: '儿童应在医师指导下使用。',
      interactions: TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '咪唑类广谱抗真菌药，抑制真菌细胞膜麦角固醇合成，对马拉色菌等酵母菌和皮肤癣菌有抗菌作用。',
      storage: '遮光，密封，在25℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11040,
    name: '双氯芬酸二乙胺乳胶剂',
    latin: 'Diclofenac Diethylamine Emulgel',
    kind: 'chemical',
    mark: 'otcB',
    form: '乳胶剂',
    category: 'jointPain',
    symptoms: ['joint'],
    aliases: ['双氯芬酸', '止痛膏', '关节痛药膏'],
    audience: ['adult', 'elder'],
    ingredients: ['双氯芬酸二乙胺'],
    actionClass: '解热镇痛类非处方药',
    keyFacts: {
      how: '涂痛处轻揉，一日3~4次',
      stop: '用药7天疼痛不减应就医',
      avoid: '破损皮肤勿用，勿入眼口',
      askFirst: '孕妇、对止痛药过敏者先问',
    },
    offers: [
      { brand: '远山', packings: [tube('20g', 1880, 2180), tube('50g', 3980)], picture: { form: 'tube', hue: 180, design: 1 } },
      { brand: '沐泉', packings: [tube('20g', 1790), tube('40g', 3280, 3680)], picture: { form: 'tube', hue: 235, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色乳膏状凝胶，有香味。',
      indications:
        '用于缓解肌肉、软组织和关节的轻至中度疼痛，如扭伤、拉伤、挫伤、劳损、腰背部损伤引起的疼痛及关节疼痛；也用于骨关节炎的对症治疗。',
      dosage: '外用，按痛处面积取适量，轻轻揉搓使药物渗入皮肤，一日3~4次。涂后洗手（治疗手部除外）。',
      adverse: '偶见局部皮疹、发红、水肿、瘙痒、小水疱或鳞屑。大面积长期使用可能出现全身性皮疹、哮喘发作、血管神经性水肿、光敏反应等。',
      contraindications: '对双氯芬酸、其他非甾体抗炎药、异丙醇或丙二醇过敏者，以及妊娠末3个月妇女禁用。',
      precautions:
        '局部应用也可全身吸收，避免长期大面积使用。不得用于破损皮肤或感染性创口，涂药处不宜用不透气敷料密封。避免接触眼睛和口、鼻黏膜，用药处避免暴晒。肝、肾功能不全者用前请咨询医师；用药7天疼痛未缓解应就医。\n' +
        GENERAL,
      pregnancy: '妊娠末3个月禁用；其他孕期及哺乳期妇女使用前请咨询医师。',
      children: '12岁以下儿童用量请咨询医师或药师。',
      elderly: '有肝、肾功能损害的老年人慎用。',
      interactions: '与口服或其他外用非甾体抗炎药同用可增加不良反应。' + TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '抑制前列腺素合成，局部应用后穿透皮肤到达炎症部位，具有抗炎、镇痛作用。',
      storage: '密闭，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11041,
    name: '聚乙烯醇滴眼液',
    latin: 'Polyvinyl Alcohol Eye Drops',
    kind: 'chemical',
    mark: 'otcA',
    form: '滴眼剂',
    category: 'eye',
    symptoms: ['dryEye'],
    aliases: ['人工泪液', '眼药水'],
    audience: ['adult', 'elder'],
    ingredients: ['聚乙烯醇'],
    actionClass: '眼科用药类非处方药',
    keyFacts: {
      how: '一次1滴，滴入患眼',
      stop: '眼痛、视物模糊超72小时就医',
      avoid: '滴时勿戴隐形眼镜',
      askFirst: '眼部感染、手术后先咨询',
    },
    offers: [
      {
        brand: '知白',
        packings: [box('0.4ml×15支', 3800), box('0.4ml×30支', 6980, 7600)],
        picture: { form: 'dropper', hue: 230, design: 0 },
      },
      { brand: '禾安', packings: [box('0.5ml×10支', 2680), box('0.5ml×20支', 4860)], picture: { form: 'dropper', hue: 160, design: 3 } },
    ],
    leaflet: {
      traits: '本品为无色微黏稠的澄明液体。',
      indications: '可作为一种润滑剂，改善眼部干燥症状。',
      dosage: '滴眼，一次1滴，滴入患眼，需要时使用。单剂量包装开启后一次用完，余液弃去。',
      adverse: '偶有眼部刺激症状和过敏反应，滴后可有短暂视物模糊。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '滴嘴勿接触眼睛及任何物体表面，以免污染。滴眼后若眼痛、视力模糊、持续充血或刺激症状加重，并超过72小时，应停用并就医。药液变色或浑浊勿再使用。戴软性隐形眼镜时勿用；视物模糊消失前勿驾驶或操作机器。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师或药师。',
      children: '儿童使用前请咨询医师或药师。',
      interactions: '与其他滴眼液同用时，应间隔至少5分钟，本品宜最后使用。' + TOGETHER,
      pharmacology: '高分子聚合物，具有亲水性和成膜性，在适宜浓度下能起类似人工泪液的作用。',
      storage: '密封保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11042,
    name: '玻璃酸钠滴眼液',
    latin: 'Sodium Hyaluronate Eye Drops',
    kind: 'chemical',
    mark: 'otcA',
    form: '滴眼剂',
    category: 'eye',
    symptoms: ['dryEye'],
    aliases: ['人工泪液', '透明质酸钠', '眼药水'],
    audience: ['adult', 'elder'],
    ingredients: ['玻璃酸钠'],
    actionClass: '眼科用药类非处方药',
    keyFacts: { how: '一次1滴，一日3次', stop: '用药2周不缓解应就医', avoid: '滴前取下隐形眼镜', askFirst: '眼部感染、手术后先咨询' },
    offers: [
      { brand: '沐泉', packings: [box('0.1%×5ml', 2690), box('0.1%×10ml', 4680, 5200)], picture: { form: 'dropper', hue: 200, design: 2 } },
      {
        brand: '南浦',
        packings: [box('0.1%×0.4ml×20支', 4580), box('0.1%×0.4ml×30支', 6480)],
        picture: { form: 'dropper', hue: 255, design: 1 },
      },
    ],
    leaflet: {
      traits: '本品为无色澄明的黏稠液体。',
      indications: '用于缓解眼部干燥、异物感、眼疲劳等干眼症状。',
      dosage: '滴眼，一次1滴，一日3次，可根据症状适当增减。单剂量包装开启后一次用完；多剂量包装开启后应在4周内用完。',
      adverse: '偶见眼部刺激感、瘙痒、充血、眼睑皮肤炎症、分泌物增多或滴后短暂视物模糊。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '滴嘴勿接触眼睛，以防污染药液。滴前取下隐形眼镜，滴后15分钟再戴。眼部有感染、外伤或手术后应在医师指导下使用。出现眼痛、视力改变、持续充血应停药就医；用药2周症状无缓解应就医。视物模糊时勿驾驶。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师或药师。',
      children: '儿童使用前请咨询医师或药师。',
      interactions: '与其他滴眼液同用时，应间隔至少5分钟。不宜与含季铵盐类防腐剂的滴眼液混合。' + TOGETHER,
      pharmacology: '分子可保持大量水分，与纤维连接蛋白结合，稳定泪膜，润滑并保护角膜和结膜。',
      storage: '密封，在25℃以下避光保存。',
      shelfLife: '36个月',
    },
  },
]
