import type { Medicine } from '../item'
import { box } from './rxPacks'

export const rxOther2: Medicine[] = [
  {
    code: 10069,
    name: '加巴喷丁胶囊',
    latin: 'Gabapentin Capsules',
    kind: 'chemical',
    mark: 'rx',
    form: '硬胶囊剂',
    category: 'mind',
    symptoms: [],
    aliases: ['加巴喷丁', '神经痛用药'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['加巴喷丁'],
    keyFacts: { how: '首日0.3g睡前，遵医嘱渐增', stop: '不可骤停，至少1周渐减', avoid: '避免饮酒、驾驶', askFirst: '肾病、情绪低落者先问' },
    offers: [
      { brand: '岭青', packings: [box('0.3g×10粒', 1680), box('0.3g×24粒', 3680, 4080)], picture: { form: 'capsule', hue: 50, design: 1 } },
      { brand: '知白', packings: [box('0.1g×50粒', 3280), box('0.3g×50粒', 6980)], picture: { form: 'capsule', hue: 270, design: 3 } },
    ],
    leaflet: {
      traits: '本品为硬胶囊，内容物为白色或类白色粉末。',
      indications:
        '用于成人带状疱疹后遗神经痛的治疗；用于成人和12岁以上儿童伴或不伴继发性全身发作的部分性癫痫的辅助治疗，也用于3~12岁儿童部分性发作的辅助治疗。',
      dosage:
        '口服，分次服。带状疱疹后神经痛：第1天一次0.3g，1次；第2天一次0.3g，2次；第3天一次0.3g，3次；以后遵医嘱渐增，常用一日1.8g。肾功能不全者减量。停药或换药应至少用1周逐渐进行。',
      adverse:
        '常见嗜睡、头晕、疲劳、周围性水肿、共济失调、眼球震颤、恶心、体重增加；少见情绪改变、抑郁、遗忘；罕见胰腺炎、严重皮疹、药物超敏综合征、呼吸抑制。',
      contraindications: '对本品任何成份过敏者、急性胰腺炎患者禁用。',
      precautions:
        '癫痫患者骤停可致发作增多。用药期间应留意抑郁、自杀念头和行为变化。可引起嗜睡头晕，不要驾驶或操作机器。与阿片类、镇静药合用或有呼吸疾病者可出现呼吸抑制。出现发热、皮疹、淋巴结肿大应就医。',
      pregnancy: '孕妇仅在获益大于风险时使用；可进入乳汁，哺乳期慎用。',
      elderly: '按肾功能调整剂量，注意头晕跌倒。',
      interactions:
        '含铝镁抗酸药可降低吸收，应在其后2小时以上服用；吗啡可升高本品浓度，合用时应防中枢和呼吸抑制；西咪替丁可轻度减少肾排泄。',
      storage: '密封，在干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10070,
    name: '草酸艾司西酞普兰片',
    latin: 'Escitalopram Oxalate Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'mind',
    symptoms: [],
    aliases: ['艾司西酞普兰', '抗抑郁药'],
    audience: ['adult', 'elder'],
    ingredients: ['草酸艾司西酞普兰'],
    keyFacts: {
      how: '一次10mg，一日1次',
      stop: '不可骤停；自伤念头速就医',
      avoid: '勿与单胺氧化酶抑制剂同用',
      askFirst: '心律异常、未成年先问',
    },
    offers: [
      { brand: '禾安', packings: [box('10mg×7片', 2680), box('10mg×14片', 4880, 5380)], picture: { form: 'tablet', hue: 192, design: 2 } },
      { brand: '沐泉', packings: [box('5mg×14片', 2780), box('10mg×28片', 8680)], picture: { form: 'tablet', hue: 302, design: 4 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于治疗抑郁症；用于治疗伴有或不伴有广场恐怖症的惊恐障碍。',
      dosage:
        '口服，可与食物同服。抑郁症：一次10mg，一日1次，最大一日20mg，2~4周起效，缓解后至少继续6个月。惊恐障碍：首周一日5mg，以后一日10mg。停药应在数周内逐渐减量。',
      adverse:
        '常见恶心、头痛、失眠或嗜睡、头晕、多汗、腹泻或便秘、口干、疲劳、性功能障碍；少见心悸、瘙痒、体重改变；罕见低钠血症、5-羟色胺综合征、QT间期延长、异常出血。',
      contraindications:
        '对本品过敏者、正在使用非选择性不可逆性单胺氧化酶抑制剂者、已知QT间期延长或先天性长QT综合征者禁用；禁与匹莫齐特合用。',
      precautions:
        '用药初期及调整剂量时应密切观察自杀念头和行为恶化。双相障碍、癫痫、闭角型青光眼、出血倾向者慎用。不得自行停药。老年人应留意低钠血症。服药期间驾驶应谨慎并避免饮酒。',
      pregnancy: '孕妇仅在确有需要时使用，妊娠后期用药应观察新生儿；哺乳期不推荐使用。',
      children: '不适用于18岁以下儿童和青少年。',
      elderly: '65岁以上起始一日5mg，一日不超过10mg。',
      interactions:
        '禁与单胺氧化酶抑制剂合用，停用后须间隔14天；与曲普坦类、曲马多、圣约翰草合用增加5-羟色胺综合征风险；奥美拉唑、西咪替丁可升高浓度；与抗凝药、非甾体抗炎药合用增加出血。',
      storage: '密封，在25℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10071,
    name: '盐酸舍曲林片',
    latin: 'Sertraline Hydrochloride Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'mind',
    symptoms: [],
    aliases: ['舍曲林', '抗抑郁药'],
    audience: ['adult', 'elder'],
    ingredients: ['盐酸舍曲林'],
    keyFacts: {
      how: '一次50mg，一日1次',
      stop: '不可骤停；自伤念头速就医',
      avoid: '勿与单胺氧化酶抑制剂同用',
      askFirst: '癫痫、双相、肝病者先问',
    },
    offers: [
      { brand: '南浦', packings: [box('50mg×14片', 3580), box('50mg×28片', 6680, 7280)], picture: { form: 'tablet', hue: 155, design: 0 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于治疗抑郁症的相关症状，包括伴随焦虑、有或无躁狂史的抑郁症；用于治疗强迫症。',
      dosage:
        '口服，一日1次，早或晚服用均可，与食物无关。成人起始和常用有效剂量一日50mg，疗效不佳且耐受者可间隔至少1周逐渐增加，最大一日200mg。停药应逐渐减量。',
      adverse:
        '常见恶心、腹泻、失眠、嗜睡、头晕、口干、多汗、震颤、食欲减退、射精延迟等性功能障碍；少见心悸、视觉异常、皮疹；罕见低钠血症、5-羟色胺综合征、异常出血、癫痫发作。',
      contraindications: '对舍曲林过敏者、正在使用单胺氧化酶抑制剂者、正在使用匹莫齐特者禁用。',
      precautions:
        '用药初期及调整剂量时应密切观察情绪恶化、自杀念头。双相障碍、癫痫、闭角型青光眼、肝功能不全、QT间期延长高危者慎用。突然停药可出现头晕、感觉异常、焦虑。驾驶须谨慎，避免饮酒。',
      pregnancy: '孕妇仅在获益大于风险时使用；哺乳期用药应由医师评估。',
      children: '用于6~17岁强迫症须由专科医师决定。',
      elderly: '可用成人剂量，但须警惕低钠血症。',
      interactions:
        '禁与单胺氧化酶抑制剂合用，停药间隔至少14天；与曲普坦类、曲马多、锂剂合用增加5-羟色胺综合征风险；与华法林、阿司匹林、非甾体抗炎药合用增加出血风险；可升高三环类药物浓度。',
      storage: '密封，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10072,
    name: '塞来昔布胶囊',
    latin: 'Celecoxib Capsules',
    kind: 'chemical',
    mark: 'rx',
    form: '硬胶囊剂',
    category: 'jointPain',
    symptoms: ['joint'],
    aliases: ['塞来昔布', '昔布类止痛药'],
    audience: ['adult', 'elder'],
    ingredients: ['塞来昔布'],
    keyFacts: { how: '一次0.2g，一日1次', stop: '黑便、胸痛、皮疹立即停', avoid: '勿与其他止痛药叠用', askFirst: '磺胺过敏、心脏病者先问' },
    offers: [
      { brand: '知白', packings: [box('0.2g×6粒', 1680), box('0.2g×18粒', 4380, 4880)], picture: { form: 'capsule', hue: 85, design: 2 } },
      { brand: '远山', packings: [box('0.2g×10粒', 2380), box('0.2g×20粒', 4280)], picture: { form: 'capsule', hue: 235, design: 0 } },
    ],
    leaflet: {
      traits: '本品为硬胶囊，内容物为白色或类白色粉末或颗粒。',
      indications: '用于缓解骨关节炎的症状和体征；缓解成人类风湿关节炎、强直性脊柱炎的症状和体征；治疗成人急性疼痛。',
      dosage:
        '口服，宜用最低有效剂量、最短疗程。骨关节炎一次0.2g，一日1次，或一次0.1g，一日2次；类风湿关节炎一次0.1~0.2g，一日2次；急性疼痛首日0.4g，必要时加服0.2g，随后按需一次0.2g，一日2次。',
      adverse:
        '常见腹痛、腹泻、消化不良、胀气、外周水肿、头晕、失眠、皮疹；严重者可见心肌梗死、卒中、消化道出血或穿孔、高血压、心衰、肾损害、肝损害及重症皮肤反应。',
      contraindications:
        '对塞来昔布或磺胺过敏者、服阿司匹林或其他非甾体抗炎药后诱发哮喘或过敏者、冠状动脉搭桥术围手术期、活动性消化道溃疡或出血、重度心力衰竭者禁用。',
      precautions:
        '可能增加心血管血栓事件和胃肠道出血风险，有相关病史、老年体弱者慎用。高血压患者应监测血压。避免与其他非甾体抗炎药合用。出现胸痛、气短、黑便、皮疹、黄疸应停药就医。脱水者应先补液。',
      pregnancy: '妊娠20周后避免使用，妊娠晚期可致胎儿动脉导管早闭；哺乳期慎用。',
      children: '儿童用药须由专科医师决定。',
      elderly: '不良反应风险增加，应密切监测。',
      interactions:
        '与华法林、阿司匹林、SSRI合用增加出血风险；氟康唑可升高血药浓度；可减弱ACEI、沙坦类、利尿药作用并损害肾功能；可升高锂、甲氨蝶呤浓度。',
      storage: '密封，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10073,
    name: '依托考昔片',
    latin: 'Etoricoxib Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'jointPain',
    symptoms: ['joint'],
    aliases: ['依托考昔', '昔布类止痛药'],
    audience: ['adult', 'elder'],
    ingredients: ['依托考昔'],
    keyFacts: {
      how: '痛风急性期120mg，日1次',
      stop: '胸痛、黑便、皮疹立即停',
      avoid: '120mg最多连用8天',
      askFirst: '心脏病、血压未控者先问',
    },
    offers: [
      { brand: '沐泉', packings: [box('60mg×5片', 1980), box('120mg×5片', 2980, 3380)], picture: { form: 'tablet', hue: 148, design: 3 } },
      { brand: '拾穗', packings: [box('60mg×10片', 3480), box('120mg×10片', 5280)], picture: { form: 'box', hue: 8, design: 1 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于治疗骨关节炎急性期和慢性期的症状和体征；治疗急性痛风性关节炎；治疗原发性痛经。',
      dosage:
        '口服，可与或不与食物同服。骨关节炎一次30mg，一日1次，疗效不佳可增至60mg；急性痛风性关节炎一次120mg，一日1次，只用于急性期，最长8天；原发性痛经一次120mg，一日1次，最长8天。',
      adverse:
        '常见腹痛、消化不良、腹泻、恶心、水肿、头晕、头痛、心悸、高血压、肝酶升高、乏力；严重者可见心肌梗死、卒中、消化道出血、心衰、肾损害、重症皮肤反应。',
      contraindications:
        '对本品过敏、服阿司匹林类诱发哮喘或过敏、活动性消化道溃疡或出血、重度肝功能不全、肌酐清除率低于30ml/min、心衰、缺血性心脏病、脑血管病、外周动脉病、血压持续高于140/90mmHg未控制者禁用。',
      precautions:
        '应使用最低有效剂量和最短疗程。开始用药2周内及定期监测血压。有心血管危险因素、脱水、肝肾功能减退者慎用。不能代替预防心血管病的阿司匹林。用药中出现胸痛、黑便、皮疹应停药就医。',
      pregnancy: '妊娠期避免使用，尤其妊娠晚期；用药期间不应哺乳。',
      children: '16岁以下禁用。',
      elderly: '无需调整剂量，但应谨慎并监测。',
      interactions:
        '与口服抗凝药合用应监测INR；利福平可降低血药浓度；可减弱ACEI、沙坦类、利尿药作用；可升高锂、甲氨蝶呤浓度及炔雌醇浓度；与阿司匹林合用增加消化道溃疡。',
      storage: '密封，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10074,
    name: '甲磺酸倍他司汀片',
    latin: 'Betahistine Mesilate Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'headache',
    symptoms: ['headache'],
    aliases: ['倍他司汀', '眩晕用药'],
    audience: ['adult', 'elder'],
    ingredients: ['甲磺酸倍他司汀'],
    keyFacts: {
      how: '一次6~12mg，一日3次，饭后',
      stop: '皮疹、喘息应停药就医',
      avoid: '突发剧烈眩晕先就医',
      askFirst: '溃疡史、哮喘患者先问',
    },
    offers: [
      { brand: '朴禾', packings: [box('6mg×30片', 1580), box('6mg×60片', 2980, 3280)], picture: { form: 'tablet', hue: 175, design: 2 } },
      { brand: '岭青', packings: [box('6mg×20片', 1080), box('6mg×100片', 4580)], picture: { form: 'tablet', hue: 70, design: 0 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于梅尼埃病、梅尼埃综合征、眩晕症所伴发的眩晕、头晕感。',
      dosage: '口服。通常成人一次6~12mg，一日3次，饭后服用，可视年龄、症状酌情增减。',
      adverse: '可见恶心、呕吐、胃部不适、口干、食欲不振、皮疹、头痛、心悸等。',
      contraindications: '对本品任何成份过敏者禁用。',
      precautions:
        '有消化道溃疡史或活动期消化道溃疡、支气管哮喘、肾上腺髓质肿瘤（嗜铬细胞瘤）患者慎用。突发剧烈眩晕伴言语不清、肢体无力或剧烈头痛时应立即就医，不要只靠药物缓解。',
      pregnancy: '孕妇或可能怀孕的妇女仅在获益大于风险时使用；哺乳期慎用。',
      children: '儿童用药的安全性尚未确立。',
      elderly: '老年人生理功能减退，应注意减量。',
      interactions: '与抗组胺药合用可能减弱作用；同时使用其他药物请咨询医师或药师。',
      storage: '密封，在干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10075,
    name: '维A酸乳膏',
    latin: 'Tretinoin Cream',
    kind: 'chemical',
    mark: 'rx',
    form: '乳膏剂',
    category: 'acne',
    symptoms: [],
    aliases: ['维甲酸', '视黄酸', '痘痘药膏'],
    audience: ['adult'],
    ingredients: ['维A酸'],
    keyFacts: { how: '睡前薄涂患处，一日1次', stop: '明显红肿脱皮应停用', avoid: '避光防晒，勿涂眼口周', askFirst: '孕哺期及备孕者禁用' },
    offers: [
      { brand: '禾安', packings: [box('0.025%×15g', 1180), box('0.1%×15g', 1480, 1680)], picture: { form: 'tube', hue: 45, design: 1 } },
      { brand: '南浦', packings: [box('0.05%×15g', 1280), box('0.1%×20g', 1780)], picture: { form: 'tube', hue: 290, design: 3 } },
    ],
    leaflet: {
      traits: '本品为淡黄色或黄色乳膏。',
      indications:
        '用于寻常痤疮，特别是黑头粉刺皮损；也用于老年性、日光性或药物性皮肤萎缩，鱼鳞病及各种角化异常、色素过度沉着性皮肤病、银屑病。',
      dosage:
        '外用。寻常痤疮：每晚1次，于睡前将药膏轻轻涂于患处。银屑病、鱼鳞病等：一日1~2次或遵医嘱。开始可隔日用或用低浓度，耐受后再改用较高浓度。用毕洗手。',
      adverse: '可出现红斑、肿胀、脱屑、结痂、色素增加或减退、烧灼感、刺痛；皮肤多半会干燥脱屑，严重时应停用。',
      contraindications: '妊娠期（尤其初3个月）妇女、哺乳期妇女禁用；急性或亚急性皮炎、湿疹类皮肤病患者禁用；眼部禁用；对本品过敏者禁用。',
      precautions:
        '不宜用于皮肤皱褶部位、眼周、口唇及黏膜。日光可加重维A酸对皮肤的刺激，宜在夜间或睡前用，治疗期间应防晒、避免紫外线。治疗初期皮损可能暂时加重。同时避免用有干燥或磨砂作用的清洁品。',
      pregnancy: '孕妇及哺乳期妇女禁用；育龄妇女用药期间应避孕。',
      children: '儿童慎用。',
      interactions: '与过氧苯甲酰、水杨酸、间苯二酚、硫磺等剥脱或刺激性外用药合用可加剧刺激，必须用时应错开时间；避免与光敏感药物合用。',
      storage: '遮光，密封，在阴凉处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10076,
    name: '枸橼酸莫沙必利片',
    latin: 'Mosapride Citrate Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'digestion',
    symptoms: ['stomach'],
    aliases: ['莫沙必利', '促胃动力药'],
    audience: ['adult', 'elder'],
    ingredients: ['枸橼酸莫沙必利'],
    keyFacts: {
      how: '一次5mg，一日3次，饭前',
      stop: '黄疸、心悸、皮疹应停药',
      avoid: '用2周无效应停药就诊',
      askFirst: '肝病、消化道出血者先问',
    },
    offers: [
      { brand: '拾穗', packings: [box('5mg×24片', 1880), box('5mg×36片', 2680, 2980)], picture: { form: 'tablet', hue: 110, design: 4 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications:
        '用于功能性消化不良伴有烧心、嗳气、恶心、呕吐、早饱、上腹胀等消化道症状；也用于胃食管反流病、糖尿病性胃轻瘫及胃部分切除患者的胃功能障碍。',
      dosage: '口服，一次5mg，一日3次，饭前服用，也可遵医嘱饭后服用。连续用药2周症状无改善应停药就诊。',
      adverse: '可见腹泻、腹痛、口干、皮疹、倦怠、头晕；可见嗜酸性粒细胞增多、甘油三酯和转氨酶升高；罕见暴发性肝炎、严重肝功能障碍、黄疸。',
      contraindications: '对本品过敏者、胃肠道出血、穿孔者及刺激胃肠道可能引起危险的疾病患者禁用。',
      precautions:
        '不应长期盲目使用，服用一段时间（通常2周）症状无改善时应停药。出现倦怠、食欲减退、尿色加深、眼白发黄应停药就医。有肝肾功能障碍者慎用。',
      pregnancy: '孕妇及哺乳期妇女应避免使用。',
      children: '儿童用药的安全性未确立。',
      elderly: '生理功能低下，出现不良反应应减量。',
      interactions: '与阿托品、东莨菪碱等抗胆碱药合用可减弱本品作用，应间隔服用。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
]
