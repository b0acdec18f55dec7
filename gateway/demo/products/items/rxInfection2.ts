import type { Medicine } from '../item'
import { box } from './rxPacks'

export const rxInfection2: Medicine[] = [
  {
    code: 10049,
    name: '恩替卡韦片',
    latin: 'Entecavir Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'antiviral',
    symptoms: [],
    aliases: ['恩替卡韦', '抗乙肝病毒药'],
    audience: ['adult', 'elder'],
    ingredients: ['恩替卡韦'],
    keyFacts: {
      how: '一次0.5mg，一日1次，空腹',
      stop: '不可自行停药，防肝炎反跳',
      avoid: '餐前餐后2小时内不服',
      askFirst: '肾功能差、HIV感染者先问',
    },
    offers: [
      {
        brand: '禾安',
        packings: [box('0.5mg×7片', 1680), box('0.5mg×28片', 5880, 6480)],
        picture: { form: 'tablet', hue: 228, design: 3 },
      },
      { brand: '知白', packings: [box('0.5mg×14片', 2680), box('0.5mg×28片', 4980)], picture: { form: 'box', hue: 165, design: 1 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于病毒复制活跃、血清转氨酶持续升高或肝脏组织学显示有活动性病变的慢性成人乙型肝炎。',
      dosage:
        '空腹服用（餐前或餐后至少2小时）。成人一次0.5mg，一日1次；拉米夫定治疗时病毒血症或出现耐药突变者一次1mg，一日1次。肌酐清除率低于50ml/min者应调整剂量。疗程由医师决定。',
      adverse: '常见头痛、疲劳、眩晕、恶心；可见转氨酶升高、腹泻、失眠、消化不良；罕见乳酸性酸中毒、重度肝肿大伴脂肪变性、过敏反应。',
      contraindications: '对恩替卡韦或制剂中任何成份过敏者禁用。',
      precautions:
        '停药后可发生肝炎急性加重，停药须经医师同意，并在停药后数月内严密监测肝功能。未接受有效抗HIV治疗的合并感染者不推荐使用。治疗不能降低经性接触或血液传播乙肝的风险。',
      pregnancy: '孕妇仅在获益大于风险时使用；用药期间不建议哺乳。',
      elderly: '应按肾功能选择剂量并监测。',
      interactions:
        '主要经肾排泄，与降低肾功能或竞争肾小管分泌的药物合用可能升高血药浓度；与拉米夫定、阿德福韦、替诺福韦合用未见明显相互作用。',
      storage: '密封，在25℃以下干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10050,
    name: '左氧氟沙星滴眼液',
    latin: 'Levofloxacin Eye Drops',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '滴眼液',
    category: 'eye',
    symptoms: ['dryEye'],
    aliases: ['左氧氟沙星眼药水', '抗菌眼药水'],
    audience: ['adult', 'elder'],
    ingredients: ['左氧氟沙星'],
    keyFacts: { how: '一次1滴，一日3次', stop: '眼睑红肿、皮疹应停用', avoid: '瓶口勿碰眼，勿长期用', askFirst: '沙星类过敏、孕哺期先问' },
    offers: [
      {
        brand: '沐泉',
        packings: [box('5ml:24.4mg×1支', 1380), box('5ml:24.4mg×2支', 2580)],
        picture: { form: 'dropper', hue: 192, design: 1 },
      },
      {
        brand: '南浦',
        packings: [box('5ml:15mg×1支', 1080), box('8ml:24mg×1支', 1560, 1760)],
        picture: { form: 'dropper', hue: 255, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为微黄色至淡黄色的澄明液体。',
      indications: '用于敏感菌所致的眼睑炎、睑腺炎、泪囊炎、结膜炎、睑板腺炎、角膜炎，以及眼科围手术期的无菌化疗法。',
      dosage:
        '滴眼。一般一次1滴，一日3次，按症状可适当增减；细菌性角膜炎急性期遵医嘱可每15~30分钟1次，控制后逐渐减少。滴后轻压内眼角1~2分钟。',
      adverse: '可见眼部刺激感、瘙痒、眼睑炎、结膜充血、弥漫性浅层角膜炎等角膜损害；罕见皮疹、荨麻疹及休克样过敏反应。',
      contraindications: '对左氧氟沙星、氧氟沙星及其他喹诺酮类药物过敏者禁用。',
      precautions:
        '仅供滴眼。不宜长期使用，以免诱发耐药菌或真菌感染。滴眼时容器前端勿接触眼部。与其他滴眼液合用时应间隔5分钟以上。角膜炎时不要配戴隐形眼镜。',
      pregnancy: '孕妇仅在获益大于风险时使用；哺乳期慎用。',
      children: '儿童应在医师指导下使用。',
      interactions: '滴眼后全身吸收很少，与全身用药的相互作用尚不明确；同时使用其他眼药应告知医师。',
      storage: '遮光，密封保存。开启后使用不超过4周。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10051,
    name: '克拉霉素片',
    latin: 'Clarithromycin Tablets',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '薄膜衣片',
    category: 'antibiotic',
    symptoms: ['cough', 'stomach'],
    aliases: ['克拉霉素', '大环内酯类'],
    audience: ['adult', 'elder'],
    ingredients: ['克拉霉素'],
    keyFacts: { how: '一次0.25g，一日2次', stop: '心悸、黄疸、皮疹即停', avoid: '禁与辛伐他汀等同用', askFirst: '心脏病、在服多种药先问' },
    offers: [
      {
        brand: '岭青',
        packings: [box('0.25g×6片', 1180), box('0.25g×12片', 2180, 2480)],
        picture: { form: 'tablet', hue: 305, design: 0 },
      },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications:
        '用于敏感菌所致的鼻咽部感染、下呼吸道感染、皮肤软组织感染、急性中耳炎、支原体肺炎、衣原体感染；与其他药物联用根除幽门螺杆菌。',
      dosage:
        '口服，与进食无关。成人一次0.25g，每12小时1次；重症可增至一次0.5g，每12小时1次，疗程一般5~14天。肌酐清除率低于30ml/min者剂量减半。根除幽门螺杆菌遵医嘱联合用药。',
      adverse:
        '常见口腔异味、味觉异常、腹痛、腹泻、恶心、呕吐、头痛、失眠；可见肝酶升高、皮疹；罕见QT间期延长、假膜性肠炎、听力下降、严重过敏反应。',
      contraindications:
        '对大环内酯类过敏者、QT间期延长或室性心律失常史者、低血钾者、严重肝功能不全合并肾功能损害者禁用；孕妇及哺乳期妇女禁用；某些心脏病正服特非那定者禁用。',
      precautions:
        '肝肾功能损害者慎用。与多种药物存在严重相互作用，就医时应告知正在服用的全部药物。出现严重腹泻、黄疸、心悸应停药就医。与其他大环内酯类有交叉过敏和交叉耐药。',
      pregnancy: '孕妇及哺乳期妇女禁用。',
      interactions:
        '禁与麦角胺、西沙必利、匹莫齐特、辛伐他汀、洛伐他汀合用；可升高阿托伐他汀、卡马西平、环孢素、地高辛、茶碱、咪达唑仑等的血药浓度；与秋水仙碱合用可致中毒。',
      storage: '遮光，密封，在阴凉干燥处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10052,
    name: '盐酸特比萘芬片',
    latin: 'Terbinafine Hydrochloride Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '片剂',
    category: 'antifungal',
    symptoms: ['athleteFoot', 'itch'],
    aliases: ['特比萘芬', '灰指甲口服药'],
    audience: ['adult', 'elder'],
    ingredients: ['盐酸特比萘芬'],
    keyFacts: { how: '一次0.25g，一日1次', stop: '黄疸、尿黄、皮疹立即停', avoid: '用药期间避免饮酒', askFirst: '肝病、肾功能差者先问' },
    offers: [
      { brand: '拾穗', packings: [box('0.125g×6片', 1280), box('0.25g×7片', 2180)], picture: { form: 'tablet', hue: 128, design: 4 } },
      { brand: '远山', packings: [box('0.25g×7片', 1980), box('0.25g×14片', 3680, 3980)], picture: { form: 'tablet', hue: 15, design: 1 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications:
        '用于皮肤癣菌所致的体癣、股癣、足癣、头癣等，感染部位、严重程度或范围需口服治疗者；用于皮肤癣菌引起的甲真菌病（灰指甲）。',
      dosage:
        '口服。成人一次0.25g，一日1次。足癣疗程2~6周，体癣、股癣2~4周，头癣4周；甲真菌病6~12周，多数指甲感染6周、趾甲感染12周。完全清除可能在停药数周至数月后。',
      adverse:
        '常见腹胀、食欲减退、消化不良、恶心、轻微腹痛、腹泻、皮疹、关节痛、肌痛、头痛；少见味觉丧失或改变；罕见严重肝功能损害、严重皮肤反应、血细胞减少、抑郁。',
      contraindications: '对本品过敏者、慢性或活动性肝病患者、严重肾功能不全者禁用。',
      precautions:
        '用药前及用药4~6周应检查肝功能；出现不明原因的持续恶心、食欲减退、疲劳、呕吐、黄疸、尿色深应立即停药。肌酐清除率低于50ml/min者不推荐使用。银屑病或红斑狼疮患者慎用。花斑癣口服无效。',
      pregnancy: '孕妇除非获益明显大于风险不应使用；哺乳期不应服用。',
      children: '2岁以下不推荐使用。',
      interactions:
        '抑制CYP2D6，可升高三环类抗抑郁药、β受体阻滞剂、SSRI等浓度；利福平可加快清除；西咪替丁、氟康唑可升高本品浓度；可轻度影响咖啡因、环孢素清除。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10053,
    name: '夫西地酸乳膏',
    latin: 'Fusidic Acid Cream',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '乳膏剂',
    category: 'wound',
    symptoms: ['wound'],
    aliases: ['夫西地酸', '抗菌药膏'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['夫西地酸'],
    keyFacts: {
      how: '外涂患处，一日2~3次',
      stop: '局部红肿、刺痛加重停用',
      avoid: '勿入眼，疗程一般7天',
      askFirst: '孕哺期、大面积使用先问',
    },
    offers: [{ brand: '沐泉', packings: [box('2%×5g', 1180), box('2%×15g', 2680, 2980)], picture: { form: 'tube', hue: 208, design: 2 } }],
    leaflet: {
      traits: '本品为白色或类白色乳膏。',
      indications:
        '用于敏感菌（主要为葡萄球菌、链球菌）引起的皮肤感染，如脓疱疮、疖、痈、甲沟炎、须疮、汗腺炎、红癣、毛囊炎、寻常性痤疮，也可用于创伤合并感染。',
      dosage: '外用。局部涂于患处并缓和摩擦，必要时可用多孔绷带包扎。一日2~3次，7天为一疗程，必要时遵医嘱重复一疗程。',
      adverse: '局部可见轻微刺激感、皮疹、瘙痒、红斑、接触性皮炎；罕见血管性水肿、荨麻疹等过敏反应。',
      contraindications: '对夫西地酸或乳膏中任何成份过敏者禁用；主要由铜绿假单胞菌引起的感染不适用。',
      precautions:
        '避免长期或反复使用，以防耐药和致敏。不宜长时间、大面积使用。勿用于眼睛及其周围，误入眼内可引起结膜刺激。感染未好转或加重应停用并就医。',
      pregnancy: '孕妇可局部使用，但应权衡利弊；哺乳期可用，但不得涂于乳房部位。',
      children: '婴儿应避免用于尿布覆盖的大面积皮肤。',
      interactions: '外用吸收很少，全身性相互作用少见；患处同时使用其他外用药请咨询医师。',
      storage: '密封，在25℃以下保存。',
      shelfLife: '36个月',
    },
  },
]
