import type { Medicine } from '../item'
import { bottle, box } from './rxPacks'

export const rxOther1: Medicine[] = [
  {
    code: 10061,
    name: '孟鲁司特钠片',
    latin: 'Montelukast Sodium Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'asthma',
    symptoms: ['rhinitis', 'cough'],
    aliases: ['孟鲁司特', '白三烯受体拮抗剂'],
    audience: ['adult', 'elder'],
    ingredients: ['孟鲁司特钠'],
    keyFacts: {
      how: '一次10mg，一日1次，睡前',
      stop: '情绪行为异常立即停药',
      avoid: '不能缓解哮喘急性发作',
      askFirst: '有精神病史、孕哺期先问',
    },
    offers: [
      { brand: '禾安', packings: [box('10mg×5片', 1680), box('10mg×30片', 8480, 9280)], picture: { form: 'tablet', hue: 35, design: 1 } },
      { brand: '岭青', packings: [box('10mg×12片', 3280), box('10mg×24片', 6180)], picture: { form: 'tablet', hue: 195, design: 3 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications:
        '用于15岁及以上成人哮喘的预防和长期治疗，包括预防白天和夜间的哮喘症状、治疗阿司匹林敏感的哮喘及预防运动诱发的支气管收缩；用于减轻季节性及常年性过敏性鼻炎症状。',
      dosage:
        '口服，15岁及以上一次10mg，一日1次。哮喘患者应在睡前服用；过敏性鼻炎患者可按需要在方便时间服用。症状控制及加重期间均应坚持服用，不因症状缓解自行停药。',
      adverse:
        '一般轻微，可见头痛、腹痛、腹泻、恶心、上呼吸道感染；上市后有兴奋、激越、噩梦、失眠、抑郁、自杀意念等神经精神事件及过敏反应、肝酶升高的报告。',
      contraindications: '对本品中任何成份过敏者禁用。',
      precautions:
        '不用于治疗哮喘急性发作，应随身备有适当的急救药物。不应突然取代吸入或口服糖皮质激素。用药期间出现情绪、行为或睡眠改变应停药并就医。罕见嗜酸性肉芽肿性多血管炎，应留意皮疹、肺部症状加重。',
      pregnancy: '孕妇仅在明确需要时使用；哺乳期慎用。',
      children: '15岁以下应选用相应剂量的咀嚼片或颗粒。',
      interactions: '苯巴比妥、苯妥英、利福平可降低本品血药浓度；吉非罗齐可升高血药浓度；与常用哮喘药、抗过敏药合用一般无需调整剂量。',
      storage: '遮光，密封，在30℃以下干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10062,
    name: '孟鲁司特钠咀嚼片',
    latin: 'Montelukast Sodium Chewable Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '咀嚼片',
    category: 'childMedicine',
    symptoms: ['rhinitis', 'cough'],
    aliases: ['孟鲁司特', '儿童哮喘用药'],
    audience: ['child'],
    ingredients: ['孟鲁司特钠'],
    keyFacts: {
      how: '一日1次，睡前嚼服',
      stop: '情绪行为异常立即停药',
      avoid: '不能缓解哮喘急性发作',
      askFirst: '苯丙酮尿症、精神症状先问',
    },
    offers: [
      { brand: '沐泉', packings: [box('4mg×5片', 1480), box('4mg×30片', 7680, 8280)], picture: { form: 'tablet', hue: 330, design: 2 } },
      { brand: '知白', packings: [box('5mg×6片', 1780), box('5mg×30片', 7980)], picture: { form: 'box', hue: 78, design: 0 } },
    ],
    leaflet: {
      traits: '本品为粉红色或着色的咀嚼片；味甜。',
      indications: '用于2~14岁儿童哮喘的预防和长期治疗；用于减轻2~14岁儿童季节性及常年性过敏性鼻炎的症状。',
      dosage:
        '咀嚼后咽下，一日1次。2~5岁一次4mg，6~14岁一次5mg。哮喘患儿应在睡前服用，过敏性鼻炎患儿可按需要选择时间。与进食关系不大，症状控制后仍应遵医嘱坚持用药。',
      adverse:
        '可见头痛、腹痛、腹泻、发热、口渴、上呼吸道感染、皮疹；上市后有噩梦、夜惊、烦躁、攻击行为、抑郁、自杀意念等神经精神事件的报告。',
      contraindications: '对本品中任何成份过敏者禁用。',
      precautions:
        '不用于哮喘急性发作的治疗，应备有急救药物。家长应留意孩子的情绪、睡眠和行为变化，有异常应停药就医。咀嚼片可含阿司帕坦，苯丙酮尿症患儿应注意。不应擅自减停吸入激素。',
      children: '2岁以下应选用颗粒剂并遵医嘱。',
      interactions: '苯巴比妥、苯妥英、利福平可降低血药浓度；吉非罗齐可升高血药浓度；可与其他哮喘和过敏性鼻炎常规用药合用。',
      storage: '遮光，密封，在30℃以下干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10063,
    name: '布地奈德吸入气雾剂',
    latin: 'Budesonide Inhalation Aerosol',
    kind: 'chemical',
    mark: 'rx',
    form: '吸入气雾剂',
    category: 'asthma',
    symptoms: ['cough'],
    aliases: ['布地奈德', '吸入激素'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['布地奈德'],
    keyFacts: {
      how: '一日2~4次吸入，用后漱口',
      stop: '用后喘息加重停用就医',
      avoid: '不用于哮喘急性发作',
      askFirst: '肺结核、真菌感染者先问',
    },
    offers: [
      {
        brand: '岭青',
        packings: [bottle('200μg×100揿', 6280), bottle('200μg×200揿', 9860, 10800)],
        picture: { form: 'pump', hue: 28, design: 1 },
      },
      {
        brand: '南浦',
        packings: [bottle('100μg×200揿', 6880), bottle('50μg×200揿', 4980)],
        picture: { form: 'pump', hue: 220, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品在耐压容器中的药液为白色或类白色混悬液，揿压阀门时药液呈雾粒喷出。',
      indications: '用于支气管哮喘，尤其糖皮质激素依赖性或非依赖性的支气管哮喘和哮喘性慢性支气管炎的长期控制。',
      dosage:
        '经口吸入，剂量个体化。成人起始一日200~1600μg，分2~4次；维持量一次200~400μg，一日2次。2~7岁一日200~400μg，7岁以上一日200~800μg，分2~4次。摇匀后随深吸气揿压，屏气约10秒，用后漱口。',
      adverse:
        '可见咽部刺激、咳嗽、声音嘶哑、口咽部念珠菌感染；少见头痛、恶心、皮疹；罕见反常性支气管痉挛、焦虑、行为改变，长期大剂量可致肾上腺皮质功能抑制。',
      contraindications: '对布地奈德或本品任何成份过敏者禁用；中度及重度支气管扩张症患者禁用。',
      precautions:
        '不能快速缓解哮喘急性发作，急性发作时应用速效支气管扩张剂。由口服激素改为吸入时应逐渐减量。肺结核、呼吸道真菌或病毒感染者慎用。每次吸入后漱口，可减少念珠菌感染和声嘶。儿童应监测生长。',
      pregnancy: '孕期确需使用时用最低有效剂量；哺乳期权衡后可使用。',
      children: '2岁以下小儿慎用或不用。',
      interactions: '酮康唑、伊曲康唑、HIV蛋白酶抑制剂可升高布地奈德血药浓度，应避免合用或间隔用药；与其他哮喘治疗药一般可合用。',
      storage: '密闭，在30℃以下保存。压力容器，避免受热、撞击和日晒，勿刺破。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10064,
    name: '硫酸沙丁胺醇吸入气雾剂',
    latin: 'Salbutamol Sulfate Inhalation Aerosol',
    kind: 'chemical',
    mark: 'rx',
    form: '吸入气雾剂',
    category: 'asthma',
    symptoms: ['cough'],
    aliases: ['沙丁胺醇', '舒喘灵', '平喘急救喷雾'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['硫酸沙丁胺醇'],
    keyFacts: { how: '发作时吸1~2揿', stop: '不缓解或胸痛立即就医', avoid: '24小时内不超过8揿', askFirst: '心脏病、甲亢患者先问' },
    offers: [
      {
        brand: '远山',
        packings: [bottle('100μg×200揿', 2380, 2680), box('100μg×200揿×2瓶', 4560)],
        picture: { form: 'pump', hue: 205, design: 0 },
      },
      {
        brand: '拾穗',
        packings: [bottle('100μg×100揿', 1680), bottle('100μg×200揿', 2180)],
        picture: { form: 'pump', hue: 148, design: 3 },
      },
    ],
    leaflet: {
      traits: '本品在耐压容器中的药液为白色或类白色混悬液，揿压阀门时药液呈雾粒喷出。',
      indications: '用于缓解哮喘或慢性阻塞性肺疾病患者的支气管痉挛，及急性预防运动诱发的哮喘或其他过敏原诱发的支气管痉挛。',
      dosage:
        '经口吸入。缓解急性发作：成人100~200μg（1~2揿），儿童100μg，必要时可增至200μg。预防：运动前或接触过敏原前10~15分钟吸入200μg，儿童100μg。24小时内不超过8揿（800μg）。用前摇匀。',
      adverse:
        '常见震颤、头痛、心动过速；少见心悸、口咽刺激、肌肉痉挛；罕见低血钾、外周血管扩张；极罕见过敏反应、心律失常、反常性支气管痉挛。',
      contraindications: '对本品任何成份过敏者禁用；不用于先兆流产或早产的治疗。',
      precautions:
        '用量增加或疗效变短提示哮喘恶化，应立即就医，不可自行加量。甲状腺功能亢进、严重心脏病、高血压、糖尿病者慎用。大剂量可致低血钾，合用茶碱、激素、利尿药时应注意。不能单独用作哮喘长期控制药。',
      pregnancy: '孕妇及哺乳期妇女仅在获益大于风险时使用。',
      children: '儿童应在成人帮助下使用，可配储雾罐。',
      interactions:
        '不宜与普萘洛尔等非选择性β受体阻滞剂合用；与茶碱、糖皮质激素、利尿药合用可加重低血钾；与其他拟交感药合用心血管反应增加。',
      storage: '密闭，在30℃以下保存。压力容器，避免受热、冷冻和日晒，勿刺破。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10065,
    name: '雷贝拉唑钠肠溶片',
    latin: 'Rabeprazole Sodium Enteric-coated Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '肠溶片',
    category: 'acid',
    symptoms: ['stomach'],
    aliases: ['雷贝拉唑', '拉唑类', '质子泵抑制剂'],
    audience: ['adult', 'elder'],
    ingredients: ['雷贝拉唑钠'],
    keyFacts: {
      how: '一次20mg，一日1次，晨服',
      stop: '皮疹、黑便、黄疸应就医',
      avoid: '整片吞服，不可嚼碎',
      askFirst: '肝病、孕哺期、消瘦者先问',
    },
    offers: [
      { brand: '知白', packings: [box('20mg×7片', 2180), box('20mg×14片', 3980, 4480)], picture: { form: 'tablet', hue: 60, design: 3 } },
      { brand: '朴禾', packings: [box('10mg×14片', 1960), box('20mg×14片', 3480)], picture: { form: 'box', hue: 172, design: 1 } },
    ],
    leaflet: {
      traits: '本品为肠溶片，除去包衣后显白色或类白色。',
      indications: '用于活动性十二指肠溃疡、良性活动性胃溃疡、胃食管反流病、卓-艾综合征；与适当抗菌药联用根除幽门螺杆菌。',
      dosage:
        '早晨餐前整片吞服，不可咀嚼或压碎。活动性溃疡一次20mg，一日1次，十二指肠溃疡疗程4周，胃溃疡6周；反流性食管炎一次20mg，一日1次，疗程4~8周；根除幽门螺杆菌遵医嘱。',
      adverse:
        '常见头痛、腹泻、恶心、腹胀、腹痛、便秘；少见皮疹、口干、头晕、失眠、肝酶升高；罕见白细胞减少、过敏反应；长期使用可见低镁血症、骨折风险增加。',
      contraindications: '对雷贝拉唑、苯并咪唑类衍生物或本品辅料过敏者、孕妇及哺乳期妇女禁用；禁与利匹韦林合用。',
      precautions:
        '用药前应排除胃恶性肿瘤，因症状缓解可能掩盖病情。严重肝功能障碍者慎用。长期用药应监测血镁、维生素B12并留意骨折、肠道感染。出现不明原因体重下降、呕血、黑便、吞咽困难应就医。',
      pregnancy: '孕妇及哺乳期妇女禁用。',
      elderly: '主要经肝代谢，老年人应注意观察。',
      interactions:
        '禁与利匹韦林合用；抑制胃酸可降低酮康唑、伊曲康唑吸收，升高地高辛浓度；与大剂量甲氨蝶呤合用可使其浓度升高；含铝镁抗酸药可略降低吸收。',
      storage: '遮光，密封，在25℃以下干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10066,
    name: '瑞巴派特片',
    latin: 'Rebamipide Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'acid',
    symptoms: ['stomach'],
    aliases: ['瑞巴派特', '胃黏膜保护剂'],
    audience: ['adult', 'elder'],
    ingredients: ['瑞巴派特'],
    keyFacts: { how: '一次0.1g，一日3次', stop: '皮疹、气促、黄疸即停', avoid: '溃疡勿单用本品', askFirst: '孕哺期、药物过敏者先问' },
    offers: [
      { brand: '南浦', packings: [box('0.1g×12片', 1180), box('0.1g×24片', 2180, 2480)], picture: { form: 'tablet', hue: 120, design: 2 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色。',
      indications: '用于胃溃疡；用于急性胃炎、慢性胃炎急性加重期胃黏膜病变（糜烂、出血、充血、水肿）的改善。',
      dosage: '口服。胃溃疡：成人一次0.1g，一日3次，早、晚及睡前服用。急性胃炎及慢性胃炎急性加重期：成人一次0.1g，一日3次。',
      adverse:
        '可见便秘、腹胀、腹泻、恶心、呕吐、烧心、味觉异常、皮疹、瘙痒；罕见休克、过敏样反应、白细胞或血小板减少、肝功能障碍、黄疸、麻木、头晕。',
      contraindications: '对本品任何成份过敏者禁用。',
      precautions:
        '不推荐单独用于幽门螺杆菌感染的治疗。出现瘙痒、皮疹、气促等过敏症状应立即停药。出现转氨酶升高、黄疸等应停药并就医。从铝塑板中取出后服用，勿误服包装。',
      pregnancy: '孕妇仅在获益大于风险时使用；哺乳期用药应避免哺乳。',
      children: '儿童用药的安全性尚未确立。',
      elderly: '一般生理功能低下，应注意消化系统副作用。',
      interactions: '尚无明确的临床意义相互作用资料；如同时使用其他药物，请告知医师或药师。',
      storage: '密封，室温保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10067,
    name: '非那雄胺片',
    latin: 'Finasteride Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'prostate',
    symptoms: [],
    aliases: ['非那雄胺', '5α还原酶抑制剂'],
    audience: ['adult', 'elder'],
    ingredients: ['非那雄胺'],
    keyFacts: { how: '一次5mg，一日1次', stop: '乳房肿块、情绪低落就医', avoid: '妇女儿童不可用', askFirst: '备孕、查PSA前告知医师' },
    offers: [
      { brand: '禾安', packings: [box('5mg×10片', 2380), box('5mg×30片', 6580, 7180)], picture: { form: 'tablet', hue: 215, design: 4 } },
      { brand: '远山', packings: [box('5mg×14片', 2880), box('5mg×28片', 5380)], picture: { form: 'tablet', hue: 180, design: 0 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于治疗和控制良性前列腺增生，降低发生急性尿潴留的风险，降低需行经尿道切除前列腺和前列腺切除术的危险。',
      dosage:
        '口服，一次5mg，一日1次，空腹或与食物同服均可。起效较慢，可能需至少6个月才能判断疗效，应坚持用药。肾功能不全者及老年人无需调整剂量。',
      adverse:
        '主要为性欲减退、勃起功能障碍、射精量减少；少见乳房增大或触痛、皮疹；上市后有睾丸疼痛、抑郁、停药后仍持续的性功能障碍及男性乳腺癌的报告。',
      contraindications: '对本品任何成份过敏者禁用；妇女（尤其怀孕或可能怀孕者）和儿童禁用。',
      precautions:
        '可使血清PSA降低约50%，检查前应告知医师，用药前和用药期间宜排查前列腺癌。残余尿量多或尿流严重减少者应防梗阻性尿路病。出现乳房肿块、疼痛、溢液或情绪改变应就医。肝功能异常者慎用。',
      pregnancy: '禁用于妇女。孕妇不应接触破碎的药片，可致男性胎儿外生殖器异常。',
      children: '禁用于儿童。',
      interactions: '未发现具有重要临床意义的药物相互作用。',
      storage: '遮光，密封，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10068,
    name: '盐酸坦索罗辛缓释胶囊',
    latin: 'Tamsulosin Hydrochloride Sustained-release Capsules',
    kind: 'chemical',
    mark: 'rx',
    form: '缓释胶囊',
    category: 'prostate',
    symptoms: [],
    aliases: ['坦索罗辛', '坦洛新', 'α受体阻滞剂'],
    audience: ['adult', 'elder'],
    ingredients: ['盐酸坦索罗辛'],
    keyFacts: {
      how: '一次0.2mg，一日1次，饭后',
      stop: '晕厥、勃起不退立即就医',
      avoid: '不可嚼碎，起身要慢',
      askFirst: '低血压、白内障手术先问',
    },
    offers: [
      {
        brand: '沐泉',
        packings: [box('0.2mg×10粒', 2180), box('0.2mg×14粒', 2980, 3280)],
        picture: { form: 'capsule', hue: 32, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为硬胶囊，内容物为白色或类白色球形颗粒。',
      indications: '用于治疗前列腺增生所致的异常排尿症状，如尿频、夜尿增多、排尿困难等。',
      dosage: '口服，成人一次0.2mg，一日1次，饭后服用，根据年龄和症状遵医嘱适当增减。胶囊应整粒吞服，不可咀嚼胶囊内的颗粒。',
      adverse:
        '可见头晕、蹒跚感、体位性低血压、心率加快、射精异常、鼻塞、恶心、胃部不适、皮疹；罕见晕厥、肝功能异常、阴茎异常勃起、术中虹膜松弛综合征。',
      contraindications: '对本品任何成份过敏者禁用；有体位性低血压史、严重肝功能不全者不宜使用。',
      precautions:
        '用药前应排除前列腺癌。服药后可能出现体位性低血压，由卧位或坐位起身应缓慢；高空作业、驾驶者应注意。拟行白内障或青光眼手术者应告知眼科医师。肾功能不全者慎用。',
      elderly: '高龄者应注意用药后状况，如得不到期待的效果不应继续增量。',
      interactions: '与降压药、其他α受体阻滞剂及西地那非等合用可致血压下降；西咪替丁、酮康唑、帕罗西汀可升高血药浓度。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
]
