import type { Medicine } from '../item'
import { box } from './rxPacks'

export const rxInfection1: Medicine[] = [
  {
    code: 10041,
    name: '阿莫西林胶囊',
    latin: 'Amoxicillin Capsules',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '硬胶囊剂',
    category: 'antibiotic',
    symptoms: ['cough'],
    aliases: ['阿莫西林', '青霉素类'],
    audience: ['adult', 'child'],
    ingredients: ['阿莫西林'],
    keyFacts: {
      how: '一次0.5g，每6~8小时1次',
      stop: '皮疹、气促、喉紧立即停',
      avoid: '青霉素过敏者禁用',
      askFirst: '过敏史、肾功能差者先问',
    },
    offers: [
      {
        brand: '朴禾',
        packings: [box('0.5g×24粒', 1590, 1880), box('0.25g×24粒', 980)],
        picture: { form: 'capsule', hue: 352, design: 0 },
      },
      { brand: '远山', packings: [box('0.5g×20粒', 1280), box('0.5g×40粒', 2360)], picture: { form: 'capsule', hue: 160, design: 2 } },
    ],
    leaflet: {
      traits: '本品为硬胶囊，内容物为白色至黄色粉末或颗粒。',
      indications:
        '用于敏感菌（不产β-内酰胺酶菌株）所致的中耳炎、鼻窦炎、咽炎、扁桃体炎、泌尿生殖道感染、皮肤软组织感染、下呼吸道感染；与其他药物联用根除幽门螺杆菌。',
      dosage:
        '口服。成人一次0.5g，每6~8小时1次，一日剂量不超过4g。小儿按体重一日20~40mg/kg，每8小时1次；3个月以下婴儿一日30mg/kg，每12小时1次。严重肾功能不全者减量。应按医嘱用满疗程。',
      adverse:
        '常见恶心、呕吐、腹泻、皮疹；可见药物热、哮喘、转氨酶升高、嗜酸性粒细胞增多、白细胞减少、二重感染；偶见过敏性休克、假膜性肠炎、重症皮肤反应。',
      contraindications: '青霉素过敏及青霉素皮肤试验阳性者禁用。',
      precautions:
        '用药前须详问过敏史并做青霉素皮肤试验。传染性单核细胞增多症患者易发生皮疹，应避免使用。有哮喘、湿疹、荨麻疹等过敏史者慎用。疗程较长者应查肝肾功能和血象。勿用于病毒性感冒。',
      pregnancy: '孕妇应仅在确有必要时使用；可少量分泌入乳汁，哺乳期慎用或暂停哺乳。',
      elderly: '老年人肾功能可能减退，应适当调整剂量。',
      interactions:
        '丙磺舒可延缓排泄、升高血药浓度；与别嘌醇合用皮疹发生率增加；氯霉素、大环内酯类、四环素类可干扰其杀菌作用；可能增强抗凝药作用，与甲氨蝶呤合用毒性增加。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10042,
    name: '头孢呋辛酯片',
    latin: 'Cefuroxime Axetil Tablets',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '薄膜衣片',
    category: 'antibiotic',
    symptoms: ['cough'],
    aliases: ['头孢呋辛', '头孢类'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['头孢呋辛酯'],
    keyFacts: {
      how: '一次0.25g，一日2次，餐后',
      stop: '皮疹、气促、严重腹泻即停',
      avoid: '用药及停药7天内勿饮酒',
      askFirst: '青霉素、头孢过敏者先问',
    },
    offers: [
      {
        brand: '禾安',
        packings: [box('0.25g×12片', 2280, 2680), box('0.25g×6片', 1260)],
        picture: { form: 'tablet', hue: 222, design: 1 },
      },
      { brand: '拾穗', packings: [box('0.125g×12片', 1380), box('0.25g×12片', 1980)], picture: { form: 'box', hue: 42, design: 3 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色至微黄色。',
      indications:
        '用于敏感菌所致的咽炎、扁桃体炎、中耳炎、鼻窦炎、急性支气管炎和慢性支气管炎急性发作、泌尿道感染、皮肤软组织感染及单纯性淋病。',
      dosage:
        '餐后整片吞服。成人一般一次0.25g，一日2次；下呼吸道感染可一次0.5g，一日2次；单纯性下尿路感染一次0.125g，一日2次。能吞服片剂的儿童一次0.125~0.25g，一日2次。疗程通常5~10天。',
      adverse:
        '常见腹泻、恶心、呕吐、腹痛、头痛、头晕、肝酶一过性升高、嗜酸性粒细胞增多；少见皮疹、瘙痒、念珠菌过度生长；罕见过敏性休克、假膜性肠炎、溶血性贫血。',
      contraindications: '对本品及其他头孢菌素类过敏者禁用；有青霉素过敏性休克或即刻反应史者禁用。',
      precautions:
        '用药前应详问头孢菌素、青霉素过敏史。出现严重或持续腹泻应停药就医。片剂不宜嚼碎，不能吞咽片剂的幼儿应选其他剂型。长期使用可致非敏感菌过度生长。用药期间及停药后7天内避免饮酒。',
      pregnancy: '孕妇仅在有明确指征时使用；可进入乳汁，哺乳期慎用。',
      children: '5岁以下小儿不宜用片剂，宜用干混悬剂。',
      interactions: '降低胃酸的药物可减少吸收；丙磺舒可升高血药浓度；可能影响肠道菌群而降低口服避孕药效果；可使铜还原法尿糖试验假阳性。',
      storage: '遮光，密封，在阴凉处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10043,
    name: '阿奇霉素片',
    latin: 'Azithromycin Tablets',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '薄膜衣片',
    category: 'antibiotic',
    symptoms: ['cough'],
    aliases: ['阿奇霉素', '大环内酯类'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['阿奇霉素'],
    keyFacts: {
      how: '一次0.5g，一日1次，连服3天',
      stop: '心悸、皮疹、黄疸即停',
      avoid: '不与含铝镁抗酸药同服',
      askFirst: '心律失常、肝病者先问',
    },
    offers: [
      { brand: '岭青', packings: [box('0.25g×6片', 1380), box('0.25g×12片', 2580)], picture: { form: 'tablet', hue: 25, design: 2 } },
      { brand: '南浦', packings: [box('0.25g×6片', 1190, 1380), box('0.5g×3片', 1480)], picture: { form: 'tablet', hue: 185, design: 0 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications:
        '用于敏感菌所致的支气管炎、肺炎等下呼吸道感染，皮肤软组织感染，急性中耳炎、鼻窦炎、咽炎、扁桃体炎，以及沙眼衣原体所致的单纯性生殖器感染。',
      dosage:
        '口服，一日1次。成人一次0.5g，连用3天；或首日0.5g，第2~5日一日0.25g。沙眼衣原体等所致性传播疾病单次服1g。儿童总剂量30mg/kg，按一日10mg/kg连用3天，遵医嘱。',
      adverse:
        '常见腹泻、腹痛、恶心、呕吐、胀气、头痛；少见皮疹、头晕、味觉改变、听力下降、肝酶升高；罕见过敏性休克、严重皮肤反应、QT间期延长、肝炎、重症肌无力加重。',
      contraindications: '对阿奇霉素、红霉素或其他大环内酯类、酮内酯类过敏者禁用；既往使用阿奇霉素后有胆汁淤积性黄疸或肝功能不全史者禁用。',
      precautions:
        'QT间期延长、心律失常、低血钾或低血镁者慎用。肝功能损害者慎用，出现肝炎症状应停药。重症肌无力者可能加重。严重腹泻应排除假膜性肠炎。停药后过敏反应仍可能再现，应继续观察。',
      pregnancy: '孕妇仅在明确需要时使用；可进入乳汁，哺乳期慎用。',
      elderly: '老年人较易发生尖端扭转型室速，应注意。',
      interactions:
        '含铝镁抗酸药可降低血药峰浓度，不宜同服；与香豆素类抗凝药合用应监测凝血时间；可升高地高辛、环孢素浓度；避免与麦角类及延长QT间期的药物合用。',
      storage: '密封，在干燥处保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10044,
    name: '左氧氟沙星片',
    latin: 'Levofloxacin Tablets',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '薄膜衣片',
    category: 'antibiotic',
    symptoms: ['cough', 'diarrhea'],
    aliases: ['左氧氟沙星', '沙星类', '喹诺酮类'],
    audience: ['adult', 'elder'],
    ingredients: ['左氧氟沙星'],
    keyFacts: { how: '一次0.5g，一日1次', stop: '肌腱痛、心悸、麻木立即停', avoid: '避免强光暴晒，多饮水', askFirst: '未成年、孕哺期禁用' },
    offers: [
      { brand: '沐泉', packings: [box('0.5g×4片', 1680), box('0.5g×7片', 2780, 3080)], picture: { form: 'tablet', hue: 12, design: 4 } },
      { brand: '知白', packings: [box('0.1g×12片', 880), box('0.2g×10片', 1180)], picture: { form: 'tablet', hue: 248, design: 1 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色至淡黄色。',
      indications:
        '用于成人敏感菌所致的肺炎、急性细菌性鼻窦炎、慢性支气管炎急性发作、皮肤及软组织感染、慢性细菌性前列腺炎、复杂性和非复杂性尿路感染、急性肾盂肾炎等。',
      dosage:
        '口服，与进食无关。肾功能正常的成人常用一次0.5g，一日1次，疗程7~14天；非复杂性尿路感染一次0.25g，一日1次，用3天。肌酐清除率低于50ml/min者应调整剂量。用药期间宜多饮水。',
      adverse:
        '常见恶心、腹泻、便秘、头痛、头晕、失眠；严重者可见肌腱炎及肌腱断裂、周围神经病变、中枢神经系统反应、重症肌无力加重、QT间期延长、血糖异常、主动脉瘤或夹层、光敏反应。',
      contraindications: '对左氧氟沙星或其他喹诺酮类过敏者、妊娠及哺乳期妇女、18岁以下患者禁用。',
      precautions:
        '出现肌腱疼痛、肿胀，手足麻木刺痛，精神异常或心悸时应立即停药就医。癫痫、重症肌无力、QT间期延长、主动脉瘤高危者应避免使用或慎用。糖尿病患者应监测血糖。避免日光和紫外线直晒。',
      pregnancy: '妊娠及哺乳期妇女禁用。',
      children: '18岁以下禁用。',
      elderly: '老年人及合用糖皮质激素者肌腱断裂风险增加，应按肾功能调整剂量。',
      interactions:
        '含铝镁抗酸药、铁锌制剂、硫糖铝减少吸收，应间隔至少2小时；与降糖药合用可致血糖异常；与非甾体抗炎药合用增加惊厥风险；可增强抗凝药作用；避免与延长QT间期药合用。',
      storage: '遮光，密封保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10045,
    name: '头孢克肟颗粒',
    latin: 'Cefixime Granules',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '颗粒剂',
    category: 'antibiotic',
    symptoms: ['cough'],
    aliases: ['头孢克肟', '头孢类'],
    audience: ['child', 'adult'],
    ingredients: ['头孢克肟'],
    keyFacts: {
      how: '儿童1.5~3mg/kg，一日2次',
      stop: '皮疹、气促、严重腹泻即停',
      avoid: '用药及停药7天内勿饮酒',
      askFirst: '青霉素、头孢过敏者先问',
    },
    offers: [
      { brand: '拾穗', packings: [box('50mg×6袋', 1280), box('50mg×12袋', 2360, 2680)], picture: { form: 'sachet', hue: 55, design: 1 } },
      { brand: '禾安', packings: [box('50mg×8袋', 1780), box('50mg×10袋', 2180)], picture: { form: 'sachet', hue: 315, design: 3 } },
    ],
    leaflet: {
      traits: '本品为着色颗粒或白色至淡黄色颗粒；味甜。',
      indications: '用于敏感菌所致的支气管炎、肺炎、肾盂肾炎、膀胱炎、淋球菌性尿道炎、胆囊炎、胆管炎、猩红热、中耳炎、鼻窦炎等。',
      dosage:
        '温水冲服。成人及体重30kg以上儿童一次50~100mg，一日2次，重症可增至一次200mg，一日2次。小儿按体重一次1.5~3mg/kg，一日2次，重症可增至一次6mg/kg。肾功能障碍者减量。',
      adverse:
        '主要为腹泻、稀便、腹痛、恶心等胃肠道反应及皮疹、荨麻疹、瘙痒；可见肝酶升高、嗜酸性粒细胞增多；罕见休克、假膜性肠炎、粒细胞缺乏、严重皮肤反应。',
      contraindications: '对本品及其成份或其他头孢菌素类药物过敏者禁用。',
      precautions:
        '用药前应详问过敏史；有青霉素过敏史或本人、家属有过敏体质者慎用。严重肾功能障碍、经口进食困难、全身状态恶化者慎用。用药后出现严重腹泻应停药就医。用药期间及停药后7天内避免饮酒。',
      pregnancy: '孕妇仅在获益大于风险时使用；哺乳期用药时宜暂停哺乳。',
      children: '早产儿、新生儿用药的安全性尚未确立。',
      interactions: '可增强华法林的抗凝作用；与卡马西平合用可使后者浓度升高；可使还原法尿糖试验出现假阳性。',
      storage: '遮光，密封，在阴凉处（不超过20℃）保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10046,
    name: '磷酸奥司他韦胶囊',
    latin: 'Oseltamivir Phosphate Capsules',
    kind: 'chemical',
    mark: 'rx',
    form: '硬胶囊剂',
    category: 'antiviral',
    symptoms: ['fever'],
    aliases: ['奥司他韦', '抗流感药'],
    audience: ['adult', 'child', 'elder'],
    ingredients: ['磷酸奥司他韦'],
    keyFacts: {
      how: '一次75mg，一日2次，共5天',
      stop: '皮疹、行为异常停药就医',
      avoid: '不能代替流感疫苗',
      askFirst: '肾功能差、儿童用量先问',
    },
    offers: [
      { brand: '知白', packings: [box('75mg×10粒', 6680, 7680), box('75mg×6粒', 4280)], picture: { form: 'capsule', hue: 68, design: 4 } },
      { brand: '岭青', packings: [box('75mg×10粒', 5980), box('30mg×10粒', 3280)], picture: { form: 'capsule', hue: 280, design: 0 } },
    ],
    leaflet: {
      traits: '本品为硬胶囊，内容物为白色至微黄色粉末或颗粒。',
      indications: '用于成人和1岁及以上儿童的甲型和乙型流感治疗；用于成人和13岁及以上青少年的甲型和乙型流感预防。',
      dosage:
        '口服，与食物同服可提高耐受性。治疗应在症状出现48小时内开始：成人及13岁以上一次75mg，一日2次，共5天；1岁以上儿童按体重一次30~75mg，一日2次。预防：一次75mg，一日1次，至少7天。肾功能不全者减量。',
      adverse:
        '常见恶心、呕吐、头痛、腹痛，多在首次服药时；少见头晕、失眠、腹泻、皮疹；罕见肝酶升高、过敏反应、严重皮肤反应及神经精神异常。',
      contraindications: '对本品任何成份过敏者禁用。',
      precautions:
        '对流感以外疾病无效，不能取代流感疫苗。流感患者尤其儿童和青少年服药期间可能出现自我伤害、谵妄，应密切观察行为。肌酐清除率10~60ml/min者须调整剂量。慢性心肺疾病者应由医师评估。',
      pregnancy: '孕妇及哺乳期妇女由医师权衡利弊后可使用。',
      children: '1岁以下婴儿用药须由医师决定。',
      elderly: '一般无需调整剂量，肾功能减退者除外。',
      interactions:
        '使用本品前2周内或停药后48小时内不宜接种减毒活流感疫苗；丙磺舒可使活性代谢物浓度升高；与甲氨蝶呤等经肾小管分泌的药物合用应谨慎。',
      storage: '密封，在25℃以下保存。',
      shelfLife: '36个月',
    },
  },
  {
    code: 10047,
    name: '盐酸伐昔洛韦片',
    latin: 'Valaciclovir Hydrochloride Tablets',
    kind: 'chemical',
    mark: 'rx',
    form: '薄膜衣片',
    category: 'antiviral',
    symptoms: ['itch'],
    aliases: ['伐昔洛韦', '抗疱疹药'],
    audience: ['adult', 'elder'],
    ingredients: ['盐酸伐昔洛韦'],
    keyFacts: { how: '一次0.3g，一日2次，空腹', stop: '意识异常、少尿应就医', avoid: '用药期间须多饮水', askFirst: '肾功能差、孕哺期先问' },
    offers: [
      { brand: '远山', packings: [box('0.3g×6片', 1160), box('0.3g×12片', 2180)], picture: { form: 'tablet', hue: 202, design: 2 } },
    ],
    leaflet: {
      traits: '本品为薄膜衣片，除去包衣后显白色或类白色。',
      indications: '用于水痘带状疱疹病毒所致的带状疱疹，以及单纯疱疹病毒Ⅰ型、Ⅱ型感染，包括初发和复发性生殖器疱疹。',
      dosage:
        '口服，饭前空腹服用。一次0.3g，一日2次；带状疱疹连服10天，单纯疱疹连服7天。肾功能不全者应按肌酐清除率调整。出现症状后应尽早用药。',
      adverse:
        '可见轻度胃部不适、食欲减退、恶心、呕吐、腹泻、头痛、头晕；少见皮疹、荨麻疹、贫血、白细胞减少、肝酶升高；罕见肾功能损害、意识障碍、幻觉。',
      contraindications: '对本品及阿昔洛韦过敏者禁用。',
      precautions:
        '用药期间应给予充足的水，防止药物在肾小管内沉积。脱水、肾功能不全者慎用。严重免疫功能缺陷者长期或大剂量应用可能引起血栓性血小板减少性紫癜及溶血尿毒综合征。生殖器疱疹患者应避免性接触。',
      pregnancy: '孕妇仅在获益大于风险时使用；活性成份可进入乳汁，哺乳期慎用。',
      children: '儿童用药的安全有效性尚未确立。',
      elderly: '老年人肾功能减退，应调整剂量。',
      interactions: '与齐多夫定合用可引起深度昏睡和疲劳；丙磺舒、西咪替丁可减少肾清除、升高血药浓度；避免与其他肾毒性药物合用。',
      storage: '密封，在干燥处保存。',
      shelfLife: '24个月',
    },
  },
  {
    code: 10048,
    name: '甲硝唑片',
    latin: 'Metronidazole Tablets',
    kind: 'chemical',
    mark: 'rx',
    isAntibiotic: true,
    form: '片剂',
    category: 'antibiotic',
    symptoms: ['toothache', 'diarrhea'],
    aliases: ['甲硝唑', '灭滴灵', '硝基咪唑类'],
    audience: ['adult', 'elder'],
    ingredients: ['甲硝唑'],
    keyFacts: {
      how: '一次0.2~0.4g，一日3次',
      stop: '抽搐、手足麻木立即停药',
      avoid: '用药及停药7天内忌酒',
      askFirst: '孕哺期、神经系统病先问',
    },
    offers: [
      { brand: '朴禾', packings: [box('0.2g×24片', 580), box('0.2g×48片', 980)], picture: { form: 'tablet', hue: 135, design: 3 } },
      { brand: '南浦', packings: [box('0.2g×21片', 520), box('0.2g×100片', 1480, 1680)], picture: { form: 'bottle', hue: 100, design: 0 } },
    ],
    leaflet: {
      traits: '本品为白色或类白色片。',
      indications: '用于肠道和肠外阿米巴病、阴道滴虫病、小袋虫病、麦地那龙线虫病、贾第虫病；也广泛用于厌氧菌感染的治疗。',
      dosage:
        '口服。成人厌氧菌感染一日0.6~1.2g，分3次服，7~10天为一疗程；滴虫病一次0.2g，一日4次，疗程7天；肠道阿米巴病一次0.4~0.6g，一日3次，疗程7天。肝功能不全者减量。',
      adverse:
        '以恶心、呕吐、食欲不振、腹部绞痛等消化道反应最常见，口中可有金属味；可见头痛、眩晕；偶见感觉异常、肢体麻木、共济失调；大剂量可致抽搐；少见荨麻疹、白细胞减少，停药后可恢复。',
      contraindications: '有活动性中枢神经系统疾患和血液病者、孕妇及哺乳期妇女禁用；对本品过敏者禁用。',
      precautions:
        '用药期间及停药后至少7天内禁止饮酒及含酒精饮料，以免发生双硫仑样反应。出现运动失调或其他中枢神经症状应停药。本品代谢产物可使尿液呈深红色。重复疗程前应做白细胞计数。',
      pregnancy: '孕妇及哺乳期妇女禁用。',
      elderly: '肝功能减退者应调整剂量。',
      interactions:
        '可增强华法林等抗凝药作用；苯妥英钠、苯巴比妥可加快其代谢；西咪替丁可减慢代谢；与双硫仑合用可出现精神症状；可干扰转氨酶和血糖测定结果。',
      storage: '遮光，密封保存。',
      shelfLife: '48个月',
    },
  },
]
