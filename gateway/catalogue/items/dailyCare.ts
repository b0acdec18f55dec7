import type { Goods, Packing } from '../types'

const unit = (name: string) => (spec: string, price: number, list?: number): Packing => ({
  spec,
  unit: name,
  price,
  ...(list ? { list } : {}),
})
const bottle = unit('瓶')
const box = unit('盒')
const tube = unit('支')
const bag = unit('包')

/** What every lotion, wash and cream says. */
const SKIN = '仅供外用，避免入眼，入眼请立即用清水冲洗。首次使用请先在耳后小面积试用。请放在儿童拿不到的地方。'
const COOL = '阴凉干燥处，避免阳光直射。'
const FLAMMABLE = '易燃，远离火源和热源，使用时保持通风。'

/** Daily care: mouth, skin, eyes, cleaning; nothing here treats an illness. */
export const dailyCare: Goods[] = [
  {
    code: 13061, name: '尿素维E护手霜', latin: 'Urea & Vitamin E Hand Cream', kind: 'care', mark: 'none', form: '霜',
    category: 'skinCare', symptoms: [], aliases: ['护手霜', '手霜'], audience: ['adult', 'elder'], ingredients: ['水', '甘油', '尿素', '生育酚乙酸酯', '角鲨烷'],
    keyFacts: { how: '洗手擦干后涂抹揉匀', stop: '红肿、刺痛请停用', avoid: '避开破损皮肤', askFirst: '皮肤病患者先问医生' },
    offers: [
      { brand: '青禾', packings: [tube('80g', 1590), tube('80g×3支', 3990, 4770)], picture: { form: 'tube', hue: 350, design: 0 } },
      { brand: '晴川', packings: [tube('50g', 1280), tube('50g×2支', 2280)], picture: { form: 'tube', hue: 70, design: 3 } },
    ],
    leaflet: {
      composition: '水、甘油、尿素、鲸蜡硬脂醇、角鲨烷、生育酚乙酸酯、苯氧乙醇等。',
      scope: '用于手部皮肤的滋润和保湿，适合干燥季节使用。',
      usage: '清洁双手后取适量，涂抹手背、指缝和指尖，揉至吸收。可随时补涂。',
      contraindications: '对任一成分过敏者不宜使用。',
      precautions: SKIN, storage: COOL, shelfLife: '36个月',
    },
  },
  {
    code: 13062, name: '神经酰胺身体乳', latin: 'Ceramide Body Lotion', kind: 'care', mark: 'none', form: '乳',
    category: 'skinCare', symptoms: [], aliases: ['身体乳', '润肤乳', '润肤露'], audience: ['adult', 'elder'], ingredients: ['水', '甘油', '神经酰胺NP', '泛醇', '乳木果油'],
    keyFacts: { how: '浴后趁皮肤微湿涂抹全身', stop: '红肿、刺痛请停用', avoid: '避开破损皮肤', askFirst: '湿疹急性期先问医生' },
    offers: [
      { brand: '青禾', packings: [bottle('300ml', 4900, 5900), bottle('500ml', 6900)], picture: { form: 'pump', hue: 320 } },
      { brand: '沐泉', packings: [bottle('400ml', 6800), bottle('400ml×2瓶', 12800)], picture: { form: 'pump', hue: 230 } },
    ],
    leaflet: {
      composition: '水、甘油、乳木果油、神经酰胺NP、泛醇、胆甾醇、苯氧乙醇等，不添加香精。',
      scope: '用于身体皮肤的滋润和保湿，适合干燥肤质日常使用。',
      usage: '沐浴后取适量涂抹全身，小腿、手肘等干燥部位可多涂一次，早晚均可。',
      contraindications: '对任一成分过敏者不宜使用。',
      precautions: SKIN, storage: COOL, shelfLife: '36个月',
    },
  },
  {
    code: 13063, name: '隐形眼镜护理液', latin: 'Contact Lens Solution', kind: 'care', mark: 'none', form: '液体',
    category: 'eyeCare', symptoms: [], aliases: ['隐形护理液', '美瞳护理液', '洗眼镜液'], audience: ['adult'], ingredients: ['纯化水', '氯化钠', '硼酸', '聚六亚甲基双胍'],
    keyFacts: { how: '揉搓冲洗后浸泡4小时以上', stop: '眼红、刺痛请摘镜就医', avoid: '不可用自来水代替', askFirst: '角膜有伤口者先看眼科' },
    offers: [
      { brand: '青禾', packings: [bottle('120ml', 1690), bottle('500ml', 3990, 4690), bottle('500ml＋120ml', 4990)], picture: { form: 'bottle', hue: 215 } },
      { brand: '云杉', packings: [bottle('360ml', 3280), bottle('360ml×2瓶', 5980)], picture: { form: 'bottle', hue: 175 } },
    ],
    leaflet: {
      composition: '纯化水、氯化钠、硼酸、依地酸二钠、聚六亚甲基双胍（0.0001%）。附镜片盒。',
      scope: '用于软性接触镜的清洁、冲洗、消毒、除蛋白和贮存。',
      usage: '1. 洗手擦干，取下镜片放于掌心。\n2. 滴3~5滴护理液，每面轻轻揉搓约20秒。\n3. 用护理液冲净，放入镜盒浸没，至少4小时。\n4. 佩戴前再冲洗一次，镜盒每天换液、每3个月更换。',
      contraindications: '对任一成分过敏者禁用。不用于硬性接触镜。',
      precautions: '瓶口勿接触任何物品。开启后90天内用完。不可直接滴入眼内。', storage: '常温密封保存，避免阳光直射。', shelfLife: '24个月',
    },
  },
  {
    code: 13064, name: '隐形眼镜润滑液', latin: 'Lens Rewetting Drops', kind: 'care', mark: 'none', form: '液体',
    category: 'eyeCare', symptoms: [], aliases: ['润眼液', '隐形润滑液', '美瞳润滑'], audience: ['adult'], ingredients: ['纯化水', '透明质酸钠', '氯化钠', '硼酸'],
    keyFacts: { how: '戴镜时滴1~2滴，轻眨眼', stop: '眼红、疼痛请摘镜就医', avoid: '瓶口不可触碰眼睛', askFirst: '眼部用药者先问眼科' },
    offers: [
      { brand: '云杉', packings: [box('10ml', 1980), box('0.5ml×20支', 3980, 4580)], picture: { form: 'dropper', hue: 200, design: 0 } },
    ],
    leaflet: {
      composition: '纯化水、透明质酸钠、氯化钠、硼酸、硼砂。',
      scope: '用于软性、硬性接触镜佩戴前和佩戴中镜片的湿润。',
      usage: '洗净双手，佩戴前在镜片内面滴1滴；佩戴中每眼滴1~2滴，轻轻眨眼。',
      contraindications: '对任一成分过敏者禁用。眼部感染者禁用。',
      precautions: '多剂量瓶开启后30天内用完，单支装开启后24小时内用完。', storage: '常温密封保存，避免阳光直射。', shelfLife: '24个月',
    },
  },
  {
    code: 13065, name: '扁线牙线棒', latin: 'Dental Floss Picks', kind: 'care', mark: 'none', form: '牙线',
    category: 'oralCare', symptoms: [], aliases: ['牙线', '牙签线'], audience: ['adult', 'elder'], ingredients: ['超高分子量聚乙烯线', '聚丙烯手柄'],
    keyFacts: { how: '餐后贴牙面上下刮动', stop: '持续出血请看牙医', avoid: '不要用力压入牙龈', askFirst: '种植牙、矫正者问牙医' },
    offers: [
      { brand: '青禾', packings: [box('50支×4盒', 1690), box('50支×10盒', 3690, 4220)], picture: { form: 'box', hue: 175, design: 4 } },
    ],
    leaflet: {
      composition: '线：超高分子量聚乙烯；手柄：聚丙烯。',
      scope: '用于清除牙缝间的食物残渣和软垢。',
      usage: '将线轻轻滑入牙缝，紧贴牙面呈C形，上下刮动数次后取出，每个牙缝用一段清洁的线。',
      contraindications: '儿童须在成人看护下使用。',
      precautions: '初次使用可能轻微出血，持续一周以上请看牙医。一次性使用。', storage: '干燥清洁处。', shelfLife: '36个月',
    },
  },
  {
    code: 13066, name: '冲牙器替换喷头', latin: 'Water Flosser Nozzles', kind: 'care', mark: 'none', form: '配件',
    category: 'oralCare', symptoms: [], aliases: ['冲牙器头', '洗牙器喷嘴', '水牙线喷头'], audience: ['adult'], ingredients: ['聚碳酸酯', '硅胶'],
    keyFacts: { how: '对准卡口推入，听到咔嗒', stop: '开裂、变形请更换', avoid: '多人不可共用一支', askFirst: '请核对机器型号' },
    offers: [
      { brand: '云杉', packings: [box('标准喷头4支', 3900), box('正畸喷头4支', 4500), box('标准＋舌刮共6支', 5200, 5800)], picture: { form: 'box', hue: 230, design: 1 } },
    ],
    leaflet: {
      composition: '聚碳酸酯喷管、硅胶密封圈。',
      scope: '用于同规格卡口的手持式冲牙器。',
      usage: '关机后按下松脱键取下旧喷头，新喷头对准卡口推入。建议每3个月更换。',
      contraindications: '口腔手术后两周内请遵牙医指导。',
      precautions: '从低档水压开始，喷头与牙龈成直角。用后擦干。', storage: '干燥清洁处。', shelfLife: '60个月',
    },
  },
  {
    code: 13067, name: '清新漱口水', latin: 'Fresh Mouthwash', kind: 'care', mark: 'none', form: '液体',
    category: 'oralCare', symptoms: [], aliases: ['漱口水', '口气清新'], audience: ['adult', 'elder'], ingredients: ['水', '甘油', '木糖醇', '西吡氯铵', '薄荷香精'],
    keyFacts: { how: '每次15ml，含漱30秒吐出', stop: '口腔刺痛请停用', avoid: '不可吞咽', askFirst: '6岁以下儿童不宜使用' },
    offers: [
      { brand: '青禾', packings: [bottle('250ml', 1990), bottle('500ml', 2990, 3590), bottle('500ml×2瓶', 5600)], picture: { form: 'bottle', hue: 185 } },
      { brand: '沐泉', packings: [box('12ml×20条', 2680), bottle('500ml', 3280)], picture: { form: 'sachet', hue: 290, design: 0 } },
    ],
    leaflet: {
      composition: '水、甘油、木糖醇、西吡氯铵、薄荷香精，不含酒精。',
      scope: '用于日常清洁口腔、清新口气。',
      usage: '刷牙后取约15ml，在口中含漱30秒后吐出，一日2次，用后30分钟内不饮食。',
      contraindications: '6岁以下儿童及不能控制吞咽者不宜使用。',
      precautions: '不能代替刷牙。口腔溃烂、牙龈红肿请看牙医。', storage: COOL, shelfLife: '36个月',
    },
  },
  {
    code: 13068, name: '敏感护理牙膏', latin: 'Sensitive Care Toothpaste', kind: 'care', mark: 'none', form: '膏',
    category: 'oralCare', symptoms: [], aliases: ['牙膏', '抗敏牙膏'], audience: ['adult', 'elder'], ingredients: ['水合硅石', '山梨醇', '硝酸钾', '氟化钠'],
    keyFacts: { how: '早晚各一次，刷2~3分钟', stop: '口腔不适请停用', avoid: '不可吞咽', askFirst: '牙痛持续请看牙医' },
    offers: [
      { brand: '青禾', packings: [tube('120g', 1690), tube('120g×3支', 4290, 5070)], picture: { form: 'tube', hue: 200, design: 2 } },
    ],
    leaflet: {
      composition: '水、山梨醇、水合硅石、甘油、硝酸钾（5%）、氟化钠（总氟量0.10%）、香精等。',
      scope: '用于日常清洁牙齿，有助于减轻牙本质敏感。',
      usage: '早晚刷牙，每次挤出约1厘米，刷2~3分钟后漱净。',
      contraindications: '对任一成分过敏者不宜使用。',
      precautions: '6岁以下儿童请用豌豆大小并在成人指导下使用。', storage: COOL, shelfLife: '36个月',
    },
  },
  {
    code: 13069, name: '假牙清洁片', latin: 'Denture Cleansing Tablets', kind: 'care', mark: 'none', form: '泡腾片',
    category: 'oralCare', symptoms: [], aliases: ['假牙泡腾片', '义齿清洁', '保持器清洁片'], audience: ['elder', 'adult'], ingredients: ['碳酸氢钠', '过碳酸钠', '柠檬酸'],
    keyFacts: { how: '温水1片，浸泡5分钟后冲净', stop: '假牙变色请停用', avoid: '不可放入口中', askFirst: '材质不明请问牙医' },
    offers: [
      { brand: '青禾', packings: [box('30片/盒', 1980), box('96片/盒', 4980, 5680)], picture: { form: 'tablet', hue: 190, design: 0 } },
    ],
    leaflet: {
      composition: '碳酸氢钠、柠檬酸、过碳酸钠、月桂醇硫酸酯钠、薄荷香精。',
      scope: '用于假牙、牙齿保持器的浸泡清洁。',
      usage: '取一杯能没过假牙的温水（约40℃），放入1片，浸泡5分钟，用软毛刷轻刷并以清水冲净。',
      contraindications: '不可口服、不可直接在口中使用。',
      precautions: '请放在儿童拿不到的地方。勿用热水，以免假牙变形。', storage: '密封，干燥处。', shelfLife: '36个月',
    },
  },
  {
    code: 13070, name: '婴儿护臀膏', latin: 'Baby Nappy Cream', kind: 'care', mark: 'none', form: '膏',
    category: 'childCare', symptoms: [], aliases: ['屁屁霜', '护臀霜', '尿布膏'], audience: ['child'], ingredients: ['氧化锌', '凡士林', '羊毛脂', '甘油'],
    keyFacts: { how: '擦净擦干后薄涂一层', stop: '红肿、破溃请就医', avoid: '避开口、眼部位', askFirst: '皮肤已破损先问医生' },
    offers: [
      { brand: '青禾', packings: [tube('60g', 3280), tube('60g×2支', 5980, 6560)], picture: { form: 'tube', hue: 60, design: 1 } },
      { brand: '晴川', packings: [tube('100g', 4580), tube('30g', 1980)], picture: { form: 'tube', hue: 155, design: 2 } },
    ],
    leaflet: {
      composition: '水、氧化锌、凡士林、甘油、羊毛脂、泛醇等，不添加香精。',
      scope: '用于婴幼儿臀部皮肤的护理，在皮肤表面形成保护层。',
      usage: '更换尿布时温水清洁臀部，轻轻拭干，薄涂一层。',
      contraindications: '对任一成分过敏者不宜使用。',
      precautions: SKIN, storage: COOL, shelfLife: '36个月',
    },
  },
  {
    code: 13071, name: '婴儿洗发沐浴露', latin: 'Baby Hair & Body Wash', kind: 'care', mark: 'none', form: '液体',
    category: 'childCare', symptoms: [], aliases: ['宝宝沐浴露', '婴儿洗发水'], audience: ['child'], ingredients: ['水', '椰油酰甘氨酸钠', '甘油', '燕麦提取物'],
    keyFacts: { how: '温水打湿，起泡后冲净', stop: '发红、起疹请停用', avoid: '避免入眼', askFirst: '湿疹宝宝先问医生' },
    offers: [
      { brand: '青禾', packings: [bottle('300ml', 3980), bottle('500ml', 5680, 6280)], picture: { form: 'pump', hue: 80 } },
    ],
    leaflet: {
      composition: '水、椰油酰甘氨酸钠、癸基葡糖苷、甘油、燕麦提取物、柠檬酸等。',
      scope: '用于婴幼儿头发和身体的清洁。',
      usage: '打湿后取适量，在手心起泡，轻轻揉洗后用清水冲净，每周2~3次即可。',
      contraindications: '对任一成分过敏者不宜使用。',
      precautions: SKIN, storage: COOL, shelfLife: '36个月',
    },
  },
  {
    code: 13072, name: '免洗手消毒凝胶', latin: 'Hand Sanitizing Gel', kind: 'care', mark: 'none', form: '凝胶',
    category: 'disinfection', symptoms: [], aliases: ['免洗洗手液', '手消', '消毒凝胶'], audience: ['adult', 'elder'], ingredients: ['乙醇', '甘油', '卡波姆', '纯化水'],
    keyFacts: { how: '取2~3ml揉搓1分钟至干', stop: '皮肤刺痛请停用', avoid: '远离火源，不可口服', askFirst: '酒精过敏者不可用' },
    offers: [
      { brand: '青禾', packings: [bottle('500ml', 1990), bottle('60ml×3瓶', 1890, 2370)], picture: { form: 'pump', hue: 200 } },
      { brand: '云杉', packings: [bottle('300ml', 1680), bottle('300ml×2瓶', 2980)], picture: { form: 'pump', hue: 150 } },
    ],
    leaflet: {
      composition: '乙醇（65%~75%，体积比）、甘油、卡波姆、纯化水。',
      scope: '用于手部皮肤的消毒。',
      usage: '取2~3ml于掌心，按七步洗手法揉搓双手约1分钟至干，无需水洗。',
      contraindications: '对酒精过敏者禁用。手部有破损时不宜使用。',
      precautions: FLAMMABLE + '外用消毒产品，不可口服。儿童须在成人看护下使用。', storage: '阴凉通风处，密封保存。', shelfLife: '24个月',
    },
  },
  {
    code: 13073, name: '75%酒精消毒液', latin: '75% Alcohol Disinfectant', kind: 'care', mark: 'none', form: '液体',
    category: 'disinfection', symptoms: [], aliases: ['酒精', '医用酒精', '乙醇消毒液'], audience: ['adult', 'elder'], ingredients: ['乙醇', '纯化水'],
    keyFacts: { how: '擦拭2遍，作用1~3分钟', stop: '皮肤灼痛立即冲洗', avoid: '远离火源，不喷洒空气', askFirst: '酒精过敏者不可用' },
    offers: [
      { brand: '青禾', packings: [bottle('100ml', 480), bottle('500ml', 1180), bottle('500ml×4瓶', 4200, 4720)], picture: { form: 'bottle', hue: 240 } },
      { brand: '云杉', packings: [bottle('500ml', 1090), bottle('2.5L', 3980)], picture: { form: 'bottle', hue: 25 } },
    ],
    leaflet: {
      composition: '乙醇（75%±5%，体积比）、纯化水。',
      scope: '用于完整皮肤、手和一般物体表面的消毒。',
      usage: '皮肤：棉签或棉球蘸取，擦拭2遍，作用1~3分钟。物体表面：擦拭后自然晾干。',
      contraindications: '对酒精过敏者禁用。不用于黏膜和较大创面，婴幼儿皮肤慎用。',
      precautions: FLAMMABLE + '外用消毒产品，不可口服。不宜大面积喷洒。', storage: '阴凉通风处，密封避光。', shelfLife: '24个月',
    },
  },
  {
    code: 13074, name: '碘伏消毒液', latin: 'Povidone-Iodine Disinfectant', kind: 'care', mark: 'none', form: '液体',
    category: 'disinfection', symptoms: ['wound'], aliases: ['碘伏', '碘酒', '聚维酮碘'], audience: ['adult', 'child', 'elder'], ingredients: ['聚维酮碘', '纯化水'],
    keyFacts: { how: '涂擦2遍，作用1~3分钟', stop: '灼痛、皮疹立即停用', avoid: '不与红药水同时使用', askFirst: '碘过敏、甲状腺病先问' },
    offers: [
      { brand: '云杉', packings: [bottle('100ml', 580), bottle('500ml', 1680), bottle('100ml喷雾', 880)], picture: { form: 'bottle', hue: 40 } },
    ],
    leaflet: {
      composition: '聚维酮碘、纯化水；有效碘含量0.45%~0.55%。',
      scope: '用于完整皮肤、小创口周围皮肤的消毒。',
      usage: '用无菌棉签蘸取原液，由中心向外涂擦2遍，作用1~3分钟。',
      contraindications: '对碘过敏者禁用。新生儿慎用。',
      precautions: '外用消毒产品，不可口服。甲状腺疾病患者、孕妇请先咨询医生。避免接触衣物，以免染色。', storage: '阴凉避光，密封保存。', shelfLife: '24个月',
    },
  },
  {
    code: 13075, name: '可冲散湿厕纸', latin: 'Flushable Moist Tissue', kind: 'care', mark: 'none', form: '湿巾',
    category: 'disinfection', symptoms: [], aliases: ['湿厕纸', '湿巾', '如厕湿巾'], audience: ['adult', 'child', 'elder'], ingredients: ['原生木浆', '纯水', '甘油'],
    keyFacts: { how: '如厕后擦拭，可冲马桶', stop: '皮肤不适请停用', avoid: '一次勿投过多，防堵塞', askFirst: '局部破损者先问医生' },
    offers: [
      { brand: '青禾', packings: [bag('40片×5包', 2680), bag('80片×4包', 3680, 4280)], picture: { form: 'box', hue: 180 } },
      { brand: '晴川', packings: [bag('10片×20包', 2980), bag('40片×10包', 4980)], picture: { form: 'box', hue: 140 } },
    ],
    leaflet: {
      composition: '原生木浆复合布、纯水、甘油、苯甲酸钠；不含酒精和荧光剂。',
      scope: '用于如厕后的日常清洁。',
      usage: '揭开封口抽取，擦拭后可直接投入马桶冲散，用后贴紧封口。',
      contraindications: '对任一成分过敏者不宜使用。',
      precautions: '非医疗用品。请放在儿童拿不到的地方。', storage: COOL, shelfLife: '36个月',
    },
  },
  {
    code: 13076, name: '成人纸尿裤', latin: 'Adult Briefs', kind: 'care', mark: 'none', form: '护理用品',
    category: 'disinfection', symptoms: [], aliases: ['尿不湿', '老人纸尿裤', '拉拉裤'], audience: ['elder', 'adult'], ingredients: ['无纺布', '绒毛浆', '高吸水树脂'],
    keyFacts: { how: '按臀围选码，湿后及时换', stop: '皮肤红肿请暂停使用', avoid: '不可丢入马桶', askFirst: '压疮、皮肤破损先问护士' },
    offers: [
      { brand: '青禾', packings: [bag('M码10片', 3690), bag('L码10片', 3990), bag('L码10片×4包', 14800, 15960)], picture: { form: 'box', hue: 215 } },
      { brand: '云杉', packings: [bag('L码18片', 6200), bag('XL码16片', 6200)], picture: { form: 'box', hue: 265 } },
    ],
    leaflet: {
      composition: '表层无纺布、绒毛浆、高吸水树脂、透气底膜、魔术腰贴。',
      scope: '供行动不便或尿失禁的成人使用。',
      usage: '1. 按臀围选码：M码80~105cm，L码95~120cm，XL码105~135cm。\n2. 侧卧垫入，有腰贴的一端在后。\n3. 前片拉平，腰贴左右对称粘好，整理腿部防漏边。\n4. 潮湿后及时更换并清洁皮肤。',
      contraindications: '对材料过敏者不宜使用。',
      precautions: '远离火源。用后卷起丢入垃圾桶。', storage: '干燥、避光处。', shelfLife: '36个月',
    },
  },
  {
    code: 13077, name: '成人护理垫', latin: 'Disposable Underpads', kind: 'care', mark: 'none', form: '护理用品',
    category: 'disinfection', symptoms: [], aliases: ['隔尿垫', '一次性床垫', '产褥垫'], audience: ['elder', 'adult'], ingredients: ['无纺布', '绒毛浆', '高吸水树脂'],
    keyFacts: { how: '吸水面朝上铺平', stop: '皮肤红肿请暂停使用', avoid: '不可丢入马桶', askFirst: '压疮护理请问护士' },
    offers: [
      { brand: '青禾', packings: [bag('60×60cm×20片', 3280), bag('60×90cm×10片', 2580, 2980), bag('60×90cm×40片', 8900)], picture: { form: 'box', hue: 345 } },
    ],
    leaflet: {
      composition: '表层无纺布、绒毛浆、高吸水树脂、防漏底膜。',
      scope: '供卧床、术后、产后人群垫于床面或座椅使用。',
      usage: '展开铺平，吸水面朝上，垫于身体下方，浸湿后及时更换。',
      contraindications: '对材料过敏者不宜使用。',
      precautions: '远离火源。一次性使用，用后卷起丢入垃圾桶。', storage: '干燥、避光处。', shelfLife: '36个月',
    },
  },
  {
    code: 13078, name: '清爽防晒霜SPF50＋', latin: 'Light Sunscreen SPF50+ PA+++', kind: 'care', mark: 'none', form: '霜',
    category: 'skinCare', symptoms: [], aliases: ['防晒霜', '防晒乳'], audience: ['adult'], ingredients: ['水', '二氧化钛', '氧化锌', '甘油', '双-乙基己氧苯酚甲氧苯基三嗪'],
    keyFacts: { how: '出门前15分钟足量涂抹', stop: '红肿、刺痛请停用', avoid: '每2小时补涂，勿入眼', askFirst: '敏感皮肤先小面积试用' },
    offers: [
      { brand: '晴川', packings: [tube('50g', 5900, 7900), tube('50g×2支', 10900)], picture: { form: 'tube', hue: 75, design: 4 } },
      { brand: '沐泉', packings: [tube('60g', 6800), tube('30g', 3980)], picture: { form: 'tube', hue: 215, design: 3 } },
    ],
    leaflet: {
      composition: '水、二氧化钛、氧化锌、甘油、双-乙基己氧苯酚甲氧苯基三嗪、苯氧乙醇等。SPF50＋，PA＋＋＋。',
      scope: '用于面部和身体皮肤的防晒。',
      usage: '日晒前15分钟取足量均匀涂抹，户外每2小时补涂一次，出汗、戏水后及时补涂。回家后洗净。',
      contraindications: '对任一成分过敏者不宜使用。',
      precautions: SKIN + '不能单靠防晒霜长时间曝晒，请同时使用帽子、衣物遮挡。', storage: COOL, shelfLife: '36个月',
    },
  },
  {
    code: 13079, name: '洗鼻盐', latin: 'Nasal Rinse Salt', kind: 'care', mark: 'none', form: '粉剂',
    category: 'nose', symptoms: [], aliases: ['鼻腔冲洗盐', '洗鼻器盐', '生理盐'], audience: ['adult', 'child'], ingredients: ['氯化钠', '碳酸氢钠'],
    keyFacts: { how: '1袋兑250ml温开水冲洗', stop: '疼痛、出血请停用', avoid: '不用未烧开的生水', askFirst: '中耳炎、鼻部术后先问' },
    offers: [
      { brand: '青禾', packings: [box('2.7g×30袋', 1990), box('2.7g×60袋', 3490, 3980)], picture: { form: 'sachet', hue: 205, design: 2 } },
      { brand: '云杉', packings: [box('4.5g×40袋', 2690), box('儿童型1.5g×30袋', 1890)], picture: { form: 'sachet', hue: 165, design: 3 } },
    ],
    leaflet: {
      composition: '氯化钠、碳酸氢钠。',
      scope: '配成等渗盐水，供洗鼻器清洁鼻腔使用。',
      usage: '1. 用烧开后放温（约32~37℃）的水250ml溶解1袋。\n2. 倒入洗鼻器，身体前倾，头略偏向一侧。\n3. 从上方鼻孔缓慢冲入，张口呼吸，让水从另一侧流出。\n4. 轻轻擤净，换另一侧；洗鼻器冲净晾干。',
      contraindications: '鼻出血、急性中耳炎者不宜使用。',
      precautions: '溶液现配现用。冲洗时不要吞咽、说话，擤鼻时两侧分开轻擤。', storage: '密封，干燥处。', shelfLife: '36个月',
    },
  },
  {
    code: 13080, name: '修护润唇膏', latin: 'Repair Lip Balm', kind: 'care', mark: 'none', form: '膏',
    category: 'skinCare', symptoms: [], aliases: ['唇膏', '护唇膏'], audience: ['adult', 'child', 'elder'], ingredients: ['凡士林', '蜂蜡', '角鲨烷', '生育酚'],
    keyFacts: { how: '清洁嘴唇后薄涂，随时补', stop: '唇部红肿请停用', avoid: '避免多人共用', askFirst: '唇炎患者先问医生' },
    offers: [
      { brand: '晴川', packings: [tube('4g', 1280), tube('4g×3支', 3280, 3840)], picture: { form: 'box', hue: 10, design: 0 } },
    ],
    leaflet: {
      composition: '凡士林、蜂蜡、角鲨烷、蓖麻籽油、生育酚。',
      scope: '用于唇部皮肤的滋润和保湿。',
      usage: '清洁唇部后均匀涂抹，干燥时可随时补涂，睡前可厚涂。',
      contraindications: '对任一成分过敏者不宜使用。',
      precautions: '避免高温，以免软化变形。' + SKIN, storage: COOL, shelfLife: '36个月',
    },
  },
]
