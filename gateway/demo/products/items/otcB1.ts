import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'
const SWALLOWED = '本品仅供外用；如误服，应立即就医。'

const tube = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '支', price, ...(list ? { list } : {}) })

export const otcB1: Medicine[] = [
  {
    code: 11031,
    name: '莫匹罗星软膏',
    latin: 'Mupirocin Ointment',
    kind: 'chemical',
    mark: 'otcA',
    form: '软膏剂',
    category: 'wound',
    symptoms: ['wound'],
    aliases: ['皮肤消炎药膏', '莫匹罗星'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['莫匹罗星'],
    actionClass: '皮肤科用药类非处方药',
    keyFacts: {
      how: '涂于患处，一日3次，5天一疗程',
      stop: '用药5天无好转应就医',
      avoid: '勿入眼、鼻、口等黏膜',
      askFirst: '肾病、孕妇、哺乳期先咨询',
    },
    offers: [
      { brand: '沐泉', packings: [tube('2%×10g', 1980, 2360), tube('2%×15g', 2680)], picture: { form: 'tube', hue: 10, design: 3 } },
      { brand: '南浦', packings: [tube('2%×5g', 1180), tube('2%×10g', 1890)], picture: { form: 'tube', hue: 205, design: 0 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色亲水性软膏。',
      indications:
        '用于革兰阳性球菌引起的皮肤感染，如脓疱病、疖肿、毛囊炎等原发性感染，以及湿疹合并感染、面积不超过10厘米×10厘米的浅表创伤合并感染等继发性感染。',
      dosage: '外用，涂于患处，必要时可用敷料包扎或覆盖。一日3次，5天为一疗程，必要时可重复一疗程。',
      adverse: '一般无不良反应，偶见局部烧灼感、刺痛及瘙痒，通常不需停药；偶见皮疹、肿胀等皮肤过敏反应；全身性过敏反应非常罕见。',
      contraindications: '对莫匹罗星或其他含聚乙二醇软膏过敏者禁用。',
      precautions:
        '感染面积较大者去医院就诊。本品含聚乙二醇，中度或严重肾功能损害者慎用，不宜大面积使用。不可用于眼内、鼻内及插管部位周围；误入眼内应用水冲洗。用药部位烧灼、红肿应停药洗净；连用不超过10天，5天无好转应就医。\n' +
        GENERAL,
      pregnancy: '孕妇慎用；哺乳期妇女涂于乳头区时，哺乳前应彻底洗净。',
      children: '1岁以下婴儿使用前请咨询医师。',
      interactions: '不宜与其他软膏、乳膏混合后涂用，以免稀释而降低抗菌作用。' + TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '局部外用抗生素，抑制细菌异亮氨酸转移核糖核酸合成酶，阻断蛋白质合成，对金黄色葡萄球菌、链球菌有抗菌作用。',
      storage: '密闭，在25℃以下保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11032,
    name: '丁酸氢化可的松乳膏',
    latin: 'Hydrocortisone Butyrate Cream',
    kind: 'chemical',
    mark: 'otcA',
    form: '乳膏剂',
    category: 'eczema',
    symptoms: ['itch'],
    aliases: ['湿疹药膏', '皮炎药膏', '激素药膏'],
    audience: ['adult', 'elder'],
    ingredients: ['丁酸氢化可的松'],
    actionClass: '皮肤科用药类非处方药',
    keyFacts: {
      how: '薄涂患处，一日2次',
      stop: '用药1周无缓解应就医',
      avoid: '癣、脓疱等感染处不可用',
      askFirst: '儿童、孕妇、面部使用先咨询',
    },
    offers: [
      { brand: '禾安', packings: [tube('0.1%×10g', 1380, 1580), tube('0.1%×20g', 2460)], picture: { form: 'tube', hue: 150, design: 2 } },
    ],
    leaflet: {
      traits: '本品为白色乳膏。',
      indications: '用于过敏性皮炎、脂溢性皮炎、湿疹、神经性皮炎及瘙痒症等。',
      dosage: '外用，取少量均匀涂于患处，一日2次。',
      adverse: '偶见局部烧灼感、瘙痒、干燥。长期使用可引起皮肤萎缩、毛细血管扩张、多毛、痤疮样皮炎、色素改变，并易继发感染。',
      contraindications: '感染性皮肤病，如脓疱病、体癣、股癣等禁用；皮肤破损处禁用；对本品过敏者禁用。',
      precautions:
        '本品含糖皮质激素，不宜长期使用，避免全身大面积使用，不宜久用于面部、腋窝、腹股沟等皮肤薄嫩处。不得接触眼睛。并发细菌或真菌感染者应咨询医师。用药部位如有烧灼、红肿应停药洗净；用药1周症状未缓解应就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女应在医师指导下使用。',
      children: '儿童应在医师指导下使用。',
      elderly: '老年人皮肤较薄，不宜久用。',
      interactions: '与其他含糖皮质激素的药品同用可增加不良反应。' + TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '外用糖皮质激素，具有抗炎、抗过敏、止痒及减少渗出作用。',
      storage: '密闭，在凉处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11033,
    name: '硝酸咪康唑乳膏',
    latin: 'Miconazole Nitrate Cream',
    kind: 'chemical',
    mark: 'otcA',
    form: '乳膏剂',
    category: 'fungus',
    symptoms: ['athleteFoot', 'itch'],
    aliases: ['咪康唑', '脚气膏'],
    audience: ['adult', 'elder'],
    ingredients: ['硝酸咪康唑'],
    actionClass: '皮肤科及妇科用药类非处方药',
    keyFacts: {
      how: '洗净患处后涂，早晚各一次',
      stop: '症状消失后再用10天防复发',
      avoid: '勿入眼，破损皮肤勿用',
      askFirst: '孕妇、正在用华法林先咨询',
    },
    offers: [
      { brand: '岭青', packings: [tube('2%×20g', 1460, 1680), tube('2%×30g', 1980)], picture: { form: 'tube', hue: 350, design: 1 } },
      { brand: '拾穗', packings: [tube('2%×15g', 980), tube('2%×20g', 1220)], picture: { form: 'tube', hue: 120, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色乳膏。',
      indications:
        '用于由皮真菌、酵母菌及其他真菌引起的体股癣、手足癣、花斑癣、甲癣，皮肤和指（趾）甲念珠菌病，口角炎、外耳炎；也用于念珠菌性外阴阴道病。',
      dosage:
        '外用。皮肤感染：洗净患处，涂搽适量，早晚各一次，症状消失后（通常需2~5周）继续用药10天。指（趾）甲感染：剪尽患甲后涂搽，一日一次。阴道给药请在医师指导下进行。',
      adverse: '偶见过敏、水疱、烧灼感、充血、瘙痒或其他皮肤刺激症状；罕见荨麻疹、血管神经性水肿。',
      contraindications: '对硝酸咪康唑或本品其他成份过敏者禁用。',
      precautions:
        '避免接触眼睛和口、鼻黏膜。不得用于皮肤破溃处。股癣患者勿穿紧身裤袜，足癣患者浴后擦干趾间、穿透气鞋袜。症状好转后仍应用足疗程，以防复发。用药部位烧灼、红肿应停药洗净；用药2周无好转应就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女应在医师指导下使用。',
      children: '儿童用量请咨询医师或药师。',
      interactions: '正在服用华法林等抗凝药者，用前应咨询医师，以防出血。阴道给药时可损坏乳胶避孕用品。' + TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '广谱抗真菌药，抑制真菌细胞膜麦角固醇的合成；对部分革兰阳性菌也有抗菌作用。',
      storage: '密闭，在阴凉处（不超过20℃）保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11034,
    name: '盐酸特比萘芬乳膏',
    latin: 'Terbinafine Cream',
    kind: 'chemical',
    mark: 'otcB',
    form: '乳膏剂',
    category: 'fungus',
    symptoms: ['athleteFoot', 'itch'],
    aliases: ['特比萘芬', '脚气膏', '脚癣药膏'],
    audience: ['adult', 'elder'],
    ingredients: ['盐酸特比萘芬'],
    actionClass: '皮肤科用药类非处方药',
    keyFacts: {
      how: '薄涂患处及周围，一日1~2次',
      stop: '用药2周无好转应就医',
      avoid: '勿入眼、口，破损皮肤勿用',
      askFirst: '儿童、孕妇、哺乳期先咨询',
    },
    offers: [
      { brand: '知白', packings: [tube('1%×10g', 1280), tube('1%×20g', 2180, 2480)], picture: { form: 'tube', hue: 260, design: 0 } },
      { brand: '远山', packings: [tube('1%×15g', 1690, 1880), tube('1%×30g', 2980)], picture: { form: 'tube', hue: 45, design: 2 } },
    ],
    leaflet: {
      traits: '本品为白色乳膏。',
      indications: '用于治疗手癣、足癣、体癣、股癣、花斑癣及皮肤念珠菌病等。',
      dosage: '外用，洗净擦干患处，薄涂于患处及其周围，轻揉片刻，一日1~2次。疗程：体癣、股癣1~2周；足癣2~4周；花斑癣2周。',
      adverse: '偶见用药部位发红、瘙痒、烧灼感或刺痛，一般不需停药；罕见皮疹、水疱、荨麻疹等过敏反应，应停药。',
      contraindications: '对盐酸特比萘芬或本品其他成份过敏者禁用。',
      precautions:
        '仅供外用，避免接触眼睛和口、鼻黏膜，不得用于皮肤破溃处。涂药后一般不必包扎。症状常在数日内减轻，仍应用足疗程以防复发；用药2周无好转应就医复查。足癣患者保持足部干爽，鞋袜分开洗晒。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女慎用，哺乳期不得涂于乳房。',
      children: '儿童使用前请咨询医师或药师。',
      interactions: TOGETHER,
      overdose: SWALLOWED,
      pharmacology: '丙烯胺类抗真菌药，抑制真菌角鲨烯环氧化酶，干扰细胞膜麦角固醇合成，对皮肤癣菌有杀菌作用。',
      storage: '密闭，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
]
