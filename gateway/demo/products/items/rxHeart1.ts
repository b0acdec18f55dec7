import type { Medicine } from '../item'
import { bottle, box } from './rxPacks'

export const rxHeart1: Medicine[] = [
  {
    code: 10001,
    name: '缬沙坦胶囊',
    latin: 'Valsartan Capsules',
    kind: 'chemical',
    mark: 'rx',
    form: '硬胶囊剂',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['缬沙坦', '沙坦类降压药'],
    audience: ['adult', 'elder'],
    ingredients: ['缬沙坦'],
    keyFacts: {
      how: '一次80mg，一日1次',
      stop: '面唇肿胀、呼吸困难即停',
      avoid: '勿与阿利吉仑、补钾剂同服',
      askFirst: '孕妇禁用，肾功能差者先问',
    },
    offers: [
      { brand: '禾安', packings: [box('80mg×28粒', 4980, 5680), box('80mg×7粒', 1390)], picture: { form: 'capsule', hue: 215, design: 0 } },
      {
        brand: '南浦',
        packings: [box('80mg×14粒', 2280), box('80mg×28粒', 4260, 4680)],
        picture: { form: 'capsule', hue: 262, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为硬胶囊，内容物为白色或类白色粉末。',
      indications: '用于治疗轻度至中度原发性高血压。',
      dosage:
        '口服。成人推荐剂量为一次80mg，一日1次，宜每天固定时间服用，进餐与否均可。约2周起明显降压，4周达最大效果；血压控制不满意时可遵医嘱增至一日160mg，或加用利尿药。',
      adverse:
        '可见头晕、头痛、乏力、咳嗽、腹泻、腹痛；少见体位性低血压、血钾升高、血肌酐升高及肝酶升高；罕见血管性水肿、皮疹、瘙痒等过敏反应。',
      contraindications:
        '对缬沙坦或本品任一成份过敏者、妊娠期妇女禁用；严重肝功能损害、胆汁性肝硬化及胆汁淤积者禁用；糖尿病患者禁止与阿利吉仑合用。',
      precautions:
        '血容量或钠严重不足者用药前应先纠正，以防症状性低血压。肾动脉狭窄、严重肾功能不全及心力衰竭者应监测血压、肌酐和血钾。出现血管性水肿应立即停药，且不得再次使用。驾驶及操作机器时应留意头晕。',
      pregnancy: '妊娠期妇女禁用，一旦发现怀孕应尽早停药；哺乳期妇女不宜使用。',
      children: '18岁以下患者的安全性和有效性尚未确立。',
      elderly: '肾功能正常的老年患者一般不需调整起始剂量。',
      interactions:
        '与保钾利尿药、补钾剂、含钾代用盐合用可使血钾升高；与非甾体抗炎药合用可减弱降压作用并加重肾损害；与锂剂合用应监测血锂；避免与ACEI或阿利吉仑联用。',
      storage: '密封，在30℃以下干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10002,
    name: '苯磺酸氨氯地平片',
    latin: 'Amlodipine Besylate Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['氨氯地平', '地平类降压药'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['苯磺酸氨氯地平'],
    keyFacts: {
      how: '一次5mg，一日1次',
      stop: '胸痛加重、晕厥应就医',
      avoid: '少喝西柚汁，勿自行停药',
      askFirst: '肝功能差、主动脉瓣窄先问',
    },
    offers: [
      { brand: '沐泉', packings: [box('5mg×28片', 2680, 3180), box('5mg×7片', 790)], picture: { form: 'tablet', hue: 190, design: 1 } },
      { brand: '远山', packings: [box('5mg×14片', 1180), box('5mg×28片', 2180)], picture: { form: 'tablet', hue: 28, design: 3 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于高血压的治疗，可单独或与其他降压药合用；用于慢性稳定性心绞痛、血管痉挛性心绞痛的对症治疗。',
      dosage:
        '口服。成人起始剂量通常为一次5mg，一日1次，最大一日10mg；身材瘦小、老年或肝功能不全者可从一次2.5mg开始。一般每7~14天根据血压调整一次。6~17岁儿童高血压遵医嘱一日2.5~5mg。',
      adverse: '较常见踝部水肿、头痛、面部潮红、心悸、头晕、疲倦、恶心、腹痛和嗜睡；少见牙龈增生、皮疹、瘙痒、肌痛、肝酶升高及低血压。',
      contraindications: '对氨氯地平或其他二氢吡啶类药物及本品任一成份过敏者禁用。',
      precautions:
        '严重主动脉瓣狭窄者可发生症状性低血压。严重冠状动脉病变者在开始用药或加量时偶见心绞痛加重或心肌梗死。肝功能不全者应缓慢增量。不要自行停药或改量，漏服时不要一次服双倍剂量。',
      pregnancy: '孕妇仅在医师认为必要时使用；药物可进入乳汁，哺乳期妇女使用应权衡利弊。',
      children: '6岁以下儿童的用药资料缺乏。',
      elderly: '清除减慢，宜从小剂量开始。',
      interactions:
        '克拉霉素、伊曲康唑、地尔硫䓬等CYP3A4抑制剂可升高血药浓度；利福平等诱导剂可降低疗效；与辛伐他汀合用时后者一日不超过20mg；可升高他克莫司、环孢素浓度。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10003,
    name: '阿托伐他汀钙片',
    latin: 'Atorvastatin Calcium Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'lipid',
    symptoms: ['lipid'],
    aliases: ['阿托伐他汀', '他汀类降脂药'],
    audience: ['adult', 'elder'],
    ingredients: ['阿托伐他汀钙'],
    keyFacts: {
      how: '一次10~20mg，一日1次',
      stop: '肌痛无力、尿色变深即停',
      avoid: '避免大量西柚汁和饮酒',
      askFirst: '肝病、备孕及孕哺期先问',
    },
    offers: [
      { brand: '禾安', packings: [box('20mg×28片', 3960, 4580), box('20mg×7片', 1090)], picture: { form: 'tablet', hue: 245, design: 2 } },
      { brand: '岭青', packings: [box('10mg×14片', 1480), box('20mg×28片', 3580, 3980)], picture: { form: 'box', hue: 158, design: 0 } },
    ],
    leaflet: {
      traits: '本品为白色薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于原发性高胆固醇血症、混合型高脂血症；用于冠心病或冠心病等危症合并高胆固醇血症者，降低心肌梗死、卒中等风险。',
      dosage:
        '口服。常用起始剂量一次10mg，一日1次，需大幅降脂者可从20mg开始；一日内任何时间服用，不受进餐影响。剂量每4周或更长时间调整一次，最大一日80mg。用药期间应坚持低脂饮食。',
      adverse:
        '可见鼻咽炎、腹泻、消化不良、恶心、关节痛、肢体痛、肌痛、血糖和转氨酶升高；罕见肌病、横纹肌溶解、肝损害、过敏性皮疹及血管性水肿。',
      contraindications: '对本品成份过敏者、活动性肝病或转氨酶不明原因持续升高者、孕妇及哺乳期妇女禁用。',
      precautions:
        '用药前及用药中应检查肝功能。出现不明原因的肌肉疼痛、压痛或无力，尤其伴发热、尿色加深时，应立即停药并检查肌酸激酶。大量饮酒或有肝病史者慎用；糖尿病高危者应监测血糖。',
      pregnancy: '孕妇及哺乳期妇女禁用；育龄妇女用药期间应有效避孕。',
      elderly: '65岁以上是发生肌病的危险因素，应注意监测。',
      interactions:
        '克拉霉素、伊曲康唑、环孢素、HIV蛋白酶抑制剂、大量西柚汁可升高血药浓度，增加肌病风险；与吉非罗齐、烟酸、秋水仙碱合用风险增加；利福平可降低疗效。',
      storage: '密封，在25℃以下保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10004,
    name: '瑞舒伐他汀钙片',
    latin: 'Rosuvastatin Calcium Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'lipid',
    symptoms: ['lipid'],
    aliases: ['瑞舒伐他汀', '他汀类降脂药'],
    audience: ['adult', 'elder'],
    ingredients: ['瑞舒伐他汀钙'],
    keyFacts: {
      how: '一次5~10mg，一日1次',
      stop: '肌痛无力、尿色变深即停',
      avoid: '抗酸药隔2小时再服',
      askFirst: '肝病、重度肾损害者先问',
    },
    offers: [
      { brand: '沐泉', packings: [box('10mg×28片', 4380, 4980), box('10mg×7片', 1180)], picture: { form: 'tablet', hue: 330, design: 1 } },
      { brand: '知白', packings: [box('5mg×28片', 2460), box('10mg×28片', 3890)], picture: { form: 'tablet', hue: 205, design: 4 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications:
        '用于经饮食控制和其他非药物治疗仍不能适当控制血脂异常的原发性高胆固醇血症、混合型血脂异常，以及纯合子家族性高胆固醇血症。',
      dosage:
        '口服。常用起始剂量为一次5mg，一日1次，需更强降低胆固醇者可从10mg开始；可在任何时间服用，不受进食影响。如有必要4周后遵医嘱调整，一日最大剂量20mg。',
      adverse: '常见头痛、头晕、便秘、恶心、腹痛、肌痛、无力、血糖升高；可见蛋白尿、转氨酶升高、皮疹、瘙痒；罕见肌病、横纹肌溶解、胰腺炎。',
      contraindications:
        '对本品成份过敏者、活动性肝病、严重肾功能损害（肌酐清除率低于30ml/min）、肌病患者、同时用环孢素者及孕妇、哺乳期妇女禁用。',
      precautions:
        '亚裔人群血药浓度较高，应从小剂量开始。甲状腺功能减退、肾功能损害、嗜酒及有遗传性肌病家族史者慎用。出现肌痛、肌无力应查肌酸激酶。用药前和用药3个月后宜检查肝功能。',
      pregnancy: '孕妇及哺乳期妇女禁用；育龄妇女应采取适当避孕措施。',
      elderly: '70岁以上老年人建议起始剂量一次5mg。',
      interactions:
        '环孢素禁止合用；吉非罗齐、贝特类及蛋白酶抑制剂增加肌病风险；含铝镁抗酸药可降低吸收，应在服本品2小时后再用；与维生素K拮抗剂合用应监测INR。',
      storage: '遮光，密封，在30℃以下干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10005,
    name: '氯沙坦钾片',
    latin: 'Losartan Potassium Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['氯沙坦', '沙坦类降压药'],
    audience: ['adult', 'elder'],
    ingredients: ['氯沙坦钾'],
    keyFacts: {
      how: '一次50mg，一日1次',
      stop: '面唇肿胀、呼吸困难即停',
      avoid: '勿自行补钾或用含钾盐',
      askFirst: '孕妇禁用，肝肾病者先问',
    },
    offers: [
      { brand: '南浦', packings: [box('50mg×28片', 4560), box('50mg×7片', 1260)], picture: { form: 'tablet', hue: 140, design: 0 } },
      { brand: '禾安', packings: [box('100mg×7片', 1980), box('100mg×14片', 3780, 4180)], picture: { form: 'box', hue: 225, design: 3 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于治疗原发性高血压。',
      dosage:
        '口服，可与或不与食物同服。通常起始和维持剂量为一次50mg，一日1次，用药3~6周达到最大降压效果，部分患者可增至一日100mg。血容量不足者从25mg开始，有肝功能损害史者应考虑减量。',
      adverse: '一般轻微而短暂，可见头晕、乏力、体位性低血压、血钾升高；少见咳嗽、腹泻、皮疹、肝酶升高；罕见血管性水肿、血管炎。',
      contraindications: '对本品任何成份过敏者、妊娠期妇女禁用；糖尿病患者禁止与阿利吉仑合用。',
      precautions:
        '血容量不足者用药初期可发生症状性低血压，应先纠正。双侧或孤立肾动脉狭窄者可致血肌酐升高。肾功能不全或糖尿病者易发生高血钾，应定期检查血钾和肾功能。服药期间不宜自行使用补钾剂。',
      pregnancy: '妊娠期禁用，发现怀孕应立即停药；哺乳期妇女应停止哺乳或停药。',
      elderly: '一般不需调整剂量，75岁以上者可由25mg起始。',
      interactions:
        '与保钾利尿药、补钾剂或含钾盐代用品合用可致高血钾；非甾体抗炎药可减弱降压作用并损害肾功能；利福平、氟康唑可降低活性代谢物水平；与锂剂合用应监测血锂。',
      storage: '遮光，密封，在30℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10006,
    name: '酒石酸美托洛尔片',
    latin: 'Metoprolol Tartrate Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['美托洛尔', '洛尔类'],
    audience: ['adult', 'elder'],
    ingredients: ['酒石酸美托洛尔'],
    keyFacts: { how: '一次25~50mg，一日2次', stop: '不可突然停药，须渐减量', avoid: '心率过慢者不可用', askFirst: '哮喘、糖尿病患者先问' },
    offers: [
      { brand: '远山', packings: [box('25mg×20片', 890), box('25mg×60片', 2380, 2680)], picture: { form: 'tablet', hue: 12, design: 2 } },
      { brand: '拾穗', packings: [box('50mg×20片', 1260), box('50mg×40片', 2360)], picture: { form: 'tablet', hue: 275, design: 1 } },
    ],
    leaflet: {
      traits: '本品为白色片。',
      indications:
        '用于治疗高血压、心绞痛、心肌梗死、肥厚型心肌病、主动脉夹层、心律失常、甲状腺功能亢进、心脏神经官能症；也可在心内科医师指导下用于心力衰竭。',
      dosage:
        '口服，应空腹服药，剂量个体化。高血压一日100~200mg，分1~2次；心绞痛、心律失常、甲亢一般一次25~50mg，一日2~3次，或一次100mg，一日2次。心力衰竭从小剂量开始，严格遵医嘱。',
      adverse:
        '常见疲劳、头痛、头晕、肢端发冷、心动过缓、心悸、腹痛、恶心、腹泻或便秘；少见睡眠障碍、抑郁、支气管痉挛、心衰加重、皮肤过敏。',
      contraindications:
        '二、三度房室传导阻滞、失代偿性心力衰竭、有临床意义的心动过缓、病态窦房结综合征、心源性休克、严重周围血管病及对本品过敏者禁用。',
      precautions:
        '长期用药后不可骤停，应在至少2周内逐渐减量，骤停可诱发心绞痛或心肌梗死。可掩盖低血糖引起的心跳加快。支气管哮喘者应慎用并备支气管扩张剂。用药期间应监测心率、血压，驾驶者注意头晕。',
      pregnancy: '孕期非必要不用，可致胎儿及新生儿心动过缓；哺乳期慎用。',
      interactions:
        '与维拉帕米、地尔硫䓬及抗心律失常药合用可加重心动过缓和传导阻滞；帕罗西汀、苯海拉明等CYP2D6抑制剂可升高血药浓度；停用可乐定前应先停本品。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10007,
    name: '富马酸比索洛尔片',
    latin: 'Bisoprolol Fumarate Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['比索洛尔', '洛尔类'],
    audience: ['adult', 'elder'],
    ingredients: ['富马酸比索洛尔'],
    keyFacts: {
      how: '一次5mg，一日1次，晨服',
      stop: '不可突然停药，须渐减量',
      avoid: '心率过慢者不可用',
      askFirst: '哮喘、糖尿病患者先问',
    },
    offers: [
      { brand: '知白', packings: [box('5mg×10片', 1580), box('5mg×30片', 4280, 4680)], picture: { form: 'tablet', hue: 350, design: 3 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于高血压、冠心病（心绞痛）；用于伴有左心室收缩功能减退的慢性稳定性心力衰竭的治疗。',
      dosage:
        '早晨用水整片送服，不应咀嚼，可与食物同服。高血压或心绞痛通常一次5mg，一日1次，必要时增至10mg。慢性心力衰竭从一次1.25mg开始，按医嘱逐步加量，最大一日10mg。',
      adverse:
        '常见头晕、头痛、疲劳、四肢发冷或麻木、低血压、心动过缓、恶心、腹泻、便秘；少见睡眠障碍、抑郁、肌无力、房室传导障碍、支气管痉挛。',
      contraindications:
        '急性或失代偿性心力衰竭、心源性休克、二或三度房室传导阻滞、病窦综合征、症状性心动过缓或低血压、严重支气管哮喘、未治疗的嗜铬细胞瘤、代谢性酸中毒及过敏者禁用。',
      precautions:
        '不可骤然停药，尤其是缺血性心脏病患者，应逐步减量。可掩盖低血糖和甲状腺毒症的症状。银屑病、周围血管病、一度房室传导阻滞者慎用；全身麻醉前应告知麻醉医师。',
      pregnancy: '孕妇除非明确必要不应使用；哺乳期不推荐使用。',
      children: '缺乏儿科经验，不推荐使用。',
      interactions:
        '不推荐与维拉帕米、地尔硫䓬、可乐定合用；与I类抗心律失常药合用可加重传导抑制；与胰岛素及口服降糖药合用可增强降糖作用；非甾体抗炎药可减弱降压效果。',
      storage: '密封，在25℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10008,
    name: '硝苯地平控释片',
    latin: 'Nifedipine Controlled-release Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '控释片',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['硝苯地平', '心痛定', '地平类降压药'],
    audience: ['adult', 'elder'],
    ingredients: ['硝苯地平'],
    keyFacts: {
      how: '一次30mg，一日1次，整片吞',
      stop: '服后胸痛应停药就医',
      avoid: '不可掰开嚼碎，忌西柚汁',
      askFirst: '肠道狭窄、心衰者先问',
    },
    offers: [
      { brand: '岭青', packings: [box('30mg×7片', 1890), box('30mg×14片', 3560, 3980)], picture: { form: 'tablet', hue: 18, design: 4 } },
      {
        brand: '沐泉',
        packings: [bottle('30mg×28片', 6280, 6880), box('30mg×6片', 1580)],
        picture: { form: 'bottle', hue: 180, design: 1 },
      },
    ],
    leaflet: {
      traits: '本品为薄膜衣控释片，一面有激光释药小孔。',
      indications: '用于高血压；用于冠心病、慢性稳定型心绞痛（劳累性心绞痛）。',
      dosage:
        '口服。通常一次30mg，一日1次，也可遵医嘱一次60mg，一日1次。整片用少量水吞服，不受就餐影响，不可咀嚼、掰开或压碎；两次用药间隔约24小时，至少不少于4小时。',
      adverse:
        '常见头痛、水肿、面部潮红、便秘、身体不适；少见心悸、头晕、低血压、牙龈增生、恶心、腹痛、皮疹、肝酶一过性升高；罕见胃肠道粪石或梗阻。',
      contraindications: '对硝苯地平过敏者、心源性休克、回肠造口术后直肠结肠切除者禁用；妊娠20周内禁用；禁止与利福平合用。',
      precautions:
        '收缩压低于90mmHg、失代偿心衰、严重主动脉瓣狭窄者慎用。有严重胃肠道狭窄者可能发生梗阻。药片外壳不被吸收，可随粪便排出，属正常现象。肝功能损害者应密切监测。',
      pregnancy: '妊娠20周内禁用，之后使用须严格权衡利弊；哺乳期用药应停止哺乳。',
      children: '18岁以下的安全有效性尚未确定。',
      interactions:
        '利福平显著降低疗效，禁止合用；西柚汁、大环内酯类、唑类抗真菌药可升高血药浓度；与β受体阻滞剂合用应注意低血压及心衰；可升高地高辛和他克莫司浓度。',
      storage: '遮光，密封，在30℃以下保存。服用前再从铝塑板中取出。',
      shelfLife: '36个月',
    },
  },
]
