import type { Medicine } from '../item'
import { bottle, box } from './rxPacks'

export const rxHeart2: Medicine[] = [
  {
    code: 10009,
    name: '厄贝沙坦片',
    latin: 'Irbesartan Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['厄贝沙坦', '沙坦类降压药'],
    audience: ['adult', 'elder'],
    ingredients: ['厄贝沙坦'],
    keyFacts: {
      how: '一次150mg，一日1次',
      stop: '面唇肿胀、呼吸困难即停',
      avoid: '勿自行补钾或用含钾盐',
      askFirst: '孕妇禁用，肾功能差者先问',
    },
    offers: [
      { brand: '拾穗', packings: [box('0.15g×7片', 980), box('0.15g×28片', 3480, 3880)], picture: { form: 'tablet', hue: 232, design: 1 } },
      { brand: '岭青', packings: [box('75mg×24片', 1960), box('0.15g×14片', 1880)], picture: { form: 'box', hue: 168, design: 2 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于治疗原发性高血压；用于合并高血压的2型糖尿病肾病的治疗。',
      dosage:
        '口服，饮食对服药无影响。通常起始和维持剂量为一次150mg，一日1次；血压控制不佳时可增至300mg，一日1次，或加用其他降压药。血液透析和75岁以上患者可从75mg开始。',
      adverse:
        '常见头晕、恶心、呕吐、疲劳、血肌酸激酶升高；糖尿病肾病患者可见体位性低血压、高血钾、骨骼肌痛；罕见皮疹、荨麻疹、血管性水肿。',
      contraindications: '对本品任何成份过敏者、妊娠中晚期及哺乳期妇女禁用；糖尿病或中重度肾功能损害者禁止与阿利吉仑合用。',
      precautions:
        '血容量不足者首剂可能发生低血压，用药前应纠正。双侧肾动脉狭窄者有肾功能恶化风险。肾功能不全者应定期监测血钾和肌酐。原发性醛固酮增多症患者通常无效，不推荐使用。',
      pregnancy: '妊娠初三个月不宜使用，妊娠中晚期禁用；哺乳期禁用。',
      children: '不推荐用于18岁以下人群。',
      elderly: '75岁以上可从一次75mg开始。',
      interactions:
        '与其他降压药合用作用增强；与补钾剂、保钾利尿药合用可致高血钾；与锂剂合用可致血锂可逆性升高；非甾体抗炎药可减弱降压效果并加重肾功能恶化。',
      storage: '密封，在30℃以下干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10010,
    name: '替米沙坦片',
    latin: 'Telmisartan Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['替米沙坦', '沙坦类降压药'],
    audience: ['adult', 'elder'],
    ingredients: ['替米沙坦'],
    keyFacts: { how: '一次40mg，一日1次', stop: '面唇肿胀、呼吸困难即停', avoid: '开封铝塑后立即服用', askFirst: '孕妇及胆道梗阻者禁用' },
    offers: [
      { brand: '知白', packings: [box('40mg×14片', 1560), box('40mg×28片', 2880, 3280)], picture: { form: 'tablet', hue: 105, design: 0 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于原发性高血压的治疗；用于年龄55岁以上、有发生严重心血管事件高风险且不能接受ACEI治疗者，降低心血管风险。',
      dosage:
        '口服，餐时或餐后均可。治疗高血压通常一次40mg，一日1次，部分患者20mg即可有效；必要时可增至80mg。治疗4~8周后可达最大降压效果。轻中度肝功能不全者一日不超过40mg。',
      adverse: '少见头晕、低血压、上呼吸道或泌尿道感染、腹泻、腹痛、消化不良、皮疹、瘙痒、肌痛、背痛、高血钾；罕见血管性水肿、肝功能异常。',
      contraindications: '对本品成份过敏者、妊娠中晚期妇女、胆道阻塞性疾病及严重肝功能损害者禁用；糖尿病患者禁止与阿利吉仑合用。',
      precautions:
        '血容量不足、肾动脉狭窄、重度肾功能不全者应慎用并监测血钾、肌酐。糖尿病患者用胰岛素或降糖药时可能发生低血糖。出现血管性水肿应立即停药就医。驾驶者应注意头晕。',
      pregnancy: '妊娠早期不推荐，中晚期禁用；哺乳期不推荐使用。',
      children: '18岁以下的安全有效性尚未确立。',
      interactions:
        '可升高地高辛血药浓度；与保钾利尿药、补钾剂合用可致高血钾；与锂剂合用可致血锂升高；非甾体抗炎药可减弱降压作用并影响肾功能。',
      storage: '密封，在30℃以下保存。药片易吸潮，服用前再取出。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10011,
    name: '硫酸氢氯吡格雷片',
    latin: 'Clopidogrel Bisulfate Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'lipid',
    symptoms: [],
    aliases: ['氯吡格雷', '抗血小板药'],
    audience: ['adult', 'elder'],
    ingredients: ['硫酸氢氯吡格雷'],
    keyFacts: { how: '一次75mg，一日1次', stop: '黑便、出血不止立即就医', avoid: '勿同服奥美拉唑', askFirst: '手术、拔牙前告知医师' },
    offers: [
      { brand: '禾安', packings: [box('75mg×7片', 2380), box('75mg×28片', 8680, 9480)], picture: { form: 'tablet', hue: 345, design: 2 } },
      { brand: '南浦', packings: [bottle('25mg×20片', 1680), box('75mg×14片', 3980)], picture: { form: 'bottle', hue: 252, design: 0 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色至淡黄色。',
      indications: '用于近期心肌梗死、近期缺血性卒中或确诊外周动脉性疾病患者，以及急性冠脉综合征患者，预防动脉粥样硬化血栓形成事件。',
      dosage:
        '口服，与或不与食物同服。通常一次75mg，一日1次。急性冠脉综合征由医师给予300mg负荷量后改为75mg一日1次，常与阿司匹林合用。漏服12小时内应补服，超过12小时则按时服下次剂量，勿加倍。',
      adverse:
        '以出血最常见，如瘀斑、鼻衄、胃肠道出血、血肿；可见腹泻、腹痛、消化不良、头痛、皮疹；罕见血小板减少、血栓性血小板减少性紫癜、颅内出血。',
      contraindications: '对本品成份过敏者、严重肝功能损害者、活动性病理性出血（如消化性溃疡或颅内出血）者禁用。',
      precautions:
        '有出血风险者慎用。择期手术且不需抗血小板作用时，应遵医嘱术前停药至少5天。未经医师同意不可擅自停药，支架术后尤其如此。CYP2C19慢代谢者疗效可能降低。出现发热、紫癜、黄疸应就医。',
      pregnancy: '孕期应避免使用；用药期间应停止哺乳。',
      children: '不用于儿童。',
      interactions:
        '避免与奥美拉唑、艾司奥美拉唑合用，以免降低疗效；与抗凝药、非甾体抗炎药、SSRI类抗抑郁药合用增加出血风险；可升高瑞格列奈血药浓度。',
      storage: '遮光，密封，在25℃以下保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10012,
    name: '阿司匹林肠溶片',
    latin: 'Aspirin Enteric-coated Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '肠溶片',
    category: 'lipid',
    symptoms: [],
    aliases: ['乙酰水杨酸', '小剂量阿司匹林'],
    audience: ['adult', 'elder'],
    ingredients: ['阿司匹林'],
    keyFacts: {
      how: '一次100mg，一日1次，餐前',
      stop: '黑便、呕血、耳鸣即停',
      avoid: '勿嚼碎，避免同时饮酒',
      askFirst: '溃疡、哮喘、孕晚期先问',
    },
    offers: [
      {
        brand: '沐泉',
        packings: [box('100mg×30片', 1280, 1560), box('100mg×60片', 2380)],
        picture: { form: 'tablet', hue: 88, design: 3 },
      },
      {
        brand: '拾穗',
        packings: [box('100mg×36片', 1180), bottle('100mg×100片', 2980, 3280)],
        picture: { form: 'bottle', hue: 130, design: 1 },
      },
    ],
    leaflet: {
      traits: '本品为肠溶包衣片，除去包衣后显白色。',
      indications:
        '抑制血小板聚集，用于降低急性心肌梗死疑似患者的发病风险、心肌梗死和卒中的二级预防、降低短暂性脑缺血发作及稳定性和不稳定性心绞痛患者的发病风险。',
      dosage:
        '口服，餐前用适量水整片送服。二级预防通常一次100mg，一日1次。疑似急性心肌梗死时的首剂由医师决定，应嚼碎以加快吸收。是否长期服用须由医师评估。',
      adverse:
        '常见上腹不适、消化不良、恶心；可见胃肠道出血或溃疡、出血时间延长、鼻衄、牙龈出血；少见皮疹、支气管痉挛、耳鸣、头晕、肝酶升高。',
      contraindications:
        '对阿司匹林或其他水杨酸盐过敏者、水杨酸盐诱发哮喘史者、急性胃肠道溃疡、出血体质、严重心肝肾功能衰竭者、合用每周15mg以上甲氨蝶呤者及妊娠最后三个月禁用。',
      precautions:
        '有胃肠道溃疡史、肾或肝功能损害、痛风及哮喘者慎用。手术（含拔牙）前应告知医师。小剂量可减少尿酸排泄。出现黑便、呕血应立即停药就医，但不要在无医嘱时停用二级预防用药。',
      pregnancy: '妊娠最后三个月禁用；妊娠前六个月及哺乳期仅在医师指导下使用。',
      children: '儿童、青少年病毒感染时用药可能引起瑞氏综合征，应避免使用。',
      interactions:
        '与抗凝药、其他抗血小板药、SSRI合用增加出血风险；布洛芬可干扰其抗血小板作用；与糖皮质激素或酒精合用增加胃肠道损伤；可增强磺酰脲类降糖作用，减弱促尿酸排泄药作用。',
      storage: '密封，在25℃以下干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10013,
    name: '单硝酸异山梨酯缓释片',
    latin: 'Isosorbide Mononitrate Sustained-release Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '缓释片',
    category: 'lipid',
    symptoms: [],
    aliases: ['单硝酸异山梨酯', '硝酸酯类'],
    audience: ['adult', 'elder'],
    ingredients: ['单硝酸异山梨酯'],
    keyFacts: {
      how: '一次30~60mg，清晨1次',
      stop: '晕厥、胸痛加重立即就医',
      avoid: '禁与西地那非类同用',
      askFirst: '青光眼、低血压者先问',
    },
    offers: [
      { brand: '远山', packings: [box('40mg×20片', 1960), box('40mg×30片', 2780)], picture: { form: 'tablet', hue: 5, design: 4 } },
      { brand: '知白', packings: [box('30mg×7片', 1180), box('60mg×14片', 3280, 3680)], picture: { form: 'box', hue: 218, design: 1 } },
    ],
    leaflet: {
      traits: '本品为缓释片，除去包衣后显白色或类白色。',
      indications: '用于冠心病的长期治疗；预防心绞痛发作；用于心肌梗死后持续心绞痛的治疗；与洋地黄、利尿药合用治疗慢性充血性心力衰竭。',
      dosage:
        '口服，每日清晨1次，一次30~60mg，用半杯水送服，不可咀嚼或碾碎。初始几日可从30mg开始以减少头痛，剂量个体化。不用于缓解心绞痛急性发作。',
      adverse:
        '用药初期常见血管扩张性头痛，多在继续用药后减轻；可见面部潮红、头晕、体位性低血压、反射性心动过速、恶心；少见晕厥、皮肤过敏。',
      contraindications:
        '对硝酸酯类过敏者、急性循环衰竭、严重低血压（收缩压低于90mmHg）、肥厚梗阻型心肌病、缩窄性心包炎、严重贫血、青光眼、颅内压增高者禁用；禁与西地那非等合用。',
      precautions:
        '不能用于急性心绞痛发作。应避免突然停药，以防反跳。体位改变宜缓慢，防止直立性低血压。用药期间可能影响驾驶能力，饮酒可加重。长期用药可产生耐受性。',
      pregnancy: '孕妇及哺乳期妇女仅在医师认为必要时使用。',
      elderly: '对本类药物敏感性可能更高，易发生头晕。',
      interactions: '禁与西地那非、他达拉非、伐地那非合用，可致严重低血压；与降压药、β受体阻滞剂、三环类抗抑郁药及酒精合用可增强降压作用。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10014,
    name: '坎地沙坦酯片',
    latin: 'Candesartan Cilexetil Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'bloodPressure',
    symptoms: ['pressure'],
    aliases: ['坎地沙坦', '沙坦类降压药'],
    audience: ['adult', 'elder'],
    ingredients: ['坎地沙坦酯'],
    keyFacts: {
      how: '一次4~8mg，一日1次',
      stop: '面唇肿胀、晕厥应停药',
      avoid: '勿自行补钾或用含钾盐',
      askFirst: '孕哺期禁用，肾病者先问',
    },
    offers: [
      { brand: '南浦', packings: [box('8mg×14片', 2180), box('8mg×28片', 3980, 4380)], picture: { form: 'tablet', hue: 295, design: 2 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于治疗原发性高血压，可单独使用，也可与其他抗高血压药物联用。',
      dosage: '口服。一般成人一次4~8mg，一日1次，必要时可增至12mg。严重肾功能障碍者从一次2mg开始，遵医嘱调整。',
      adverse:
        '可见头晕、头痛、心悸、潮红、倦怠、恶心、腹痛、咳嗽、皮疹、瘙痒、肝酶及血钾升高；罕见血管性水肿、休克、急性肾功能衰竭、横纹肌溶解。',
      contraindications: '对本品成份过敏者、妊娠或可能妊娠的妇女、严重肝肾功能不全或胆汁淤滞者禁用。',
      precautions:
        '双侧或单侧肾动脉狭窄、高血钾、肝肾功能障碍者慎用。限盐严格、血液透析或用利尿药者首剂后可能血压骤降，应从小剂量起始。降压可引起头晕，驾驶及高空作业者注意。手术前24小时最好停用。',
      pregnancy: '妊娠期禁用，发现怀孕立即停药；哺乳期避免使用，必须服用时停止哺乳。',
      elderly: '宜从小剂量开始，避免过度降压引起脑供血不足。',
      interactions:
        '与螺内酯、氨苯蝶啶或补钾剂合用可致高血钾；与利尿药合用降压作用增强；非甾体抗炎药可减弱降压作用；与锂剂合用有锂中毒风险。',
      storage: '遮光，密封，室温保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10015,
    name: '依折麦布片',
    latin: 'Ezetimibe Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'lipid',
    symptoms: ['lipid'],
    aliases: ['依折麦布', '胆固醇吸收抑制剂'],
    audience: ['adult', 'elder'],
    ingredients: ['依折麦布'],
    keyFacts: { how: '一次10mg，一日1次', stop: '肌痛无力、黄疸应停药', avoid: '与树脂类药错开服用', askFirst: '活动性肝病、孕哺期先问' },
    offers: [
      { brand: '禾安', packings: [box('10mg×10片', 2860), box('10mg×30片', 7980, 8680)], picture: { form: 'tablet', hue: 175, design: 1 } },
      { brand: '岭青', packings: [box('10mg×7片', 1880), box('10mg×28片', 6880)], picture: { form: 'tablet', hue: 310, design: 3 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '作为饮食控制以外的辅助治疗，单用或与他汀类合用于原发性高胆固醇血症；用于纯合子家族性高胆固醇血症、纯合子谷甾醇血症。',
      dosage: '口服，一次10mg，一日1次，可单服或与他汀类合用，可在一日内任何时间服用，空腹或与食物同服均可。治疗期间应坚持适当的低脂饮食。',
      adverse:
        '一般轻微，可见头痛、腹痛、腹泻、腹胀、疲倦；与他汀合用时可见转氨酶升高、肌痛；罕见过敏反应、肌病、横纹肌溶解、胰腺炎、胆囊炎。',
      contraindications:
        '对本品任何成份过敏者禁用；活动性肝病或不明原因转氨酶持续升高者禁止与他汀类合用；与他汀合用时孕妇及哺乳期妇女禁用。',
      precautions: '中重度肝功能不全者不推荐使用。与他汀合用时应在治疗前检查肝功能。出现不明原因肌痛、肌无力应立即告知医师。',
      pregnancy: '孕妇仅在明确需要时使用；除非获益大于风险，哺乳期妇女不宜使用。',
      children: '10岁以下不推荐使用。',
      interactions:
        '考来烯胺可降低吸收，应在其之前2小时以上或之后4小时以上服用；环孢素可升高本品浓度；不推荐与非诺贝特以外的贝特类合用；与抗凝药合用应监测INR。',
      storage: '密封，在30℃以下干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10016,
    name: '非诺贝特胶囊',
    latin: 'Fenofibrate Capsules',
    kind: 'chemical',
    mark: 'rx',
    form: '硬胶囊剂',
    category: 'lipid',
    symptoms: ['lipid'],
    aliases: ['非诺贝特', '贝特类降脂药'],
    audience: ['adult', 'elder'],
    ingredients: ['非诺贝特'],
    keyFacts: {
      how: '一次200mg，一日1次，随餐',
      stop: '肌痛无力、黄疸应停药',
      avoid: '勿空腹服，避免饮酒',
      askFirst: '胆结石、肝肾病者先问',
    },
    offers: [
      { brand: '远山', packings: [box('0.2g×10粒', 1980), box('0.2g×30粒', 5480, 5980)], picture: { form: 'capsule', hue: 62, design: 2 } },
    ],
    leaflet: {
      traits: '本品为硬胶囊，内容物为白色或类白色颗粒或粉末。',
      indications: '在饮食控制基础上，用于成人内源性高甘油三酯血症、单纯性或混合型高脂血症的治疗。',
      dosage:
        '口服，一次0.2g，一日1次，与餐同服以利吸收。应配合饮食控制，定期监测血脂；治疗3个月后血脂未明显改善，应请医师考虑改用其他治疗。',
      adverse:
        '可见腹痛、恶心、腹泻、腹胀、转氨酶升高、皮疹、瘙痒、光敏反应、头痛；少见肌痛、肌炎、胆石症、血肌酐升高；罕见胰腺炎、横纹肌溶解。',
      contraindications:
        '对非诺贝特过敏者、活动性肝病或肝功能不全、严重肾功能不全、有症状的胆囊疾病、贝特类或酮洛芬光敏史者、孕妇、哺乳期妇女及儿童禁用。',
      precautions:
        '用药期间定期检查肝功能、血肌酐和肌酸激酶，转氨酶超过正常上限3倍应停药。出现弥漫性肌痛、触痛、无力应立即就医。甲状腺功能减退、糖尿病等继发原因应先处理。',
      pregnancy: '孕妇及哺乳期妇女禁用。',
      children: '儿童禁用。',
      elderly: '肾功能减退者应减量。',
      interactions:
        '可增强香豆素类抗凝作用，须监测INR并减少抗凝药用量；与他汀类合用增加横纹肌溶解风险；不与其他贝特类合用；与环孢素合用可致肾功能损害。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
]
