import type { Medicine, Packing } from '../item'

/** What every over-the-counter leaflet in China says at the end of its precautions. */
const GENERAL =
  '过敏体质者慎用。本品性状发生改变时禁止使用。请将本品放在儿童不能接触的地方，儿童必须在成人监护下使用。如正在使用其他药品，使用前请咨询医师或药师。'
const OVERDOSE = '如服用过量或出现严重不良反应，应立即就医。'
const TOGETHER = '如与其他药物同时使用可能会发生药物相互作用，详情请咨询医师或药师。'

const box = (spec: string, price: number, list?: number): Packing => ({ spec, unit: '盒', price, ...(list ? { list } : {}) })

export const otcA6: Medicine[] = [
  {
    code: 11021,
    name: '枯草杆菌二联活菌颗粒',
    latin: 'Live B. subtilis Granules',
    kind: 'chemical',
    mark: 'otcA',
    form: '颗粒剂',
    category: 'childMedicine',
    symptoms: ['diarrhea', 'constipation', 'stomach'],
    aliases: ['儿童益生菌', '活菌颗粒'],
    audience: ['child'],
    ingredients: ['枯草杆菌活菌', '屎肠球菌活菌', '维生素C', '维生素B1', '维生素B2', '维生素B6', '维生素B12', '烟酰胺', '乳酸钙', '氧化锌'],
    actionClass: '儿科消化类非处方药',
    keyFacts: {
      how: '2岁以下一次1袋，一日1~2次',
      stop: '服药3天无缓解应就医',
      avoid: '冲服水温不超过40℃',
      askFirst: '正在用抗生素的患儿先咨询',
    },
    offers: [
      { brand: '晴川', packings: [box('1g×10袋', 2180), box('1g×20袋', 3980, 4360)], picture: { form: 'sachet', hue: 45, design: 1 } },
      { brand: '拾穗', packings: [box('1g×15袋', 2890), box('1g×30袋', 5390)], picture: { form: 'sachet', hue: 340, design: 3 } },
    ],
    leaflet: {
      traits: '本品为淡黄色或类白色颗粒，味甜。',
      indications: '适用于因肠道菌群失调引起的腹泻、便秘、胀气、消化不良等。',
      dosage: '用40℃以下温开水或牛奶冲服，也可直接服用。2岁以下儿童一次1袋，一日1~2次；2岁以上儿童一次1~2袋，一日1~2次。',
      adverse: '推荐剂量未见明显不良反应；罕见腹泻次数增加，停药后可恢复。',
      contraindications: '对微生态制剂有过敏史或对本品过敏者禁用。',
      precautions:
        '本品为活菌制剂，切勿将其置于高温处，冲服时水温不得超过40℃。直接服用时应避免呛咳，不满3岁的婴幼儿不宜直接服用。服药3天症状未缓解，或出现脱水、高热、便血，应就医。\n' +
        GENERAL,
      children: '本品为儿童专用药品，新生儿和早产儿应在医师指导下使用。',
      interactions: '与抗菌药同服可减弱疗效，应分开服用；铋剂、鞣酸、药用炭、酊剂等能抑制、吸附活菌，不能并用。',
      overdose: OVERDOSE,
      pharmacology: '补充肠道正常菌群，抑制有害菌过度繁殖，并补充婴幼儿生长所需的维生素、微量元素及钙。',
      storage: '遮光，密封，在干燥处不超过25℃保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11022,
    name: '复方消化酶胶囊',
    latin: 'Compound Digestive Enzymes',
    kind: 'chemical',
    mark: 'otcA',
    form: '硬胶囊剂',
    category: 'digestion',
    symptoms: ['stomach'],
    aliases: ['消化酶', '助消化药'],
    audience: ['adult', 'elder'],
    ingredients: ['胃蛋白酶', '木瓜酶', '淀粉酶', '熊去氧胆酸', '纤维素酶', '胰酶', '胰脂酶'],
    actionClass: '助消化类非处方药',
    keyFacts: {
      how: '一次1~2粒，一日3次，饭后服',
      stop: '服药1周无缓解应就医',
      avoid: '急性肝炎、胆道闭锁禁用',
      askFirst: '孕妇、胆石症患者先咨询',
    },
    offers: [{ brand: '沐泉', packings: [box('20粒', 2680), box('40粒', 4880, 5360)], picture: { form: 'capsule', hue: 65, design: 0 } }],
    leaflet: {
      traits: '本品为胶囊剂，内容物为类白色至淡黄色的颗粒或粉末，有特异臭。',
      indications: '用于食欲缺乏、消化不良，包括腹部不适、嗳气、早饱、餐后腹胀、恶心、排气过多、脂肪便。',
      dosage: '口服。成人一次1~2粒，一日3次，饭后服用。',
      adverse: '可见呕吐、腹泻、软便，偶见口内不快感；个别出现皮疹等过敏反应。',
      contraindications: '对本品过敏者、急性肝炎患者及胆道完全闭锁患者禁用。',
      precautions:
        '服用时可将胶囊打开，但不可嚼碎药粒。本品含动物来源的酶，对猪、牛蛋白过敏者不宜使用。服药1周症状未缓解，或伴消瘦、黑便、黄疸、剧烈腹痛，应及时就医。\n' +
        GENERAL,
      pregnancy: '孕妇及哺乳期妇女使用前请咨询医师。',
      children: '儿童用量请咨询医师或药师。',
      elderly: '按成人用量或遵医嘱。',
      interactions: '铝制剂可能影响本品疗效，不宜同时服用；考来烯胺等可减少熊去氧胆酸的吸收。' + TOGETHER,
      overdose: OVERDOSE,
      pharmacology: '含多种消化酶，分别促进蛋白质、淀粉、脂肪和纤维素的消化；熊去氧胆酸促进胆汁分泌，增强脂肪消化。',
      storage: '密封，在阴凉干燥处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 11023,
    name: '氯雷他定片',
    latin: 'Loratadine Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '片剂',
    category: 'antiAllergy',
    symptoms: ['rhinitis', 'itch'],
    aliases: ['氯雷他定', '抗过敏药', '鼻炎药'],
    audience: ['adult', 'child'],
    ingredients: ['氯雷他定'],
    actionClass: '抗过敏类非处方药',
    keyFacts: {
      how: '成人一次1片，一日1次',
      stop: '出现心悸、皮疹加重停药就医',
      avoid: '皮试前约48小时停用',
      askFirst: '肝功能不全、孕妇先咨询',
    },
    offers: [
      { brand: '知白', packings: [box('10mg×12片', 1860, 2120), box('10mg×24片', 3390)], picture: { form: 'tablet', hue: 205, design: 2 } },
      { brand: '禾安', packings: [box('10mg×6片', 980), box('10mg×18片', 2580)], picture: { form: 'tablet', hue: 130, design: 4 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications:
        '用于缓解过敏性鼻炎有关的症状，如喷嚏、流涕、鼻痒、鼻塞以及眼部痒及烧灼感；亦适用于缓解慢性荨麻疹、瘙痒性皮肤病及其他过敏性皮肤病的症状及体征。',
      dosage:
        '口服。成人及12岁以上儿童一日1次，一次1片（10毫克）。2~12岁儿童：体重大于30千克，一日1次，一次1片；体重30千克及以下，一日1次，一次半片（5毫克）。',
      adverse: '常见乏力、头痛、嗜睡、口干、胃肠道不适（恶心、胃炎）及皮疹；罕见脱发、过敏反应、肝功能异常、心动过速、心悸、头晕及惊厥。',
      contraindications: '对本品过敏者禁用。',
      precautions:
        '严重肝功能不全者应在医师指导下使用。抗组胺药能阻止或降低皮试的阳性反应，皮试前约48小时应停用本品。服药后如感困倦，不要驾车或操作机器。用药后症状未缓解请就医。\n' +
        GENERAL,
      pregnancy: '妊娠期及哺乳期妇女慎用，使用前请咨询医师。',
      children: '2岁以下儿童应在医师指导下使用。',
      elderly: '肝肾功能减退的老年人应在医师指导下使用。',
      interactions:
        '与酮康唑、大环内酯类抗生素、西咪替丁、茶碱等同用，可提高氯雷他定血药浓度，应慎用；与其他抑制肝药酶的药物同用前请咨询医师。',
      overdose: '过量可致嗜睡、心动过速和头痛，应立即就医。',
      pharmacology: '长效三环类抗组胺药，选择性阻断外周H1受体，缓解过敏症状，中枢镇静作用较弱。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 11024,
    name: '盐酸西替利嗪片',
    latin: 'Cetirizine Tablets',
    kind: 'chemical',
    mark: 'otcA',
    form: '片剂',
    category: 'antiAllergy',
    symptoms: ['rhinitis', 'itch'],
    aliases: ['西替利嗪', '抗过敏药', '鼻炎药'],
    audience: ['adult', 'child'],
    ingredients: ['盐酸西替利嗪'],
    actionClass: '抗过敏类非处方药',
    keyFacts: {
      how: '成人一次1片，一日1次',
      stop: '出现皮疹、心悸停药就医',
      avoid: '服药期间忌酒，慎驾车',
      askFirst: '肾功能不全、孕妇先咨询',
    },
    offers: [
      { brand: '南浦', packings: [box('10mg×12片', 1380), box('10mg×24片', 2480, 2780)], picture: { form: 'tablet', hue: 275, design: 1 } },
      { brand: '远山', packings: [box('10mg×10片', 1190), box('10mg×30片', 2960)], picture: { form: 'tablet', hue: 170, design: 3 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片，除去包衣后显白色。',
      indications: '用于季节性或常年性过敏性鼻炎、由过敏原引起的荨麻疹及皮肤瘙痒。',
      dosage: '口服。成人及12岁以上儿童一次1片（10毫克），一日1次，或一次半片，一日2次；6~11岁儿童一次半片至1片，一日1次。',
      adverse: '偶见困倦、嗜睡、头痛、眩晕、激动、口干及胃肠道不适，一般轻微且为一过性；偶有转氨酶轻度升高。',
      contraindications: '对本品或羟嗪过敏者、严重肾功能不全者禁用。',
      precautions:
        '肾功能损害者应在医师指导下减量。酒后避免使用，服药期间不得饮酒。司机、操作机器或高空作业人员工作期间慎用。有癫痫或惊厥风险、尿潴留倾向者慎用。皮试前应停药数日。长期服药后突然停用可有瘙痒。\n' +
        GENERAL,
      pregnancy: '妊娠期不宜使用，哺乳期妇女应在医师指导下使用。',
      children: '6岁以下儿童宜选用滴剂等儿童剂型并咨询医师。',
      elderly: '肾功能正常者可按成人用量，肾功能减退者应减量。',
      interactions: '与镇静催眠药、酒精同用可加重嗜睡；高剂量茶碱可使本品清除率略有下降。' + TOGETHER,
      overdose: '过量可致嗜睡，儿童可出现激动不安，应立即就医。',
      pharmacology: '选择性组胺H1受体拮抗剂，抑制过敏反应，不易通过血脑屏障，中枢抑制作用较轻。',
      storage: '密封，在阴凉干燥处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
]
