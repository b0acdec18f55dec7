import type { Medicine } from '../item'
import { bottle, box } from './rxPacks'

export const rxMetabolic1: Medicine[] = [
  {
    code: 10021,
    name: '盐酸二甲双胍缓释片',
    latin: 'Metformin Hydrochloride Sustained-release Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '缓释片',
    category: 'diabetes',
    symptoms: ['sugar'],
    aliases: ['二甲双胍', '双胍类降糖药'],
    audience: ['adult', 'elder'],
    ingredients: ['盐酸二甲双胍'],
    keyFacts: {
      how: '起始0.5g，晚餐时整片服',
      stop: '呼吸急促、嗜睡立即就医',
      avoid: '不可嚼碎，避免饮酒',
      askFirst: '肾功能差、做增强CT先问',
    },
    offers: [
      { brand: '朴禾', packings: [box('0.5g×60片', 2980, 3480), box('0.5g×30片', 1590)], picture: { form: 'tablet', hue: 152, design: 0 } },
      { brand: '沐泉', packings: [bottle('0.5g×60片', 3180), box('0.5g×20片', 1180)], picture: { form: 'bottle', hue: 200, design: 2 } },
    ],
    leaflet: {
      traits: '本品为缓释片，除去包衣后显白色或类白色。',
      indications: '用于单纯饮食控制和运动治疗不能有效控制血糖的2型糖尿病，可单用，也可与磺酰脲类或胰岛素合用。',
      dosage:
        '口服，整片吞服，不可嚼碎或掰开。通常起始一次0.5g，一日1次，晚餐时服；每周可遵医嘱增加0.5g，最大一日2g。若一日1次2g不能满意控制，可改为一次1g，一日2次。',
      adverse:
        '常见恶心、呕吐、腹泻、腹胀、食欲下降、口中金属味，多在用药初期；长期用药可致维生素B12吸收减少；罕见乳酸性酸中毒、皮疹、肝功能异常。',
      contraindications:
        '中重度肾功能损害（eGFR低于45）、急慢性代谢性酸中毒（含糖尿病酮症酸中毒）、可致组织缺氧的疾病、严重感染或外伤、大手术、肝功能不全、酗酒者及对本品过敏者禁用。',
      precautions:
        '使用碘化造影剂前或检查时应停药，48小时后复查肾功能正常方可恢复。应定期检查肾功能和维生素B12。出现不明原因的呼吸急促、肌痛、嗜睡、腹痛应立即就医。粪便中可见片剂样空壳，属正常现象。',
      pregnancy: '孕妇使用须由医师评估；哺乳期妇女不推荐使用。',
      children: '不推荐17岁以下使用缓释制剂。',
      elderly: '应根据肾功能调整剂量，定期监测肾功能。',
      interactions:
        '酒精可增加乳酸性酸中毒风险；与胰岛素、磺酰脲类合用可致低血糖；西咪替丁、多替拉韦可升高血药浓度；糖皮质激素、噻嗪类利尿药可升高血糖。',
      storage: '密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10022,
    name: '阿卡波糖片',
    latin: 'Acarbose Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'diabetes',
    symptoms: ['sugar'],
    aliases: ['阿卡波糖', '糖苷酶抑制剂'],
    audience: ['adult', 'elder'],
    ingredients: ['阿卡波糖'],
    keyFacts: {
      how: '一次50mg，一日3次，餐时嚼',
      stop: '剧烈腹痛、停止排气就医',
      avoid: '低血糖时须吃葡萄糖',
      askFirst: '肠道疾病、疝气患者先问',
    },
    offers: [
      { brand: '岭青', packings: [box('50mg×30片', 2180), box('50mg×60片', 3980, 4380)], picture: { form: 'tablet', hue: 38, design: 1 } },
      { brand: '远山', packings: [box('50mg×30片', 1890, 2160), box('100mg×30片', 3460)], picture: { form: 'box', hue: 122, design: 4 } },
    ],
    leaflet: {
      traits: '本品为类白色或淡黄色片。',
      indications: '配合饮食控制，用于2型糖尿病；用于降低糖耐量减低者的餐后血糖。',
      dosage:
        '用餐前即刻整片吞服，或与前几口食物一起咀嚼服用。起始一次50mg，一日3次，以后可遵医嘱增至一次100mg，一日3次，个别可增至一次200mg，一日3次。',
      adverse: '常见胃肠胀气、肠鸣音增多，其次为腹泻、腹痛；少见恶心、呕吐、消化不良、转氨酶升高；罕见水肿、黄疸、皮疹；个别可发生肠梗阻。',
      contraindications:
        '对本品过敏者、18岁以下、孕妇及哺乳期妇女、有明显消化吸收障碍的慢性胃肠疾病、可因肠胀气加重的疾病（如严重疝、肠梗阻、肠溃疡）、严重肾功能损害及严重肝病者禁用。',
      precautions:
        '本品使蔗糖分解变慢，与其他降糖药合用发生低血糖时应使用葡萄糖，不宜用蔗糖。用药头6~12个月应定期检查转氨酶。未控制饮食可加重胃肠道不适。',
      pregnancy: '孕妇及哺乳期妇女禁用。',
      children: '18岁以下禁用。',
      interactions:
        '与磺酰脲类、胰岛素或二甲双胍合用可能低血糖，应减少后者剂量；避免与抗酸药、考来烯胺、肠道吸附剂和消化酶制剂同服；个别情况下影响地高辛生物利用度。',
      storage: '密封，在25℃以下干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10023,
    name: '格列齐特缓释片',
    latin: 'Gliclazide Sustained-release Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '缓释片',
    category: 'diabetes',
    symptoms: ['sugar'],
    aliases: ['格列齐特', '磺脲类降糖药'],
    audience: ['adult', 'elder'],
    ingredients: ['格列齐特'],
    keyFacts: {
      how: '一次30mg起，早餐时服1次',
      stop: '心慌出汗先补糖再就医',
      avoid: '不可漏餐、饮酒、嚼碎',
      askFirst: '肝肾功能差、孕哺期先问',
    },
    offers: [
      { brand: '知白', packings: [box('30mg×30片', 1980), box('30mg×60片', 3760, 4080)], picture: { form: 'tablet', hue: 240, design: 2 } },
      { brand: '拾穗', packings: [box('30mg×30片', 1780), box('60mg×30片', 3280)], picture: { form: 'tablet', hue: 82, design: 0 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色缓释片。',
      indications: '用于单用饮食疗法、运动疗法和减轻体重不足以控制血糖的成人2型糖尿病。',
      dosage:
        '口服，仅用于成年人。一日1次，剂量30~120mg，早餐时服用，整片吞服。首次建议30mg，按血糖反应每次增加30mg，两次加量间隔至少1个月。漏服时次日不得增加剂量。',
      adverse:
        '最主要为低血糖，表现为饥饿、心悸、出汗、头晕、意识模糊；可见腹痛、恶心、消化不良、腹泻或便秘；少见皮疹、血细胞减少、肝酶升高。',
      contraindications:
        '对格列齐特、其他磺酰脲类或磺胺类过敏者、1型糖尿病、糖尿病酮症酸中毒或昏迷前期、严重肝肾功能不全者、哺乳期妇女禁用；禁与咪康唑合用。',
      precautions:
        '应按时规律进餐，进食延迟、热量不足、剧烈运动或饮酒易致低血糖。G6PD缺乏者慎用，可能发生溶血性贫血。发热、创伤、感染或手术时可能需改用胰岛素。应定期监测血糖。',
      pregnancy: '孕妇应改用胰岛素；哺乳期禁用。',
      children: '儿童无研究资料，不推荐使用。',
      elderly: '低血糖风险增加，宜从30mg开始。',
      interactions:
        '咪康唑禁止合用；保泰松、酒精、氟康唑、β受体阻滞剂、ACEI可增加低血糖风险；达那唑、糖皮质激素、氯丙嗪可升高血糖；可增强抗凝药作用。',
      storage: '密封，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10024,
    name: '磷酸西格列汀片',
    latin: 'Sitagliptin Phosphate Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'diabetes',
    symptoms: ['sugar'],
    aliases: ['西格列汀', '列汀类降糖药'],
    audience: ['adult', 'elder'],
    ingredients: ['磷酸西格列汀'],
    keyFacts: { how: '一次100mg，一日1次', stop: '持续剧烈腹痛停药就医', avoid: '不用于1型糖尿病', askFirst: '胰腺炎史、肾病患者先问' },
    offers: [
      { brand: '禾安', packings: [box('100mg×7片', 3180), box('100mg×14片', 5980, 6480)], picture: { form: 'tablet', hue: 56, design: 3 } },
      { brand: '南浦', packings: [box('50mg×14片', 3280), box('100mg×30片', 11800, 12800)], picture: { form: 'box', hue: 188, design: 1 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '配合饮食控制和运动，单药或与二甲双胍、磺酰脲类、胰岛素等联合，用于改善2型糖尿病患者的血糖控制。',
      dosage:
        '口服，一次100mg，一日1次，可与或不与食物同服。肾小球滤过率30~45者一日50mg，低于30（含透析）者一日25mg。与磺酰脲类或胰岛素联用时可考虑减少后者剂量。',
      adverse:
        '可见上呼吸道感染、鼻咽炎、头痛；上市后有过敏反应、血管性水肿、皮疹、急性胰腺炎、肾功能恶化、关节痛、肌痛、便秘、大疱性类天疱疮的报告。',
      contraindications: '对本品中任何成份过敏者禁用。',
      precautions:
        '不得用于1型糖尿病或糖尿病酮症酸中毒。出现持续性剧烈腹痛疑似胰腺炎时应立即停药就医。用药前及用药中应评估肾功能。出现严重关节痛、皮肤水疱或糜烂应告知医师。',
      pregnancy: '孕妇不建议使用；哺乳期妇女不宜使用。',
      children: '18岁以下的安全有效性尚未确定。',
      elderly: '不需因年龄调整剂量，但应关注肾功能。',
      interactions: '相互作用较少；与磺酰脲类或胰岛素合用时低血糖风险增加；可使地高辛血药浓度略升高，应适当监测。',
      storage: '密封，在30℃以下保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10025,
    name: '达格列净片',
    latin: 'Dapagliflozin Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'diabetes',
    symptoms: ['sugar'],
    aliases: ['达格列净', '列净类降糖药'],
    audience: ['adult', 'elder'],
    ingredients: ['达格列净'],
    keyFacts: {
      how: '一次5~10mg，晨服，一日1次',
      stop: '恶心腹痛、呼吸深快即停',
      avoid: '注意饮水，防脱水',
      askFirst: '泌尿感染、透析患者先问',
    },
    offers: [
      { brand: '沐泉', packings: [box('10mg×14片', 3980), box('10mg×30片', 7980, 8580)], picture: { form: 'tablet', hue: 96, design: 2 } },
      { brand: '岭青', packings: [box('10mg×10片', 2780), box('10mg×28片', 7280)], picture: { form: 'tablet', hue: 322, design: 0 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '配合饮食和运动改善成人2型糖尿病的血糖控制；用于成人心力衰竭和慢性肾脏病患者，降低相关心血管及肾脏事件风险。',
      dosage:
        '口服，晨服，不受进食限制。用于血糖控制起始一次5mg，一日1次，需加强控制且耐受者可增至10mg；用于心力衰竭或慢性肾脏病，推荐一次10mg，一日1次。',
      adverse: '常见生殖器真菌感染、尿路感染、背痛、尿量增加；可见血容量不足、低血压；少见酮症酸中毒、急性肾损伤、会阴坏死性筋膜炎。',
      contraindications: '对本品有严重过敏反应史者禁用；透析患者禁用。',
      precautions:
        '不用于1型糖尿病。出现恶心、呕吐、腹痛、呼吸深快时，即使血糖不高也应考虑酮症酸中毒并停药就医。大手术前应至少停药3天。老年、用利尿药者应防脱水和低血压。注意会阴清洁。服药期间尿糖呈阳性。',
      pregnancy: '妊娠中晚期不推荐使用；哺乳期不推荐使用。',
      elderly: '易发生血容量不足，应注意监测血压和肾功能。',
      interactions: '与胰岛素或磺酰脲类合用增加低血糖风险；与利尿药合用增加脱水和低血压风险；可能降低血锂浓度；不宜用尿糖试验监测血糖。',
      storage: '密封，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10026,
    name: '格列美脲片',
    latin: 'Glimepiride Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'diabetes',
    symptoms: ['sugar'],
    aliases: ['格列美脲', '磺脲类降糖药'],
    audience: ['adult', 'elder'],
    ingredients: ['格列美脲'],
    keyFacts: { how: '一次1mg起，早餐前服1次', stop: '心慌出汗先补糖再就医', avoid: '不可漏餐、饮酒', askFirst: '肝肾功能差、孕哺期先问' },
    offers: [
      { brand: '拾穗', packings: [box('2mg×15片', 1680), box('2mg×30片', 2980, 3380)], picture: { form: 'tablet', hue: 145, design: 3 } },
    ],
    leaflet: {
      traits: '本品为着色片或白色片。',
      indications: '用于控制饮食、运动疗法及减轻体重均不能满意控制血糖的2型糖尿病。',
      dosage:
        '口服，早餐前即刻或第一次正餐前以水吞服，不可咀嚼。起始一次1mg，一日1次；按血糖每1~2周遵医嘱逐步增加，常用一日1~4mg，最大一日6mg。漏服时不可在下次加倍。',
      adverse:
        '低血糖最重要，表现为饥饿、头痛、出汗、心悸、震颤；少见恶心、腹泻、暂时性视力障碍、肝酶升高、皮疹、荨麻疹；罕见血小板或白细胞减少。',
      contraindications:
        '对本品、其他磺酰脲类或磺胺类过敏者、1型糖尿病、糖尿病昏迷或酮症酸中毒、严重肝肾功能损害者、孕妇及哺乳期妇女禁用。',
      precautions:
        '服药后应按时进餐。治疗最初几周低血糖风险较高，应密切监测血糖。饮酒、饮食不规律、剧烈运动可诱发低血糖。G6PD缺乏者慎用。低血糖时反应力下降，驾驶者注意。',
      pregnancy: '孕妇及哺乳期妇女禁用，应改用胰岛素。',
      elderly: '低血糖易被忽视，应从小剂量开始。',
      interactions:
        '胰岛素、其他降糖药、氟康唑、磺胺类、贝特类、酒精可增强降糖作用；糖皮质激素、利尿药、利福平可减弱作用；β受体阻滞剂可掩盖低血糖症状。',
      storage: '密封，在30℃以下保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10027,
    name: '非布司他片',
    latin: 'Febuxostat Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'gout',
    symptoms: ['joint'],
    aliases: ['非布司他', '非布索坦', '降尿酸药'],
    audience: ['adult', 'elder'],
    ingredients: ['非布司他'],
    keyFacts: { how: '一次20~40mg，一日1次', stop: '皮疹、胸痛、黄疸应停药', avoid: '勿与硫唑嘌呤同用', askFirst: '心脑血管病史者先问' },
    offers: [
      { brand: '禾安', packings: [box('40mg×7片', 1980), box('40mg×14片', 3680, 4180)], picture: { form: 'tablet', hue: 170, design: 4 } },
      { brand: '知白', packings: [box('40mg×16片', 3890), box('80mg×14片', 6480)], picture: { form: 'box', hue: 285, design: 2 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于痛风患者高尿酸血症的长期治疗。不推荐用于无临床症状的高尿酸血症。',
      dosage:
        '口服，可空腹或与食物同服。推荐起始剂量一次20~40mg，一日1次；2~4周后血尿酸未达标者遵医嘱增加，最大一日80mg。开始用药的前数月应遵医嘱合用预防痛风发作的药物。',
      adverse:
        '常见肝功能异常、恶心、关节痛、皮疹；用药初期痛风可发作增多；少见头晕、腹泻、血肌酸激酶升高；罕见严重皮肤反应、横纹肌溶解、心血管事件。',
      contraindications: '对本品过敏者禁用；正在接受硫唑嘌呤或巯嘌呤治疗者禁用。',
      precautions:
        '用药初期痛风发作时不必停药，应同时治疗发作。有心血管疾病史者应慎用，并留意胸痛、气短、肢体无力等症状。用药前及期间应检查肝功能。出现严重皮疹应立即停药。',
      pregnancy: '孕妇仅在获益大于风险时使用；哺乳期慎用。',
      children: '18岁以下的安全有效性尚未确定。',
      interactions: '抑制黄嘌呤氧化酶，可使硫唑嘌呤、巯嘌呤浓度升高引起中毒，禁止合用；与茶碱合用应慎重。',
      storage: '遮光，密封，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10028,
    name: '别嘌醇片',
    latin: 'Allopurinol Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'gout',
    symptoms: ['joint'],
    aliases: ['别嘌呤醇', '降尿酸药'],
    audience: ['adult', 'elder'],
    ingredients: ['别嘌醇'],
    keyFacts: {
      how: '起始50mg，一日1~2次，餐后',
      stop: '一见皮疹、发热立即停药',
      avoid: '急性痛风发作期不起用',
      askFirst: '先问基因检测与肾功能',
    },
    offers: [
      {
        brand: '远山',
        packings: [bottle('0.1g×60片', 1780), bottle('0.1g×100片', 2680, 2980)],
        picture: { form: 'bottle', hue: 40, design: 1 },
      },
    ],
    leaflet: {
      traits: '本品为白色片。',
      indications: '用于原发性和继发性高尿酸血症，反复发作或慢性痛风，痛风石，尿酸性肾结石和（或）尿酸性肾病，伴肾功能不全的高尿酸血症。',
      dosage:
        '口服，宜餐后服并多饮水。成人初始一次50mg，一日1~2次，每周可递增50~100mg，至一日200~300mg，分2~3次服；每2周测血尿酸，达标后不再增量，最大一日不超过600mg。肾功能不全者减量。',
      adverse:
        '可见皮疹、瘙痒、荨麻疹、腹泻、恶心、腹痛、脱发、肝酶升高、白细胞或血小板减少；严重者可发生剥脱性皮炎、中毒性表皮坏死松解症及药物超敏综合征。',
      contraindications: '对本品过敏、严重肝肾功能不全、明显血细胞低下者及孕妇、可能怀孕者、哺乳期妇女禁用。',
      precautions:
        'HLA-B*5801阳性者发生严重皮肤反应的风险显著升高，用药前宜检测。出现皮疹应立即停药就医。不能控制急性痛风炎症，应在急性期消退约2周后开始。用药期间多饮水并定期查血象和肝肾功能。',
      pregnancy: '孕妇及哺乳期妇女禁用。',
      elderly: '应按肾功能减量。',
      interactions:
        '可使硫唑嘌呤、巯嘌呤毒性增加，须大幅减量或避免合用；与氨苄西林、阿莫西林合用皮疹增多；饮酒及噻嗪类利尿药可减弱疗效；可增强抗凝药作用。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
]
