import type { Medicine } from '../item'
import { bottle, box } from './rxPacks'

export const rxOther3: Medicine[] = [
  {
    code: 10077,
    name: '熊去氧胆酸胶囊',
    latin: 'Ursodeoxycholic Acid Capsules',
    kind: 'chemical',
    mark: 'rx',
    form: '硬胶囊剂',
    category: 'liver',
    symptoms: [],
    aliases: ['熊去氧胆酸', '胆石用药'],
    audience: ['adult', 'elder'],
    ingredients: ['熊去氧胆酸'],
    keyFacts: { how: '按体重给量，遵医嘱服', stop: '严重腹泻、腹痛应就医', avoid: '与抗酸药隔开2小时', askFirst: '胆囊急症、孕哺期先问' },
    offers: [
      {
        brand: '沐泉',
        packings: [box('250mg×25粒', 7680, 8480), box('250mg×10粒', 3380)],
        picture: { form: 'capsule', hue: 58, design: 0 },
      },
      {
        brand: '知白',
        packings: [bottle('250mg×24粒', 6880), bottle('250mg×50粒', 12800)],
        picture: { form: 'bottle', hue: 25, design: 2 },
      },
    ],
    leaflet: {
      traits: '本品为硬胶囊，内容物为白色粉末或颗粒。',
      indications: '用于胆囊胆固醇结石（须为X线能穿透的结石，且胆囊收缩功能正常）；胆汁淤积性肝病，如原发性胆汁性胆管炎；胆汁反流性胃炎。',
      dosage:
        '口服，用少量水送服。胆固醇结石按体重一日约10mg/kg，晚间顿服，一般需6~24个月；胆汁淤积性肝病一日约14mg/kg，分次随餐服；胆汁反流性胃炎一次250mg，一日1次，睡前服，10~14天。',
      adverse:
        '常见稀便或腹泻；少见右上腹疼痛、恶心；罕见胆结石钙化、荨麻疹；治疗晚期原发性胆汁性胆管炎时肝硬化失代偿罕见，停药后可部分恢复。',
      contraindications: '急性胆囊炎和胆管炎、胆道阻塞、经常性胆绞痛、X线不能穿透的钙化结石、胆囊功能受损者及对胆汁酸过敏者禁用。',
      precautions:
        '治疗前3个月每4周、以后每3个月检查肝功能。胆石治疗6~10个月后应做影像检查评估，12个月无变小应停药。持续腹泻应减量或停药。',
      pregnancy: '孕妇应由医师权衡后使用，治疗胆结石的育龄妇女应采取有效的非激素类避孕；哺乳期慎用。',
      interactions:
        '考来烯胺、含氢氧化铝的抗酸药可阻碍吸收，应间隔2小时以上；可增加环孢素吸收，减少环丙沙星吸收；雌激素类避孕药和贝特类可促进胆石形成。',
      storage: '密封，在25℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10078,
    name: '普拉洛芬滴眼液',
    latin: 'Pranoprofen Eye Drops',
    kind: 'chemical',
    mark: 'rx',
    form: '滴眼液',
    category: 'eye',
    symptoms: ['dryEye'],
    aliases: ['普拉洛芬', '非甾体消炎眼药水'],
    audience: ['adult', 'elder'],
    ingredients: ['普拉洛芬'],
    keyFacts: { how: '一次1~2滴，一日4次', stop: '眼痛、视物模糊应停用', avoid: '瓶口勿碰眼，勿长期用', askFirst: '阿司匹林哮喘者先问' },
    offers: [
      {
        brand: '禾安',
        packings: [box('5ml:5mg×1支', 2180), box('5ml:5mg×2支', 4080, 4480)],
        picture: { form: 'dropper', hue: 160, design: 1 },
      },
    ],
    leaflet: {
      traits: '本品为无色澄明液体。',
      indications: '用于外眼及眼前节炎症的对症治疗，如眼睑炎、结膜炎、角膜炎、巩膜炎、浅层巩膜炎、虹膜睫状体炎、术后炎症。',
      dosage: '滴眼。一次1~2滴，一日4次，可根据症状适当增减次数。滴后轻压内眼角1~2分钟。',
      adverse: '可见眼部刺激感、结膜充血、瘙痒感、眼睑发红或肿胀、眼睑炎、分泌物、流泪、弥漫性表层角膜炎、异物感。',
      contraindications: '对本品成份过敏者禁用。',
      precautions:
        '仅供滴眼，只用于对症治疗而非对因治疗。可能掩盖眼部感染，用于感染引起的炎症时应谨慎并密切观察。滴眼时容器前端勿触及眼睛，与其他眼药间隔5分钟以上。角膜上皮障碍者慎用。',
      pregnancy: '孕妇或可能怀孕者仅在获益大于风险时使用。',
      children: '低体重儿、新生儿、婴儿用药的安全性尚未确立。',
      interactions: '尚无资料；与其他非甾体抗炎药或糖皮质激素类眼药同用前请咨询医师。',
      storage: '遮光，密封，室温保存。开启后使用不超过4周。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10079,
    name: '他克莫司软膏',
    latin: 'Tacrolimus Ointment',
    kind: 'chemical',
    mark: 'rx',
    form: '软膏剂',
    category: 'eczema',
    symptoms: ['itch'],
    aliases: ['他克莫司', '特应性皮炎药膏'],
    audience: ['adult', 'child'],
    ingredients: ['他克莫司'],
    keyFacts: {
      how: '薄涂患处，一日2次',
      stop: '皮肤感染、明显灼痛应停',
      avoid: '勿包扎，避免日光紫外线',
      askFirst: '2岁以下、免疫低下先问',
    },
    offers: [
      { brand: '岭青', packings: [box('0.03%×10g', 4680), box('0.1%×10g', 5880, 6480)], picture: { form: 'tube', hue: 218, design: 4 } },
      { brand: '远山', packings: [box('0.03%×10g', 3980), box('0.1%×20g', 8980)], picture: { form: 'tube', hue: 142, design: 0 } },
    ],
    leaflet: {
      traits: '本品为白色至淡黄色软膏。',
      indications:
        '用于非免疫受损者因潜在危险不宜使用传统疗法，或对传统疗法反应不充分、不耐受的中到重度特应性皮炎，作短期或间歇性长期治疗。',
      dosage:
        '外用。成人用0.03%或0.1%软膏，2~15岁儿童只用0.03%软膏，在患处薄薄涂一层，轻轻擦匀，一日2次，症状体征消失后停用。不应封包。用药6周仍无改善应请医师复核诊断。',
      adverse:
        '最常见用药部位烧灼感、瘙痒、红斑，多在最初几天并随病情好转减轻；可见皮肤感染、毛囊炎、疱疹病毒感染、痤疮、饮酒后面部潮红；罕见恶性肿瘤报告，因果关系未明。',
      contraindications: '对他克莫司、大环内酯类或软膏中任何其他成份过敏者禁用。',
      precautions:
        '避免长期连续使用，只涂于患处。治疗期间尽量避免日光、日光灯浴和紫外线。不用于癌前病变、临床感染部位及内瑟顿综合征等屏障缺损者。出现淋巴结肿大应就医。用药后如非治疗手部应洗手。',
      pregnancy: '孕妇仅在获益大于风险时使用；可进入乳汁，哺乳期不推荐使用。',
      children: '2岁以下不推荐使用；2~15岁只用0.03%浓度。',
      interactions:
        '外用吸收少；大面积或红皮病患者同用红霉素、伊曲康唑、酮康唑、氟康唑等CYP3A4抑制剂时应谨慎；用药部位不宜同时用其他外用药。',
      storage: '密封，在25℃以下保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10080,
    name: '糠酸莫米松鼻喷雾剂',
    latin: 'Mometasone Furoate Nasal Spray',
    kind: 'chemical',
    mark: 'rx',
    form: '鼻喷雾剂',
    category: 'nose',
    symptoms: ['rhinitis'],
    aliases: ['莫米松', '鼻喷激素'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['糠酸莫米松'],
    keyFacts: {
      how: '每侧鼻孔2喷，一日1次',
      stop: '反复鼻出血、鼻痛应停用',
      avoid: '勿对鼻中隔喷，勿入眼',
      askFirst: '鼻部手术、青光眼先问',
    },
    offers: [
      {
        brand: '南浦',
        packings: [bottle('50μg×60揿', 4280), bottle('50μg×120揿', 7480, 8180)],
        picture: { form: 'pump', hue: 188, design: 1 },
      },
      { brand: '沐泉', packings: [bottle('50μg×60揿', 3880), bottle('50μg×140揿', 7880)], picture: { form: 'pump', hue: 338, design: 3 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色混悬液，经定量阀门喷出。',
      indications:
        '用于治疗成人、青少年和3~11岁儿童的季节性或常年性鼻炎；对中至重度季节性过敏性鼻炎者，建议在花粉季节开始前2~4周预防性使用；也用于成人鼻息肉。',
      dosage:
        '鼻腔喷入，用前摇匀，首次先试喷至雾均匀。成人及12岁以上每侧鼻孔2揿，一日1次（总量200μg），控制后可减至每侧1揿；3~11岁每侧1揿，一日1次（总量100μg）。首剂后12小时可见效。',
      adverse: '常见鼻出血、咽炎、鼻灼热感、鼻部刺激、头痛；少见鼻腔溃疡、喷嚏；罕见过敏反应、味觉嗅觉障碍、鼻中隔穿孔、眼压升高。',
      contraindications: '对本品任何成份过敏者禁用。',
      precautions:
        '鼻黏膜有未治疗的局部感染、近期鼻部手术或外伤未愈者不宜使用。呼吸道结核、未治疗的真菌、细菌、病毒感染或眼单纯疱疹者慎用。长期用药应定期检查鼻黏膜。由全身激素转用者注意肾上腺功能。',
      pregnancy: '孕妇及哺乳期妇女仅在获益大于风险时使用。',
      children: '应由成人协助，长期使用应监测身高。',
      interactions: '与氯雷他定合用未见明显影响；与酮康唑、利托那韦、可比司他等强效CYP3A4抑制剂合用可增加全身暴露。',
      storage: '在5~25℃保存，勿冷冻。',
      shelfLife: '24个月',
    },
  },
]
