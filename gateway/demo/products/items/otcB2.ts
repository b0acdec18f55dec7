import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'
const SWALLOWED = '本品仅供外用；如误服，应立即就医。'

const tube = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '支', price, ...(list ? { list } : {}) })
const bottle = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '瓶', price, ...(list ? { list } : {}) })

export const otcB2: Medicine[] = [
  {
    code: 11035,
    name: '联苯苄唑乳膏',
    latin: 'Bifonazole Cream',
    kind: 'chemical',
    mark: 'otcA',
    form: '乳膏剂',
    category: 'fungus',
    symptoms: ['athleteFoot', 'itch'],
    aliases: ['联苯苄唑', '脚气膏'],
    audience: ['adult', 'elder'],
    ingredients: ['联苯苄唑'],
    actionClass: '皮肤科用药类非处方药',
    keyFacts: {
      how: '睡前薄涂患处，一日1次',
      stop: '用足2~4周，无好转应就医',
      avoid: '勿入眼、口，破损皮肤勿用',
      askFirst: '孕妇、婴幼儿先咨询',
    },
    offers: [
      { brand: '拾穗', packings: [tube('1%×10g', 1090), tube('1%×15g', 1480, 1690)], picture: { form: 'tube', hue: 85, design: 1 } },
    ],
    leaflet: {
      traits: '本品为白色乳膏。',
      indications: '用于各种皮肤真菌病，如手足癣、体癣、股癣、花斑癣，以及皮肤念珠菌病。',
      dosage: '外用，洗净擦干患处后薄涂一层，轻揉片刻。一日1次，宜在睡前使用，疗程2~4周。',
      adverse: '偶见局部发红、瘙痒、烧灼感、刺痛、脱屑或接触性皮炎，停药后多可消退。',
      contraindications: '对联苯苄唑、其他咪唑类药物或本品辅料过敏者禁用。',
      precautions:
        '避免接触眼睛和口、鼻黏膜，不得用于皮肤破溃处。症状消失后仍应用足疗程以防复发。用药期间保持患处干燥，毛巾、鞋袜不与他人共用。用药部位如有烧灼、红肿应停药洗净；用药4周无好转应就医。\n' +
        GENERAL,
      pregnancy: '孕妇（尤其前3个月）及哺乳期妇女应在医师指导下使用。',
      children: '婴幼儿应在医师指导下使用。',
      interactions: '正在服用华法林者，用前应咨询医师。' + TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '咪唑类广谱抗真菌药，抑制真菌细胞膜麦角固醇的合成；在皮肤停留时间较长，可每日用药一次。',
      storage: '密闭，在25℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11036,
    name: '炉甘石洗剂',
    latin: 'Calamine Lotion',
    kind: 'chemical',
    mark: 'otcB',
    form: '洗剂',
    category: 'eczema',
    symptoms: ['itch'],
    aliases: ['止痒水', '痱子水', '炉甘石'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['炉甘石', '氧化锌'],
    actionClass: '皮肤科用药类非处方药',
    keyFacts: {
      how: '摇匀后涂患处，一日2~3次',
      stop: '用药7天无缓解应就医',
      avoid: '有渗液、破损的皮肤勿用',
      askFirst: '婴儿大面积皮疹先咨询',
    },
    offers: [
      { brand: '禾安', packings: [bottle('100ml', 890), bottle('200ml', 1580, 1760)], picture: { form: 'bottle', hue: 335, design: 0 } },
      { brand: '南浦', packings: [bottle('80ml', 760), bottle('120ml', 1040)], picture: { form: 'bottle', hue: 20, design: 2 } },
    ],
    leaflet: {
      traits: '本品为淡红色的混悬液，放置后能沉淀，振摇后应成为均匀的混悬液。',
      indications: '用于急性瘙痒性皮肤病，如湿疹和痱子。',
      dosage: '外用，用时摇匀，取适量涂于患处，一日2~3次。',
      adverse: '偶见皮肤干燥、局部刺激。',
      contraindications: '对本品过敏者禁用；有渗出液的皮肤禁用。',
      precautions:
        '避免接触眼睛和口、鼻黏膜。不宜用于有渗出液或破溃的皮肤。冬季、皮肤干燥者不宜久用。用药部位如有烧灼感、红肿应停药，并将局部药物洗净；用药7天症状未缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师或药师。',
      children: '婴幼儿避免涂于口周及手部，以防误食。',
      interactions: TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '炉甘石和氧化锌有收敛、保护及轻度防腐作用，可减轻皮肤瘙痒。',
      storage: '密封保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11037,
    name: '过氧苯甲酰凝胶',
    latin: 'Benzoyl Peroxide Gel',
    kind: 'chemical',
    mark: 'otcA',
    form: '凝胶剂',
    category: 'acne',
    symptoms: [],
    aliases: ['过氧化苯甲酰', '祛痘凝胶', '青春痘'],
    audience: ['adult'],
    ingredients: ['过氧苯甲酰'],
    actionClass: '皮肤科用药类非处方药',
    keyFacts: {
      how: '洗净擦干后薄涂，一日1~2次',
      stop: '明显红肿、脱屑即停药就医',
      avoid: '避开眼口及毛发、有色衣物',
      askFirst: '孕妇、同用其他祛痘药先问',
    },
    offers: [
      { brand: '知白', packings: [tube('5%×10g', 1560), tube('5%×15g', 2080, 2360)], picture: { form: 'tube', hue: 195, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色凝胶。',
      indications: '用于治疗寻常痤疮。',
      dosage: '外用，洗净患处，轻轻揩干，取适量薄涂于患处，一日1~2次。初用时宜一日1次，先小面积试用。',
      adverse: '可引起接触性皮炎、皮肤烧灼感、瘙痒、发红、肿胀、干燥、脱屑等；初用数日轻度干燥脱屑较常见。',
      contraindications: '皮肤有急性炎症或破溃者禁用；对本品过敏者禁用。',
      precautions:
        '避免接触眼睛和口、鼻黏膜，颈部等敏感部位慎用。本品有漂白作用，避免接触毛发和织物，以免脱色。用药期间避免过度日晒。用药部位烧灼、红肿明显应停药洗净；连用6周无好转应就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师。',
      children: '12岁以下儿童使用前请咨询医师。',
      interactions: '与维A酸类、水杨酸或含酒精制品同用可加重刺激和干燥，须同用时应早晚分开。' + TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '氧化剂，外用后缓慢释放新生态氧，可杀灭痤疮丙酸杆菌，并使皮肤干燥和脱屑。',
      storage: '密闭，在阴凉处（不超过20℃）保存，远离火源。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11038,
    name: '聚维酮碘溶液',
    latin: 'Povidone Iodine Solution',
    kind: 'chemical',
    mark: 'otcB',
    form: '溶液剂',
    category: 'wound',
    symptoms: ['wound'],
    aliases: ['碘伏', '消毒液'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['聚维酮碘'],
    actionClass: '皮肤科用药类非处方药',
    keyFacts: {
      how: '由内向外涂搽，一日1~2次',
      stop: '创面红肿加重应停用就医',
      avoid: '孕妇、哺乳期及碘过敏禁用',
      askFirst: '甲状腺病、新生儿先咨询',
    },
    offers: [
      {
        brand: '岭青',
        packings: [bottle('5%×100ml', 780), bottle('5%×250ml', 1580, 1780)],
        picture: { form: 'bottle', hue: 30, design: 1 },
      },
      { brand: '远山', packings: [bottle('5%×60ml', 560), bottle('5%×120ml', 980)], picture: { form: 'bottle', hue: 5, design: 3 } },
    ],
    leaflet: {
      traits: '本品为红棕色液体。',
      indications: '用于化脓性皮炎、皮肤真菌感染、小面积轻度烧烫伤，也用于小面积皮肤、黏膜创口的消毒。',
      dosage: '外用，用棉签蘸取少量，由中心向外周局部涂搽，一日1~2次。',
      adverse: '极个别患者创面、黏膜局部有轻微短暂刺激，片刻后即自行消失；偶见皮疹、接触性皮炎。',
      contraindications: '孕妇及哺乳期妇女禁用；对碘或本品过敏者禁用。',
      precautions:
        '本品为外用药，切忌口服，如误服应立即用淀粉糊或米汤洗胃并送医。避免接触眼睛。甲状腺疾病、肾功能不全者慎用，不宜大面积、长期使用。深部或被动物咬伤的伤口、大面积烧伤应去医院处理。用药部位红肿应停药洗净。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女禁用。',
      children: '新生儿应在医师指导下使用。',
      interactions: '不得与碱、生物碱、水合氯醛、酚、硫代硫酸钠、淀粉、鞣酸同用或接触。' + TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '消毒防腐剂，接触创面后逐渐释放碘，对多种细菌、芽胞、病毒、真菌有杀灭作用，对组织刺激性小。',
      storage: '遮光，密封，在阴凉处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
]
